package org.kifu.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.testing.Packed.bytes;
import static org.kifu.testing.Packed.gzip;
import static org.kifu.testing.Packed.tar;
import static org.kifu.testing.Packed.tarEntry;
import static org.kifu.testing.Packed.zip;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.source.Source;
import org.kifu.testing.Reading;

/** Tars whose entries are no plain files, or are damaged; most are made byte by byte. */
class TarSourcesTest {
  private static final byte[] GAMES = bytes("f5d6c3\nf5f6e6\n");
  private static final byte[] NONE = {};
  private static final byte[] END = new byte[1024];

  @TempDir private Path folder;

  private static byte[] join(byte[]... pieces) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    Arrays.stream(pieces).forEach(all::writeBytes);
    return all.toByteArray();
  }

  @Test
  void placesNameTheArchiveTheEntryAndTheLine() {
    Reading reading = Reading.of(gzip(tar(Map.of("folder/games.txt", bytes("f5d6c3\n\nf5d6x9")))));
    assertThat(reading.games().get(1).origin().start()).hasToString("t!/folder/games.txt:3:1");
  }

  @Test
  void takesAnEntryOfAPackedTarByItsName() throws IOException {
    Path file = Files.write(folder.resolve("games.tar.gz"), gzip(tar(Map.of("a/1.txt", GAMES))));
    assertThat(Reading.of(Source.of(file, "a/1.txt"), Optional.empty()).moves()).hasSize(2);
    assertThat(Reading.of(Source.of(file, "b"), Optional.empty()).findings())
        .containsExactly(file + ": no such entry: b [io-error]");
  }

  @Test
  void linksAndPipesAreToldAndNotFollowed() {
    byte[] packed =
        join(
            tarEntry("a/", '5', NONE),
            tarEntry("a/link.txt", '2', NONE),
            tarEntry("a/hard.txt", '1', NONE),
            tarEntry("a/pipe.txt", '6', NONE),
            tarEntry("b.txt", '0', GAMES),
            END);
    Reading reading = Reading.of(packed);
    assertThat(reading.findings())
        .containsExactly(
            "t!/a/hard.txt: this entry is a link, which is not followed [unsupported-format]",
            "t!/a/link.txt: this entry is a link, which is not followed [unsupported-format]",
            "t!/a/pipe.txt: this entry is not a file [unsupported-format]");
    assertThat(reading.moves()).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"../../a.txt", "/etc/a.txt", "a/../b.txt", "a/\u001B[2J"})
  void aTrickyNameIsSaidAndTheEntryReadAllTheSame(String name) {
    Reading reading = Reading.of(tar(Map.of(name, GAMES)));
    assertThat(reading.codes()).containsExactly("archive-name");
    assertThat(reading.moves()).hasSize(2);
  }

  @Test
  void aLongNameIsReadWhole() {
    String name = "n".repeat(150) + ".txt";
    Reading reading =
        Reading.of(
            join(
                tarEntry("././@LongLink", 'L', bytes(name + "\0")),
                tarEntry("short.txt", '0', GAMES),
                END));
    assertThat(reading.games().getFirst().origin().start().source()).isEqualTo("t!/" + name);
  }

  @Test
  void aHeaderOfMoreThanAMebibyteIsNotTakenIntoMemory() {
    byte[] packed =
        join(
            tarEntry("././@LongLink", 'L', new byte[2 << 20]),
            tarEntry("a.txt", '0', GAMES),
            tarEntry("b.txt", '0', GAMES),
            END);
    Reading reading = Reading.of(packed);
    assertThat(reading.findings())
        .containsExactly("t@0: expected the header of an entry [archive-damaged]");
    assertThat(reading.moves()).hasSize(4);
  }

  @Test
  void aDamagedHeaderDoesNotHideTheNextEntry() {
    byte[] packed =
        join(
            tarEntry("a.txt", '0', GAMES),
            tarEntry("b.txt", '0', GAMES),
            tarEntry("c.txt", '0', GAMES),
            END);
    packed[1024] ^= 1;
    Reading reading = Reading.of(packed);
    assertThat(reading.findings())
        .containsExactly("t@1024: expected the header of an entry [archive-damaged]");
    assertThat(reading.moves()).hasSize(4);
  }

  @Test
  void tarsThatWereJoinedAreOne() {
    byte[] packed = join(tar(Map.of("a.txt", GAMES)), tar(Map.of("b.txt", GAMES)));
    Reading reading = Reading.of(packed);
    assertThat(reading.moves()).hasSize(4);
    assertThat(reading.findings()).isEmpty();
  }

  @Test
  void aTarThatIsCutOffSaysSo() {
    byte[] entry = tarEntry("a.txt", '0', GAMES);
    assertThat(Reading.of(entry).findings())
        .containsExactly("t@1024: the tar has no end mark [archive-damaged]");
    Reading within = Reading.of(Arrays.copyOf(entry, 512 + 7));
    assertThat(within.findings())
        .containsExactly(
            "t!/a.txt@7: it cannot be unpacked from here on: it ends too early [archive-damaged]");
    assertThat(within.moves()).containsExactly("f5d6c3");
    byte[] packed = gzip(join(tarEntry("a.txt", '0', GAMES), tarEntry("b.txt", '0', noise())));
    Reading cut = Reading.of(Arrays.copyOf(packed, packed.length / 2));
    assertThat(cut.moves()).hasSize(2);
    assertThat(cut.codes()).contains("archive-damaged");
  }

  /** Digits that do not pack well. */
  private static byte[] noise() {
    StringBuilder text = new StringBuilder();
    new Random(3).ints(20_000, '0', ':').forEach(c -> text.append((char) c));
    return bytes(text.toString());
  }

  @Test
  void onlyATarThatIsPackedAsAWholeIsOpened() {
    for (byte[] packed :
        List.of(
            zip("a.tar", tar(Map.of("b.txt", GAMES))),
            tar(Map.of("a.tar", tar(Map.of("b.txt", GAMES)))),
            gzip(tar(Map.of("a.txt.gz", gzip(GAMES)))))) {
      assertThat(Reading.of(packed).codes()).containsExactly("archive-nested");
    }
  }
}
