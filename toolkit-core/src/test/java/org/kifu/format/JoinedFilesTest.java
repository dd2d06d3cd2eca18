package org.kifu.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.testing.Packed.bytes;
import static org.kifu.testing.Packed.bzip2;
import static org.kifu.testing.Packed.gzip;
import static org.kifu.testing.Packed.tar;
import static org.kifu.testing.Packed.xz;
import static org.kifu.testing.Packed.zip;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kifu.source.Source;
import org.kifu.testing.Packed;
import org.kifu.testing.Reading;

/** Files that were joined, as by {@code cat}: the games of each are read. */
class JoinedFilesTest {
  private static final String FIRST = "f5d6c3d3c4";
  private static final String SECOND = "f5f6e6f4g5";

  @TempDir private Path folder;

  /** A file with one game, in each way in which files hold games. */
  private static Map<String, byte[]> kinds(String game) {
    Map<String, byte[]> kinds = new LinkedHashMap<>();
    kinds.put("text", bytes(game + "\n"));
    kinds.put("utf-16", ("\uFEFF" + game + "\n").getBytes(StandardCharsets.UTF_16LE));
    kinds.put("zip", zip("a.txt", bytes(game)));
    kinds.put("gzip", gzip(bytes(game + "\n")));
    kinds.put("bzip2", bzip2(bytes(game + "\n")));
    kinds.put("xz", xz(bytes(game + "\n")));
    kinds.put("packed tar", gzip(tar(Map.of("a.txt", bytes(game)))));
    return kinds;
  }

  private static byte[] file(String kind, String game) {
    return Objects.requireNonNull(kinds(game).get(kind));
  }

  static Stream<String> pairs() {
    List<String> pairs = new ArrayList<>();
    for (String first : kinds(FIRST).keySet()) {
      for (String second : kinds(SECOND).keySet()) {
        pairs.add(first + "+" + second);
      }
    }
    pairs.remove("gzip+packed tar"); // unpacked as one stream
    pairs.remove("packed tar+gzip");
    return pairs.stream();
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void areAllRead(String pair) throws IOException {
    int plus = pair.indexOf('+');
    byte[] joined =
        join(file(pair.substring(0, plus), FIRST), file(pair.substring(plus + 1), SECOND));
    Path file = Files.write(folder.resolve("joined"), joined);
    for (Source source :
        List.of(Source.of(file), Source.of("-", new ByteArrayInputStream(joined)))) {
      Reading reading = Reading.of(source, Optional.empty());
      assertThat(reading.moves()).containsExactly(FIRST, SECOND);
      assertThat(reading.codes()).isSubsetOf("other-notation", "encoding-guessed", "unfinished");
    }
  }

  @Test
  void areNumberedOnAndHaveTheirPlaces() {
    byte[] first = gzip(bytes(FIRST + "\n"));
    Reading reading = Reading.of(join(first, bytes("\n" + SECOND + "\n")));
    assertThat(reading.games()).extracting(game -> game.number()).containsExactly(1, 2);
    assertThat(reading.games().get(1).origin().start().offset()).isEqualTo(first.length + 1L);
    assertThat(reading.findings())
        .containsExactly(
            "t@%d: another file begins here [other-notation]".formatted(first.length + 1));
  }

  @Test
  void saysWhereSomethingBeginsThatIsNotRead() {
    byte[] sevenZip = {'7', 'z', (byte) 0xBC, (byte) 0xAF, 0x27, 0x1C, 0, 4};
    assertThat(Reading.of(join(bytes(FIRST), sevenZip)).findings())
        .contains("t@10: this looks like 7z [unsupported-format]");
    assertThat(Reading.of(join(zip("a.txt", bytes(FIRST)), bytes("garbage"))).codes())
        .containsExactly("other-notation", "unrecognised");
    assertThat(Reading.of(join(tar(Map.of("a.txt", bytes(FIRST))), bytes("garbage"))).codes())
        .contains("archive-damaged");
    assertThat(Reading.of(gzip(join(bytes(FIRST + "\n"), gzip(bytes(SECOND))))).findings())
        .containsExactly(
            "t@11: another file begins here, inside something packed; it is not read"
                + " [archive-nested]");
  }

  /** Tapes and disks fill up with zeros. */
  @Test
  void mayHaveZerosBehindThem() {
    for (String kind : List.of("zip", "gzip", "bzip2", "xz", "packed tar")) {
      Reading reading = Reading.of(join(file(kind, FIRST), new byte[700]));
      assertThat(reading.moves()).containsExactly(FIRST);
      assertThat(reading.findings()).isEmpty();
    }
  }

  @Test
  void areReadUpToALimit() {
    byte[][] zips =
        IntStream.range(0, 20).mapToObj(i -> zip("a.txt", bytes(FIRST))).toArray(byte[][]::new);
    Reading reading = Reading.of(join(zips));
    assertThat(reading.moves()).hasSize(16);
    assertThat(reading.codes()).contains("archive-limit");
  }

  @Test
  void haveEntriesThatCanBeNamed() throws IOException {
    byte[] joined = join(zip("a.txt", bytes(FIRST)), zip("b.txt", bytes(SECOND)));
    Path file = Files.write(folder.resolve("joined.zip"), joined);
    assertThat(named(file + "!/b.txt").moves()).containsExactly(SECOND);
    assertThat(named(file + "!/a.txt").findings()).noneMatch(each -> each.contains("no such"));
    assertThat(named(file + "!/c.txt").codes()).contains("io-error");
  }

  private static Reading named(String word) {
    Source source =
        Inputs.of(List.of(word), InputStream.nullInputStream()).sources(problem -> {}).next();
    return Reading.of(source, Optional.empty());
  }

  /** The entries of a zip may be zips that are not packed again. */
  @Test
  void areNotLookedForInAWholeZip() {
    byte[] inner = zip("x.txt", bytes(SECOND));
    byte[] outer = Packed.stored(Map.of("a.zip", inner, "b.txt", bytes(FIRST)));
    Reading reading = Reading.of(join(outer, bytes("\n" + SECOND)));
    assertThat(reading.moves()).containsExactly(FIRST, SECOND);
    assertThat(reading.codes()).containsExactly("archive-nested", "other-notation");
  }

  private static byte[] join(byte[]... files) {
    ByteArrayOutputStream joined = new ByteArrayOutputStream();
    for (byte[] file : files) {
      joined.writeBytes(file);
    }
    return joined.toByteArray();
  }
}
