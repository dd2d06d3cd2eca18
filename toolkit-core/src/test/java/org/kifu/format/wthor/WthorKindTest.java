package org.kifu.format.wthor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.testing.WthorBytes.with;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.ProblemCode;
import org.kifu.source.Source;
import org.kifu.testing.ArchiveReading;
import org.kifu.testing.Draw;
import org.kifu.testing.Games;
import org.kifu.testing.Property;
import org.kifu.testing.WthorBytes;

class WthorKindTest {
  private static final byte[] YEAR_1978 = WthorBytes.year(1978);
  private static final Path WTHOR = Games.examples().resolve("wthor");

  @ParameterizedTest
  @ValueSource(ints = {1977, 1978, 1979, 1980, 1981, 1982, 1983})
  void knowsRealGameFiles(int year) {
    assertThat(WthorKind.of(WthorBytes.year(year))).isEqualTo(WthorKind.GAMES);
  }

  @Test
  void knowsRealNameFilesAndRefusesThemByName() throws IOException {
    assertThat(kindOf("WTH.JOU")).isEqualTo(WthorKind.PLAYERS);
    assertThat(kindOf("WTH.TRN")).isEqualTo(WthorKind.TOURNAMENTS);
    ArchiveReading reading = ArchiveReading.of(WTHOR.resolve("WTH.JOU"));
    assertThat(reading.games()).isEmpty();
    assertThat(reading.problems())
        .singleElement()
        .returns(ProblemCode.UNSUPPORTED_FORMAT, problem -> problem.code())
        .returns(
            "this is a WTHOR player file (.jou); it is read with the games beside it and has"
                + " no games",
            problem -> problem.message());
  }

  @Test
  void knowsTenByTenGames() {
    byte[] wtd = Arrays.copyOf(with(YEAR_1978, 12, 10), 16 + 104);
    Arrays.fill(wtd, 16, 16 + 104, (byte) 0);
    wtd[4] = 1;
    wtd[16 + 8] = 79; // g6, with which 10x10 games begin
    assertThat(WthorKind.of(wtd)).isEqualTo(WthorKind.GAMES_10X10);
    ArchiveReading reading = ArchiveReading.of("WTH_1978.wtd", wtd);
    assertThat(reading.codes()).containsExactly(ProblemCode.WTHOR_NAMES);
    assertThat(reading.games()).hasSize(1);
  }

  @Test
  void knowsSolitaires() {
    byte[] pzz = new byte[16 + 256 + 36];
    System.arraycopy(WthorBytes.hex("14070516 01000000 1800 0000 00 01 00 00"), 0, pzz, 0, 16);
    pzz[16 + 4 * 0x18] = 1;
    assertThat(WthorKind.of(pzz)).isEqualTo(WthorKind.SOLITAIRES);
    assertThat(WthorKind.of(with(pzz, 13, 0))).isEqualTo(WthorKind.SOLITAIRES);
  }

  @Property
  void knowsAGameFileWithAnyOneByteChanged(Draw draw) {
    int at = draw.between(0, 559);
    byte value = draw.anyByte();
    assertThat(WthorKind.of(with(YEAR_1978, at, value))).isEqualTo(WthorKind.GAMES);
  }

  @Property
  void knowsAGameFileWithAnyHeader(Draw draw) {
    long seed = draw.anyLong();
    byte[] bytes = YEAR_1978.clone();
    byte[] header = new byte[16];
    new Random(seed).nextBytes(header);
    System.arraycopy(header, 0, bytes, 0, 16);
    assertThat(WthorKind.of(bytes)).isEqualTo(WthorKind.GAMES);
  }

  @Property
  void knowsAGameFileByItsHeaderWhateverTheGamesAre(Draw draw) {
    long seed = draw.anyLong();
    byte[] bytes = new byte[560];
    new Random(seed).nextBytes(bytes);
    System.arraycopy(YEAR_1978, 0, bytes, 0, 16);
    assertThat(WthorKind.of(bytes)).isEqualTo(WthorKind.GAMES);
  }

  @Property
  void doesNotTakeRandomBytesForWthor(Draw draw) {
    long seed = draw.anyLong();
    int length = draw.between(0, 5000);
    byte[] bytes = new byte[length];
    new Random(seed).nextBytes(bytes);
    assertThat(WthorKind.of(bytes)).isEqualTo(WthorKind.NONE);
  }

  @Property
  void doesNotTakeTextForWthor(Draw draw) {
    String text = draw.text(255);
    assertThat(WthorKind.of(text.repeat(3).getBytes(StandardCharsets.UTF_8)))
        .isEqualTo(WthorKind.NONE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"logistello-murakami-1997.txt", "ffo-1-19.obf", "kifu-diagram.txt"})
  void doesNotTakeAnotherNotationForWthor(String name) throws IOException {
    String text = Files.readString(Games.examples().resolve(name));
    assertThat(WthorKind.of(text.getBytes(StandardCharsets.UTF_8))).isEqualTo(WthorKind.NONE);
    assertThat(WthorKind.of(text.toUpperCase(Locale.ROOT).getBytes(StandardCharsets.UTF_16LE)))
        .isEqualTo(WthorKind.NONE);
  }

  @Test
  void doesNotTakeZerosForWthor() {
    assertThat(WthorKind.of(new byte[4096])).isEqualTo(WthorKind.NONE);
  }

  private static WthorKind kindOf(String name) throws IOException {
    byte[] bytes = Files.readAllBytes(WTHOR.resolve(name));
    return WthorKind.of(Arrays.copyOf(bytes, Math.min(bytes.length, Source.HEAD_BYTES)));
  }
}
