package org.kifu.annotate.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.board.MoveToken;
import org.kifu.game.ClockTime;
import org.kifu.game.Evaluation;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Outcome;
import org.kifu.game.Remark;
import org.kifu.game.Tag;
import org.kifu.game.Variation;
import org.kifu.testing.Draw;
import org.kifu.testing.Games;
import org.kifu.testing.ParsedGames;
import org.kifu.testing.Property;
import org.kifu.testing.Reading;
import org.kifu.testing.Slow;

class AnnotatedRecordTest {
  private static final AnnotatedGame NOTED = AnnotatedSamples.notedMatch();

  static List<String> realGames() {
    return Games.match1997();
  }

  @ParameterizedTest
  @MethodSource("realGames")
  void theValuesOfRealGamesAreReadBackFromBothNotations(String transcript) {
    holdsTheValues(
        (AnnotatedGame)
            AnnotatedSamples.annotate(
                AnnotatedSamples.game(GameHeader.NONE, transcript, Outcome.NONE)));
  }

  @Slow
  @Property(tries = 30)
  void theValuesOfRandomGamesAreReadBackFromBothNotations(Draw draw) {
    long seed = draw.anyLong();
    List<Integer> squares = Games.randomGame(new Random(seed));
    byte[] bytes = new byte[squares.size()];
    IntStream.range(0, bytes.length).forEach(i -> bytes[i] = squares.get(i).byteValue());
    holdsTheValues((AnnotatedGame) AnnotatedSamples.annotate(ParsedGames.of(bytes)));
  }

  private static void holdsTheValues(AnnotatedGame game) {
    GameRecord ggf = readBack("ggf", AnnotatedRecord.forGgf(game, Wording.DEFAULT));
    assertThat(ggf.notes().evaluations())
        .isEqualTo(
            game.moves().stream()
                .map(move -> new Evaluation(move.ply() - 1, move.moverCentidiscs() / 100.0))
                .toList());
    GameRecord sgf = readBack("sgf", AnnotatedRecord.forSgf(game, Wording.DEFAULT));
    assertThat(sgf.notes().evaluations()).isEqualTo(ggf.notes().evaluations());
    List<String> played =
        game.moves().stream().map(AnnotatedMove::move).map(MoveToken::toString).toList();
    assertThat(ggf.moves()).map(Object::toString).isEqualTo(played);
    assertThat(sgf.moves()).map(Object::toString).isEqualTo(played);
  }

  private static GameRecord readBack(String notation, GameRecord record) {
    Reading reading = Reading.of(WrittenRecords.of(notation, record));
    assertThat(reading.format()).contains(notation);
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records()).hasSize(1);
    return reading.records().getFirst();
  }

  @Test
  void theResultIsThatOfTheBoardUnlessTheRecordDeclaresAnother() {
    AnnotatedGame wipeOut =
        (AnnotatedGame) AnnotatedSamples.annotate(ParsedGames.of("f5d6c5f4e3f6g5e6e7"));
    GameRecord read = readBack("ggf", AnnotatedRecord.forGgf(wipeOut, Wording.DEFAULT));
    assertThat(read.declared().blackDiscs()).hasValue(64);
    GameRecord match = readBack("sgf", AnnotatedRecord.forSgf(NOTED, Wording.DEFAULT));
    assertThat(match.declared().blackDiscs()).hasValue(16);
  }

  @Test
  void theCommentsOfTheRecordStandBesideOursInGgf() {
    GameRecord read = readBack("ggf", AnnotatedRecord.forGgf(NOTED, Wording.DEFAULT));
    assertThat(read.remarks())
        .contains(
            new Remark(0, "first of six"),
            new Remark(62, "<b>the end</b>"),
            new Remark(3, "Kifu: the record gives the variation c3 \"Rose\" d3"),
            new Remark(5, "Kifu: the record values it at -1.25 for the player who moved"));
    assertThat(read.clocks()).containsExactly(new ClockTime(0, 2.5), new ClockTime(61, 61));
    assertThat(labelled()).isNotEmpty();
    for (AnnotatedMove move : labelled()) {
      assertThat(read.remarks())
          .anyMatch(
              remark ->
                  remark.move() == move.ply()
                      && remark
                          .text()
                          .startsWith("Kifu: %s: loses".formatted(move.label().get().label())));
    }
  }

  @Test
  void aNodeOfSgfHasOneCommentWithThatOfTheRecordFirst() {
    GameRecord read = readBack("sgf", AnnotatedRecord.forSgf(NOTED, Wording.DEFAULT));
    List<Remark> before = read.remarks().stream().filter(remark -> remark.move() == 0).toList();
    assertThat(before).hasSize(1);
    assertThat(before.getFirst().text())
        .startsWith("first of six\n\nKifu: Opening: Central Rose-Bill / Dead Draw")
        .contains("; out of book at move 13 (Black); Values: in discs, positive for black");
    assertThat(read.remarks())
        .contains(
            new Remark(1, "Kifu: took 2.5 s"),
            new Remark(5, "Kifu: the record values it at -1.25 for the player who moved"));
  }

  @Test
  void sgfHasTheBestLineOfEachLabelledMoveBesideTheVariationsOfTheRecord() {
    GameRecord read = readBack("sgf", AnnotatedRecord.forSgf(NOTED, Wording.DEFAULT));
    Variation own = NOTED.notes().variations().getFirst();
    assertThat(read.notes().variations()).hasSize(1 + labelled().size()).contains(own);
    for (AnnotatedMove move : labelled()) {
      assertThat(read.notes().variations())
          .anyMatch(
              line ->
                  line.move() == move.ply() - 1
                      && line.moves().equals(MoveList.of(move.line()))
                      && line.notes()
                          .evaluations()
                          .contains(new Evaluation(0, move.bestMoverCentidiscs() / 100.0)));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"inaccuracy, sgf:DO, ''", "mistake, sgf:BM, 1", "blunder, sgf:BM, 2"})
  void sgfMarksBadMoves(String row) {
    String[] cells = row.replace("''", "").split(", ?", -1);
    GameRecord read = readBack("sgf", AnnotatedRecord.forSgf(NOTED, Wording.DEFAULT));
    List<Tag> expected =
        labelled().stream()
            .filter(move -> move.label().get().label().equals(cells[0]))
            .map(move -> new Tag(move.ply(), cells[1], cells[2]))
            .toList();
    assertThat(expected).isNotEmpty();
    assertThat(read.notes().tags()).containsAll(expected);
  }

  @Test
  void sgfMarksTheOnlyMoveThatKeptTheResult() {
    AnnotatedGame close = (AnnotatedGame) AnnotatedSamples.annotatedCloseGame();
    GameRecord read = readBack("sgf", AnnotatedRecord.forSgf(close, Wording.DEFAULT));
    List<Tag> found =
        close.moves().stream()
            .filter(move -> move.only() && move.lossCentidiscs() == 0)
            .map(move -> new Tag(move.ply(), "sgf:TE", "1"))
            .toList();
    assertThat(found).isNotEmpty();
    assertThat(read.notes().tags()).containsAll(found);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ggf", "sgf"})
  void hostileNamesAndCommentsStayTextInTheirPlaces(String notation) {
    AnnotatedGame hostile = AnnotatedSamples.hostileMatch();
    GameRecord record =
        notation.equals("ggf")
            ? AnnotatedRecord.forGgf(hostile, Wording.DEFAULT)
            : AnnotatedRecord.forSgf(hostile, Wording.DEFAULT);
    Reading reading = Reading.of(WrittenRecords.of(notation, record), notation);
    assertThat(reading.records()).hasSize(1);
    GameRecord read = reading.records().getFirst();
    assertThat(read.moves()).hasSize(hostile.moves().size());
    assertThat(read.header().black()).startsWith("<script>").contains("`x` **b**");
    assertThat(read.header().white()).endsWith("w".repeat(500));
    assertThat(read.remarks()).anyMatch(remark -> remark.text().contains("# heading"));
    assertThat(read.remarks()).anyMatch(remark -> remark.text().contains("=cmd|'/C calc'!A0"));
  }

  private static List<AnnotatedMove> labelled() {
    return NOTED.moves().stream().filter(move -> move.label().isPresent()).toList();
  }
}
