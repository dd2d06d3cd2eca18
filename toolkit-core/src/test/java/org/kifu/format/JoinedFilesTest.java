package org.kifu.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.testing.Packed.bytes;
import static org.kifu.testing.Packed.bzip2;
import static org.kifu.testing.Packed.gzip;
import static org.kifu.testing.Packed.tar;
import static org.kifu.testing.Packed.xz;
import static org.kifu.testing.Packed.zip;
import static org.kifu.testing.WthorBytes.RECORD;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
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
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.source.Source;
import org.kifu.testing.Packed;
import org.kifu.testing.Reading;
import org.kifu.testing.WthorBytes;

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
        .contains("other-notation", "no-games");
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

  /** Text in two encodings in turns, with an archive behind it. */
  @Test
  void spareTheirArchivesIfTheyAreText() {
    byte[] wide = file("utf-16", SECOND);
    byte[][] files = new byte[31][];
    for (int i = 0; i < files.length; i++) {
      files[i] = i == 30 ? zip("a.txt", bytes(FIRST)) : i % 2 == 0 ? bytes(FIRST + "\n") : wide;
    }
    Reading reading = Reading.of(join(files));
    assertThat(reading.moves()).hasSize(31);
    assertThat(reading.codes()).doesNotContain("archive-limit");
  }

  @Test
  void areReadUpToALimitOfTexts() {
    byte[] pair = join(bytes(FIRST + "\n"), file("utf-16", SECOND));
    byte[][] pairs = new byte[200][];
    Arrays.fill(pairs, pair);
    Reading reading = Reading.of(join(pairs));
    assertThat(reading.moves()).hasSize(256);
    assertThat(reading.findings())
        .contains(
            "t@%d: the source has more than 16 archives or 256 other parts; the rest is not read"
                    .formatted(128 * pair.length)
                + " [archive-limit]");
    assertThat(reading.counts().notRead()).isEqualTo(72L * pair.length);
    assertThat(reading.counts().total()).isEqualTo(200L * pair.length);
  }

  @Test
  void areAccountedForInsideSomethingPacked() {
    byte[] inner = gzip(bytes(SECOND));
    Reading behind = Reading.of(zip("a.txt", join(bytes(FIRST + "\n"), inner)));
    assertThat(behind.counts().notRead()).isEqualTo(inner.length);
    assertThat(behind.counts().total()).isEqualTo(FIRST.length() + 1L + inner.length);
    byte[] nested = join(inner, bytes(FIRST + "\n"));
    assertThat(Reading.of(zip("a.gz", nested)).counts().total()).isEqualTo(nested.length);
  }

  /** Blocks of a tape fill up with zeros, and the text behind them begins with one. */
  @Test
  void mayBeUnitsBehindZeros() {
    for (Charset charset : List.of(StandardCharsets.UTF_16BE, StandardCharsets.UTF_16LE)) {
      byte[] wide = (SECOND + "\n").getBytes(charset);
      for (int zeros : List.of(0, 2, 512)) {
        for (String kind : List.of("gzip", "zip")) {
          byte[] packed = file(kind, FIRST);
          Reading reading = Reading.of(join(packed, new byte[zeros], wide));
          assertThat(reading.moves()).containsExactly(FIRST, SECOND);
          assertThat(reading.games().get(1).origin().start().offset())
              .isEqualTo(packed.length + zeros);
        }
      }
    }
  }

  /** Places are those in the whole file, in a notation that is not text as well. */
  @Test
  void havePlacesBehindOtherParts() {
    byte[] first = gzip(bytes(FIRST + "\n"));
    byte[] wthor =
        WthorBytes.hex(WthorBytes.HEADER_1977.replace("0c0000", "020000"), RECORD, RECORD);
    byte[] cut = Arrays.copyOf(wthor, wthor.length - 1);
    Reading alone = Reading.of(cut);
    Reading reading = Reading.of(join(first, cut));
    assertThat(reading.games()).hasSize(3);
    long start = first.length + 16L;
    assertThat(reading.games())
        .extracting(game -> game.origin().start().offset())
        .containsExactly(0L, start, start + 68);
    assertThat(reading.problems())
        .filteredOn(each -> each.code() == ProblemCode.WTHOR_NAMES)
        .extracting(each -> each.where().offset())
        .containsExactly((long) first.length);
    assertThat(reading.counts().total()).isEqualTo(alone.counts().total() + FIRST.length() + 1);
    assertThat(reading.counts().games()).isEqualTo(FIRST.length() + 1L + 68 + 67);
    assertThat(reading.counts().dressing()).isEqualTo(alone.counts().dressing());
  }

  /** Lines of texts count on; what is packed and has no name is called by its place. */
  @Test
  void havePlacesOfTheirOwn() {
    byte[] text = bytes(FIRST + "\n" + SECOND + "\n");
    byte[] wide = ("\uFEFF" + FIRST + "\r\n" + SECOND + "\r\n").getBytes(StandardCharsets.UTF_16LE);
    byte[] packed = gzip(text);
    Reading reading = Reading.of(join(text, packed, wide, bytes("\n"), text));
    assertThat(reading.games())
        .extracting(game -> line(game.origin().start()))
        .containsExactly(
            "t:1", "t:2", "t!/from-byte-22:1", "t!/from-byte-22:2", "t:3", "t:4", "t:6", "t:7");
    Reading zips = Reading.of(join(zip("a.txt", text), bytes("\n\n"), text));
    assertThat(zips.games())
        .extracting(game -> line(game.origin().start()))
        .containsExactly("t!/a.txt:1", "t!/a.txt:2", "t:3", "t:4");
  }

  private static String line(SourceLocation where) {
    return where.source() + ":" + where.line();
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
