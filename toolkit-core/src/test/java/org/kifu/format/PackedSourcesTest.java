package org.kifu.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.testing.Packed.bytes;
import static org.kifu.testing.Packed.bzip2;
import static org.kifu.testing.Packed.gzip;
import static org.kifu.testing.Packed.tar;
import static org.kifu.testing.Packed.xz;
import static org.kifu.testing.Packed.zip;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.GameHeader;
import org.kifu.game.Severity;
import org.kifu.source.Source;
import org.kifu.testing.Draw;
import org.kifu.testing.Packed;
import org.kifu.testing.Property;
import org.kifu.testing.Reading;
import org.kifu.testing.Slow;
import org.kifu.testing.WthorBytes;

/** gzip, bzip2, xz, zip and tar, told by their content; every archive is made here. */
class PackedSourcesTest {
  private static final int TAR = 3;

  private static final byte[] GAMES = bytes("f5d6c3\nf5f6e6\n");

  @TempDir private Path folder;

  static Stream<byte[]> packedGames() {
    return Stream.of(
        gzip(GAMES),
        bzip2(GAMES),
        xz(GAMES),
        zip("games.txt", GAMES),
        tar(Map.of("games.txt", GAMES)),
        gzip(tar(Map.of("./games.txt", GAMES))),
        bzip2(tar(Map.of("games.txt", GAMES))),
        xz(tar(Map.of("games.txt", GAMES))),
        join(xz(bytes("f5d6c3\n")), xz(bytes("f5f6e6\n"))),
        join(gzip(bytes("f5d6c3\n")), gzip(bytes("f5f6e6\n"))),
        join(bzip2(bytes("f5d6c3\n")), bzip2(bytes("f5f6e6\n"))));
  }

  private static byte[] join(byte[] first, byte[] second) {
    byte[] both = Arrays.copyOf(first, first.length + second.length);
    System.arraycopy(second, 0, both, first.length, second.length);
    return both;
  }

  @ParameterizedTest
  @MethodSource("packedGames")
  void readsWhatIsPackedWhateverItIsCalled(byte[] packed) throws IOException {
    Path file = Files.write(folder.resolve("games"), packed);
    for (Source source :
        List.of(
            Source.of(file),
            Source.of("t", packed),
            Source.of("-", new ByteArrayInputStream(packed)))) {
      Reading reading = Reading.of(source, Optional.empty());
      assertThat(reading.moves()).containsExactly("f5d6c3", "f5f6e6");
      assertThat(reading.problems()).isEmpty();
    }
    assertThat(Reading.of(Source.of(file), Optional.of("transcript")).moves()).hasSize(2);
  }

  @Test
  void placesAreThoseOfTheUnpackedText() {
    assertThat(Reading.of(gzip(bytes("f5d6c3\n\nf5d6x9"))).findings())
        .containsExactly(Reading.of(bytes("f5d6c3\n\nf5d6x9")).findings().toArray(String[]::new));
    Reading reading = Reading.of(zip("a/b.txt", bytes("f5d6c3\n\nf5d6x9")));
    assertThat(reading.games().get(1).origin().start())
        .hasToString("t!/a/b.txt:3:1")
        .returns(8L, where -> where.offset());
  }

  @Test
  void readsTheEntriesInTheOrderOfTheirPathsAsAFolderIsWalked() {
    Map<String, byte[]> entries = new LinkedHashMap<>();
    for (String path : List.of("b.txt", "a.txt", "a/z.txt", ".git/x", "a/.hidden", "WTH.JOU")) {
      entries.put(path, GAMES);
    }
    entries.put("__MACOSX/._a.txt", GAMES);
    entries.put("empty/", new byte[0]);
    assertThat(sources(Reading.of(zip(entries))))
        .containsExactly("t!/a/z.txt", "t!/a.txt", "t!/b.txt");
    entries.remove("empty/");
    assertThat(sources(Reading.of(gzip(tar(entries)))))
        .containsExactly("t!/a/z.txt", "t!/a.txt", "t!/b.txt");
  }

  @Test
  void numbersTheGamesOfEachEntryByThemselves() {
    Reading reading = Reading.of(zip(Map.of("a.txt", GAMES, "b.txt", GAMES)));
    assertThat(reading.games()).extracting(game -> game.number()).containsExactly(1, 2, 1, 2);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void findsTheNamesOfWthorGamesInTheirFolderOfTheArchive(boolean isTar) throws IOException {
    Map<String, byte[]> entries =
        Map.of(
            "thor/WTH_1977.wtb", WthorBytes.year(1977),
            "thor/wthor.jou", Files.readAllBytes(names("WTH.JOU")),
            "thor/WTH.TRN", Files.readAllBytes(names("WTH.TRN")),
            "other/WTH_1978.wtb", WthorBytes.year(1978));
    Reading reading = Reading.of(isTar ? gzip(tar(entries)) : zip(entries));
    GameHeader first =
        reading.games().stream()
            .filter(game -> game.origin().start().source().equals("t!/thor/WTH_1977.wtb"))
            .findFirst()
            .flatMap(game -> game.record())
            .orElseThrow()
            .header();
    assertThat(first.black()).isEqualTo("Inoue Hiroshi");
    assertThat(first.event()).isEqualTo("World Championship");
    assertThat(first.date().year()).isEqualTo(1977);
    assertThat(reading.findings())
        .singleElement()
        .asString()
        .startsWith("t!/other/WTH_1978.wtb@0: without the name files")
        .endsWith("[wthor-names]");
  }

  @Test
  void aPackedYearHasTheNamesBesideIt() throws IOException {
    for (String name : List.of("WTH.JOU", "WTH.TRN")) {
      Files.copy(
          names(name), folder.resolve(name.replace("WTH", "WTH_1977").toLowerCase(Locale.ROOT)));
    }
    Path file = Files.write(folder.resolve("WTH_1977.wtb.gz"), gzip(WthorBytes.year(1977)));
    Reading reading = Reading.of(Source.of(file), Optional.empty());
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records().getFirst().header().black()).isEqualTo("Inoue Hiroshi");
  }

  private static Path names(String name) {
    return WthorBytes.file(1977).resolveSibling(name);
  }

  @Test
  void takesAnEntryByItsName() throws IOException {
    Map<String, byte[]> entries = Map.of("a/1.txt", GAMES, "a/2.txt", GAMES, "b.txt", GAMES);
    String archive = Files.write(folder.resolve("games.zip"), zip(entries)).toString();
    assertThat(sources(archive + "!/a/2.txt")).containsExactly(archive + "!/a/2.txt");
    assertThat(sources(archive + "!/a"))
        .containsExactly(archive + "!/a/1.txt", archive + "!/a/2.txt");
    assertThat(reading(archive + "!/c").findings())
        .containsExactly(archive + ": no such entry: c [io-error]");
  }

  private static List<String> sources(String word) {
    return sources(reading(word));
  }

  private static Reading reading(String word) {
    Source source =
        Inputs.of(List.of(word), InputStream.nullInputStream()).sources(problem -> {}).next();
    return Reading.of(source, Optional.empty());
  }

  private static List<String> sources(Reading reading) {
    return reading.games().stream().map(game -> game.origin().start().source()).distinct().toList();
  }

  @Test
  void keepsTheGamesBeforeTheDamageOfAStream() {
    byte[] games = transcripts(2000);
    byte[] packed = gzip(games);
    Reading reading = Reading.of(Arrays.copyOf(packed, packed.length / 2));
    assertThat(reading.games()).hasSizeBetween(500, 1500);
    assertThat(reading.problems().getLast().toString())
        .startsWith("t@")
        .endsWith("it cannot be unpacked from here on: it ends too early [archive-damaged]");
    assertThat(Reading.of(join(gzip(GAMES), bytes("garbage"))).moves()).hasSize(2);
    assertThat(Reading.of(Arrays.copyOf(gzip(GAMES), 12)).codes())
        .containsExactly("archive-damaged");
  }

  /** Random moves, most of them illegal, so that they do not pack well. */
  private static byte[] transcripts(int count) {
    Random random = new Random(1);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < count; i++) {
      text.append("f5");
      random.ints(20, 0, 64).forEach(s -> text.append((char) ('a' + s % 8)).append(1 + s / 8));
      text.append('\n');
    }
    return bytes(text.toString());
  }

  @Test
  void aDamagedEntryDoesNotHideTheNextOne() {
    byte[] packed = zip(ordered("a.txt", transcripts(300), "b.txt", GAMES));
    packed[2000] ^= 0x55;
    Reading reading = Reading.of(packed);
    assertThat(reading.codes()).contains("archive-damaged");
    assertThat(reading.moves()).endsWith("f5d6c3", "f5f6e6");
  }

  @Test
  void anEncryptedEntryIsNamedAndTheNextOneRead() {
    Reading reading = Reading.of(Packed.encrypted(zip(ordered("a.txt", GAMES, "b.txt", GAMES))));
    assertThat(reading.findings())
        .containsExactly("t!/a.txt: this entry is encrypted [archive-encrypted]");
    assertThat(sources(reading)).containsExactly("t!/b.txt");
  }

  @Test
  void readsWhatIsLeftOfAZipWithoutItsDirectory() {
    byte[] packed = zip(ordered("a.txt", GAMES, "b.txt", GAMES));
    Reading reading = Reading.of(Arrays.copyOf(packed, Packed.directory(packed)));
    assertThat(sources(reading)).containsExactly("t!/a.txt", "t!/b.txt");
    assertThat(reading.moves()).hasSize(4);
    assertThat(reading.problems())
        .singleElement()
        .asString()
        .startsWith("t: the directory cannot be read: ")
        .endsWith("; the entries are read as they come [archive-damaged]");
  }

  @Test
  void anArchiveInAnArchiveIsRefusedAndTheNextEntryRead() {
    byte[] packed = zip(ordered("a.zip", zip("x.txt", GAMES), "b.gz", gzip(GAMES), "c.txt", GAMES));
    Reading reading = Reading.of(packed);
    assertThat(reading.findings())
        .containsExactly(
            "t!/a.zip@0: zip inside something packed is not unpacked [archive-nested]",
            "t!/b.gz@0: gzip inside something packed is not unpacked [archive-nested]");
    assertThat(sources(reading)).containsExactly("t!/c.txt");
    assertThat(Reading.of(gzip(gzip(GAMES))).codes()).containsExactly("archive-nested");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"../../a.txt", "/etc/a.txt", "\\a.txt", "C:/a.txt", "a/../b.txt", "a/\u001B[2J"})
  void aTrickyNameIsSaidAndTheEntryReadAllTheSame(String name) throws IOException {
    Path file = Files.write(folder.resolve("t.zip"), zip(name, GAMES));
    Reading reading = Reading.of(Source.of(file), Optional.empty());
    assertThat(reading.codes()).containsExactly("archive-name");
    assertThat(reading.moves()).hasSize(2);
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(file);
    }
  }

  @Test
  void anOrdinaryNameIsNotATrick() {
    for (String name : List.of("a..b.txt", "1997/games.txt", "ab:c", "\u00E9t\u00E9.txt")) {
      assertThat(Reading.of(zip(name, GAMES)).codes()).isEmpty();
    }
  }

  @Test
  void anArchiveWithoutGamesIsAProblem() {
    assertThat(Reading.of(zip(Map.of())).codes()).containsExactly("no-games");
    assertThat(Reading.of(zip("a/", new byte[0])).codes()).containsExactly("no-games");
    assertThat(Reading.of(gzip(new byte[0])).codes()).containsExactly("empty-file");
    assertThat(Reading.of(zip("photo", new byte[] {1, 2, 3})).findings())
        .singleElement()
        .asString()
        .startsWith("t!/photo@0: no known game format");
  }

  @Test
  void otherKindsOfPackingAreRefusedByName() {
    byte[] sevenZip = {'7', 'z', (byte) 0xBC, (byte) 0xAF, 0x27, 0x1C, 0, 4};
    assertThat(Reading.of(sevenZip).findings())
        .containsExactly("t@0: this looks like 7z [unsupported-format]");
  }

  @Slow
  @Test
  void aStreamThatUnpacksToFarMoreThanItIsEndsAtTheLimit() {
    byte[] bomb = gzip(new byte[80 << 20]);
    assertThat(bomb).hasSizeLessThan(100_000);
    Reading reading = Reading.of(bomb, "transcript");
    assertThat(reading.problems())
        .extracting(problem -> problem.code().code())
        .contains("archive-limit");
  }

  @Slow
  @Property(tries = 300)
  void damageAnywhereIsToldOrDoesNotHarm(Draw draw) {
    int kind = draw.between(0, 4);
    List<Integer> places = draw.list(0, 4, () -> draw.between(0, 100_000));
    byte value = draw.anyByte();
    boolean cut = draw.anyBoolean();
    byte[] content = transcripts(20);
    byte[] packed =
        switch (kind) {
          case 0 -> gzip(content);
          case 1 -> bzip2(content);
          case 2 -> xz(content);
          case TAR -> tar(ordered("a.txt", content, "b/c.txt", GAMES));
          default -> zip(ordered("a.txt", content, "b/c.txt", GAMES));
        };
    byte[] changed = packed.clone();
    places.forEach(place -> changed[place % changed.length] ^= value);
    int length = cut && !places.isEmpty() ? places.getFirst() % changed.length : changed.length;
    Reading reading = Reading.of(Arrays.copyOf(changed, length));
    boolean isToldOf =
        reading.problems().stream().anyMatch(each -> each.code().severity() == Severity.ERROR);
    if (!isToldOf && kind != TAR) { // the content of a tar has no checksum
      assertThat(reading.moves()).isEqualTo(Reading.of(packed).moves());
    }
    assertThat(isToldOf || !reading.games().isEmpty()).isTrue();
  }

  private static Map<String, byte[]> ordered(Object... namesAndContents) {
    Map<String, byte[]> entries = new LinkedHashMap<>();
    for (int i = 0; i < namesAndContents.length; i += 2) {
      entries.put((String) namesAndContents[i], (byte[]) namesAndContents[i + 1]);
    }
    return entries;
  }
}
