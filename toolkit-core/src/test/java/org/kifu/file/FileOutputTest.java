package org.kifu.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class FileOutputTest {
  @TempDir private Path folder;

  @Test
  void goesOnAfterAsManyBytesAsAreSaid() throws IOException {
    Path file = Files.writeString(folder.resolve("journal"), "whole\nhal");
    try (FileOutput out = FileOutput.after(6, file)) {
      out.write('x');
      out.force();
    }
    assertThat(file).hasContent("whole\nx");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aFileThatCannotBeGoneOnWithIsClosed() throws IOException {
    Path file = Files.createFile(folder.toRealPath().resolve("journal"));
    assertThatThrownBy(() -> FileOutput.after(-1, file))
        .isInstanceOf(IllegalArgumentException.class);
    try (Stream<Path> open = Files.list(Path.of("/proc/self/fd"))) {
      assertThat(open.filter(Files::isSymbolicLink).map(FileOutputTest::target))
          .doesNotContain(file);
    }
  }

  /** The file behind an open descriptor; it may be closed by now. */
  private static Path target(Path open) {
    try {
      return Files.readSymbolicLink(open);
    } catch (IOException _) {
      return open;
    }
  }

  @Test
  void putsAHeaderInPlaceAndGoesOn() throws IOException {
    Path file = folder.resolve("games");
    try (FileOutput out = FileOutput.to(file)) {
      out.write("..ab".getBytes(StandardCharsets.UTF_8));
      out.writeAt(0, "01".getBytes(StandardCharsets.UTF_8));
      out.write('c');
    }
    assertThat(file).hasContent("01abc");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void namesTheFileThatHasNoRoom() throws IOException {
    try (FileOutput out = FileOutput.to(Path.of("/dev/full"))) {
      assertThatThrownBy(() -> out.write(new byte[10]))
          .isInstanceOfSatisfying(
              FileSystemException.class,
              failure -> {
                assertThat(failure.getFile()).isEqualTo("/dev/full");
                assertThat(failure.getReason()).isEqualTo("No space left on device");
              });
    }
  }
}
