package org.kifu.source.packed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.game.Problem;
import org.kifu.testing.Packed;

/** Limits of unpacking: what unpacks to too much ends there, in a memory of its own size. */
class UnpackingLimitsTest {
  private static final UnpackingLimits SMALL = new UnpackingLimits(1000, 10, 100_000, 4000, 8000);

  @TempDir private Path folder;
  private final List<Problem> problems = new ArrayList<>();

  @Test
  void whatPacksWellIsReadUpToTheFreeBytes() throws IOException {
    assertThat(unpackedOf(Packed.gzip(new byte[1000]))).isEqualTo(1000);
    assertThat(problems).isEmpty();
  }

  @Test
  void beyondThemOnlySoManyTimesThePackedSizeComesOut() throws IOException {
    assertThat(unpackedOf(Packed.gzip(new byte[50_000]))).isBetween(0L, 1000L);
    assertThat(problems)
        .extracting(Problem::toString)
        .singleElement()
        .asString()
        .contains("unpacks to more than 10 times its")
        .endsWith("the rest is not read [archive-limit]");
  }

  @Test
  void neverMoreThanTheMostComesOut() throws IOException {
    byte[] noise = new byte[200_000];
    new Random(7).nextBytes(noise);
    assertThat(unpackedOf(Packed.gzip(noise))).isBetween(50_000L, 100_000L);
    assertThat(problems)
        .extracting(problem -> problem.code().code())
        .containsExactly("archive-limit");
  }

  /** Zstandard, method 93, takes a library that is not there; found by the fuzzer. */
  @Test
  void anEntryOfAnUnknownMethodEndsAZipWithoutDirectory() throws IOException {
    byte[] zip = Packed.zip(Map.of("a.txt", new byte[20]));
    zip[8] = 93; // the method in the local header
    byte[] cut = Arrays.copyOf(zip, zip.length - 30); // within the directory
    try (Archive archive = open(cut)) {
      assertThat(archive.hasNext()).isFalse();
    }
    assertThat(problems)
        .extracting(Problem::toString)
        .last()
        .asString()
        .contains("the bytes that follow cannot be unpacked [archive-damaged]");
  }

  /** A file may ask for 4 GiB. */
  @Test
  void anXzFileThatTakesMuchMemoryIsNotUnpacked() throws IOException {
    byte[] content = new byte[100];
    assertThat(unpackedOf(Packing.XZ, Packed.xz(content, 28))).isEqualTo(100);
    assertThat(problems).isEmpty();
    assertThat(unpackedOf(Packing.XZ, Packed.xz(content, 29))).isZero();
    assertThat(problems)
        .extracting(Problem::toString)
        .containsExactly(
            "t@0: it needs 96 MiB of memory to unpack, and 72 are allowed; it is not read"
                + " [archive-limit]");
  }

  @Test
  void theHeadersOfATarTakeSoMuchAndNoMore() throws IOException {
    ByteArrayOutputStream tar = new ByteArrayOutputStream();
    for (int i = 0; i < 100; i++) {
      tar.writeBytes(Packed.tarEntry("entry" + i, '0', new byte[] {'f', '5'}));
    }
    Path file = Files.write(folder.resolve("t.tar"), tar.toByteArray());
    try (Archive archive =
        Tar.open("t", FileChannel.open(file), true, Optional::empty, problems::add, SMALL)) {
      int members = 0;
      for (; archive.hasNext(); members++) {
        archive.next();
      }
      assertThat(members).isEqualTo(16);
    }
    assertThat(problems)
        .extracting(Problem::toString)
        .containsExactly(
            "t@16384: the headers take too much; the rest is not read [archive-limit]");
  }

  @Test
  void allEntriesOfAZipTogetherCount() throws IOException {
    Map<String, byte[]> entries = new LinkedHashMap<>();
    for (int i = 10; i < 30; i++) {
      entries.put("e" + i, new byte[10_000]);
    }
    byte[] zip = Packed.zip(entries);
    try (Archive archive = open(zip)) {
      long total = 0;
      int members = 0;
      for (; archive.hasNext(); members++) {
        UnpackedStream content = archive.next().content();
        total += content.transferTo(OutputStream.nullOutputStream());
        content.fault().ifPresent(problems::add);
      }
      assertThat(total).isLessThanOrEqualTo(10L * zip.length);
      assertThat(members).isLessThan(20);
    }
    assertThat(problems)
        .extracting(problem -> problem.code().code())
        .containsExactly("archive-limit");
  }

  @Test
  void aDirectoryThatIsTooLargeIsNotTakenIntoMemory() throws IOException {
    Map<String, byte[]> entries = new LinkedHashMap<>();
    for (int i = 0; i < 100; i++) {
      entries.put("entry" + i, new byte[] {'f', '5'});
    }
    try (Archive archive = open(Packed.zip(entries))) {
      int members = 0;
      for (; archive.hasNext(); members++) {
        assertThat(archive.next().content().readAllBytes()).hasSize(2);
      }
      assertThat(members).isEqualTo(100);
    }
    assertThat(problems)
        .extracting(Problem::toString)
        .containsExactly(
            "t: the directory takes more than 4000 bytes; the entries are read as they come"
                + " [archive-limit]");
  }

  private Archive open(byte[] zip) throws IOException {
    Path file = Files.write(folder.resolve("t.zip"), zip);
    FileChannel channel = FileChannel.open(file);
    return Zip.open("t", new ChannelPart(channel, 0, channel.size(), 0), problems::add, SMALL);
  }

  private long unpackedOf(byte[] gzip) throws IOException {
    return unpackedOf(Packing.GZIP, gzip);
  }

  private long unpackedOf(Packing packing, byte[] packed) throws IOException {
    PackedStream archive =
        new PackedStream(packing, "t", 0, new ByteArrayInputStream(packed), SMALL);
    UnpackedStream content = archive.next().content();
    byte[] buffer = new byte[100];
    long total = 0;
    for (int read = content.read(buffer); read >= 0; read = content.read(buffer)) {
      total += read;
    }
    content.fault().ifPresent(problems::add);
    return total;
  }

  @Test
  void theCopyOfAStreamIsDeletedWithTheArchive() throws IOException {
    byte[] zip = Packed.zip("a.txt", new byte[] {'f', '5'});
    String before = copies();
    try (Archive archive =
        Archive.open(
            Packing.ZIP, "-", Optional.empty(), 0, new ByteArrayInputStream(zip), problems::add)) {
      assertThat(archive.next().content().readAllBytes()).hasSize(2);
    }
    assertThat(copies()).isEqualTo(before);
  }

  private static String copies() throws IOException {
    Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
    try (var files = Files.newDirectoryStream(temporary, "kifu-*.zip")) {
      List<String> names = new ArrayList<>();
      files.forEach(file -> names.add(file.toString()));
      return names.toString();
    }
  }

  @Test
  void aStreamThatBreaksIsNotAZip() {
    InputStream broken =
        new InputStream() {
          @Override
          public int read() throws IOException {
            return read(new byte[1], 0, 1);
          }

          @Override
          public int read(byte[] bytes, int offset, int length) throws IOException {
            throw new IOException("the disk is gone");
          }
        };
    assertThatIOException()
        .isThrownBy(
            () -> Archive.open(Packing.ZIP, "-", Optional.empty(), 0, broken, problems::add))
        .withMessage("the disk is gone");
  }
}
