package org.kifu.format.wthor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.StartSpec;
import org.kifu.format.obf.SolvedPosition;
import org.kifu.game.GameRecord;
import org.kifu.game.Remark;
import org.kifu.game.TheoreticalScore;
import org.kifu.testing.Draw;
import org.kifu.testing.Packed;
import org.kifu.testing.Property;
import org.kifu.testing.Reading;
import org.kifu.testing.WthorBytes;

/** Solitaire files, put together from the table of the format; no real one is public. */
class SolitaireTest {
  /** FFO #40: black to move wins by 38 with a2. */
  private static final String BOARD =
      "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X--------";

  private static final int EMPTIES = 20;
  private static final int TABLE = 256;
  private static final int RECORD = 36;

  @Test
  void readsAPositionWithItsSolutionAndItsGame() {
    Reading reading = Reading.of(file(TABLE, record()));
    assertThat(reading.format()).contains("wthor");
    assertThat(reading.codes()).containsExactly("wthor-names");
    GameRecord game = reading.records().getFirst();
    assertThat(game.start()).isEqualTo(new StartSpec.Setup(BOARD + " X"));
    assertThat(game.moves()).isEmpty();
    assertThat(game.header().black()).isEqualTo("#346");
    assertThat(game.header().white()).isEqualTo("#843");
    assertThat(game.header().event()).isEqualTo("#1");
    assertThat(game.header().date().year()).isEqualTo(1989);
    assertThat(game.declared().blackDiscs()).hasValue(34);
    assertThat(game.theory()).contains(new TheoreticalScore(51, EMPTIES));
    assertThat(game.remarks())
        .containsExactly(new Remark(0, "a2:+38"), new Remark(0, "move 25 of the game: c3"));
    assertThat(SolvedPosition.of(game).orElseThrow().bestScore()).hasValue(38);
    assertThat(reading.games().getFirst().origin().start().offset()).isEqualTo(16 + TABLE);
  }

  @Test
  void aScoreIsThatOfTheSideToMove() {
    byte[] record = record();
    record[29] = 2;
    record[30] = -10;
    GameRecord game = Reading.of(file(TABLE, record)).records().getFirst();
    assertThat(game.start()).isEqualTo(new StartSpec.Setup(BOARD + " O"));
    assertThat(game.theory().orElseThrow().blackDiscs()).isEqualTo(37);
    assertThat(game.remarks().getFirst().text()).isEqualTo("a2:-10");
  }

  @ParameterizedTest
  @ValueSource(ints = {TABLE, 2 * TABLE})
  void takesATableOfEitherSize(int table) {
    Reading reading = Reading.of(file(table, record(), record()));
    assertThat(reading.games()).hasSize(2);
    assertThat(reading.codes()).containsExactly("wthor-names");
    assertThat(reading.games().get(1).origin().start().offset()).isEqualTo(16 + table + RECORD);
  }

  @Test
  void findsTheNamesBesideIt() {
    byte[] players =
        WthorBytes.hex("14070516 00000000 0100 0000 00 00 00 00", "41 42" + " 00".repeat(18));
    byte[] record = record();
    Arrays.fill(record, 4, 12, (byte) 0);
    Reading reading =
        Reading.of(
            Packed.zip(Map.of("SOLITAIRES_20.PZZ", file(TABLE, record), "WTHOR.JOU", players)));
    assertThat(reading.records().getFirst().header().black()).isEqualTo("AB");
  }

  @ParameterizedTest
  @CsvSource({
    "29, 0, bad-start, 301",
    "29, 3, bad-start, 301",
    "12, 64, bad-start, 284",
    "28, 19, wthor-solitaire, 300",
    "31, 9, wthor-solitaire, 303",
    "31, 11, wthor-solitaire, 303",
    "30, 11, wthor-solitaire, 302",
    "33, 90, wthor-solitaire, 305",
    "30, 99, score-out-of-range, 302",
    "32, 99, score-out-of-range, 302"
  })
  void saysWhatContradictsItself(int at, int value, String code, long offset) {
    byte[] record = record();
    record[at] = (byte) value;
    Reading reading = Reading.of(file(TABLE, record));
    assertThat(reading.games().getFirst().problems())
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.code().code()).isEqualTo(code);
              assertThat(problem.where().offset()).isEqualTo(offset);
            });
  }

  @Test
  void aFileThatEndsWithinARecordIsTruncated() {
    byte[] file = file(TABLE, record(), record());
    Reading reading = Reading.of(Arrays.copyOf(file, file.length - 5));
    assertThat(reading.codes()).containsExactly("wthor-names", "truncated");
    assertThat(reading.records()).hasSize(1);
  }

  @Property(tries = 300)
  void damageAnywhereIsNotAnException(Draw draw) {
    int at = draw.between(16, 343);
    byte value = draw.anyByte();
    boolean cut = draw.anyBoolean();
    byte[] file = WthorBytes.with(file(TABLE, record(), record()), at, value);
    Reading reading = Reading.of(cut ? Arrays.copyOf(file, at) : file, "wthor");
    assertThat(reading.games().size()).isBetween(0, 2);
  }

  private static byte[] file(int table, byte[]... records) {
    List<Byte> bytes = new ArrayList<>();
    byte[] header =
        WthorBytes.hex(
            "14 07 05 16 %02x 00 00 00 14 00 00 00 00 01 00 00".formatted(records.length));
    byte[] presence = new byte[table];
    presence[4 * EMPTIES] = (byte) records.length;
    for (byte[] part : List.of(header, presence)) {
      add(bytes, part);
    }
    for (byte[] record : records) {
      add(bytes, record);
    }
    byte[] file = new byte[bytes.size()];
    for (int i = 0; i < file.length; i++) {
      file[i] = bytes.get(i);
    }
    return file;
  }

  private static void add(List<Byte> bytes, byte[] part) {
    for (byte b : part) {
      bytes.add(b);
    }
  }

  /** 1989, tournament 1, players 346 and 843, FFO #40, +38 with a2, real score 34, move 25 c3. */
  private static byte[] record() {
    StringBuilder cells = new StringBuilder();
    for (int row = 0; row < 8; row++) {
      for (int half = 0; half < 2; half++) {
        int value = 0;
        for (int i = 0; i < 4; i++) {
          char cell = BOARD.charAt(8 * row + 4 * half + i);
          value = 4 * value + (cell == 'X' ? 3 : cell == 'O' ? 2 : 0);
        }
        cells.append("%02x".formatted(value));
      }
    }
    return WthorBytes.hex(
        "c507 0100 5a010000 4b030000", cells.toString(), "14 01 26 15 22 21 0000");
  }
}
