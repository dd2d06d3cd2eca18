package org.kifu.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.format.Inputs;
import org.kifu.source.Source;
import org.kifu.source.SourceFolder;
import org.kifu.testing.Draw;
import org.kifu.testing.Property;
import org.kifu.testing.Slow;

class FileNamesTest {
  private static final Byte[] LETTERS = {'\\', '\\', '\\', 'x', 'e', '9', (byte) 0xE9};
  @TempDir private Path folder;

  /** The name of a file in ISO-8859-1. */
  private static final String ACUTE = FileNames.word(new byte[] {'a', (byte) 0xE9});

  private static final String GRAVE = FileNames.word(new byte[] {'a', (byte) 0xE8});

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(FileNames.path(name)), text);
  }

  @Property(tries = 1000)
  void aWordHasTheBytesItWasMadeOf(Draw draw) {
    byte[] bytes = draw.bytes();
    assertThat(FileNames.bytes(FileNames.word(bytes))).isEqualTo(bytes);
  }

  @Slow
  @Property(tries = 50)
  void twoNamesNeverLookTheSame(Draw draw) {
    Set<String> words = new HashSet<>(draw.list(1000, 1000, () -> word(draw)));
    assertThat(words.stream().map(FileNames::shown)).doesNotHaveDuplicates();
  }

  /** Of few letters, so that many look like others. */
  private static String word(Draw draw) {
    List<Byte> bytes = draw.list(1, 7, () -> draw.oneOf(LETTERS));
    byte[] name = new byte[bytes.size()];
    for (int i = 0; i < name.length; i++) {
      name[i] = bytes.get(i);
    }
    return FileNames.word(name);
  }

  @Test
  void wordsOfAllLanguagesAreThemselves() {
    String word = "Stéphane 為則 😀.txt";
    assertThat(FileNames.word(word.getBytes(StandardCharsets.UTF_8))).isEqualTo(word);
    assertThat(FileNames.shown(word)).isEqualTo(word);
    assertThat(FileNames.shown(FileNames.path(word))).isEqualTo(word);
    assertThat(FileNames.isText(FileNames.path(word))).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"a/b.txt", "/a//b", "./x", "../é/x", "''", "/"})
  void usualPathsAreThemselves(String word) {
    assertThat(FileNames.path(word)).isEqualTo(Path.of(word));
    assertThat(FileNames.shown(FileNames.path(word))).isEqualTo(Path.of(word).toString());
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void namesThatAreNotUtf8AreOpenedAndStayApart() throws IOException {
    Path acute = write(ACUTE, "acute");
    Path grave = write(GRAVE, "grave");
    Path spelled = write("a\\xe9", "spelled");
    assertThat(Files.readString(acute)).isEqualTo("acute");
    assertThat(Files.readString(grave)).isEqualTo("grave");
    assertThat(FileNames.shown(acute.getFileName())).isEqualTo("a\\xe9");
    assertThat(FileNames.shown(grave.getFileName())).isEqualTo("a\\xe8");
    assertThat(FileNames.shown(spelled.getFileName())).isEqualTo("a\\\\xe9");
    assertThat(FileNames.shown(FileNames.word(new byte[] {'\\', (byte) 0xE9})))
        .isEqualTo("\\\\\\xe9");
    assertThat(FileNames.shown(acute)).isEqualTo(folder + "/a\\xe9");
    assertThat(FileNames.word(acute.getFileName())).isEqualTo(ACUTE);
    assertThat(FileNames.isText(acute)).isFalse();
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aWalkFindsThemInTheOrderOfTheirNames() throws IOException {
    write(ACUTE, "f5d6c3");
    write(GRAVE, "f5d6");
    write("aé", "f5");
    List<String> names = new ArrayList<>();
    Inputs.of(List.of(folder.toString()), InputStream.nullInputStream())
        .sources(problem -> {})
        .forEachRemaining(source -> names.add(source.name()));
    assertThat(names).containsExactly(folder + "/a\\xe8", folder + "/a\\xe9", folder + "/aé");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void theirNameFilesLieBesideThem() throws IOException {
    write(ACUTE + ".jou", "names");
    SourceFolder beside = Source.of(folder.resolve(FileNames.path(ACUTE))).folder().orElseThrow();
    assertThat(beside.files()).containsExactly(ACUTE + ".jou");
    assertThat(beside.open(ACUTE + ".jou")).hasContent("names");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void filesDoNotHaveAZeroInTheirNames() {
    assertThatThrownBy(() -> FileNames.path(ACUTE + "\0")).isInstanceOf(InvalidPathException.class);
  }
}
