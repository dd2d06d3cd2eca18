package org.kifu.annotate.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.kifu.analysis.Confidence;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedGame.GameSummary;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.AnnotatedMove.Outlook;
import org.kifu.annotate.Certainty;
import org.kifu.annotate.GameResult;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.annotate.Reason.Audience;
import org.kifu.annotate.TurningPoint;
import org.kifu.annotate.Verdict;
import org.kifu.annotate.Verdict.Kind;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.game.Notes;
import org.kifu.game.Outcome;
import org.kifu.rules.FinalCount;
import org.kifu.words.Words;
import org.kifu.words.Words.Language;

/** Verdicts on games. */
class VerdictTest {
  /**
   * Three games at level 21: the sixth of the match of 1997, one with many swings, and one in which
   * no loss is beyond the error of the search.
   */
  private static final List<AnnotatedGame> GAMES = games();

  private static List<AnnotatedGame> games() {
    try (InputStream in =
        AnnotatedGame.class.getResourceAsStream("/org/kifu/annotate/decided-games.jsonl")) {
      List<AnnotatedGame> games = new ArrayList<>();
      new AnnotationReader("decided-games.jsonl", Objects.requireNonNull(in))
          .forEachRemaining(game -> games.add((AnnotatedGame) game));
      return games;
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** White’s only loss that is beyond the error of the search: 12 discs, from 6 behind to 18. */
  @Test
  void theMatchWasDecidedByTheOneBlunder() {
    AnnotatedGame game = GAMES.getFirst();
    assertThat(game.verdict().kind()).isEqualTo(Kind.DECIDED);
    assertThat(game.verdict().winner()).contains(Disc.BLACK);
    assertThat(game.turningPoints())
        .extracting(turn -> turn.move().ply(), TurningPoint::decides)
        .containsExactly(tuple(38, true), tuple(28, false), tuple(20, false));
    assertThat(Wording.DEFAULT.verdict(game))
        .isEqualTo(
            "White lost the game at move 38, b4; g7 was best, and the chance to win fell from 30 %"
                + " to 9 %; accuracy: Black 99 %, White 89 %");
  }

  @Test
  void theLastOfManySwingsDecides() {
    AnnotatedGame game = GAMES.get(1);
    assertThat(game.verdict().kind()).isEqualTo(Kind.LAST_SWING);
    assertThat(game.verdict().decisive()).map(AnnotatedMove::ply).contains(47);
    assertThat(game.turningPoints()).hasSize(5).first().matches(TurningPoint::decides);
    assertThat(Wording.DEFAULT.verdict(game))
        .startsWith("Black lost the game at move 47, c1, the last of 6 swings; b2 was best, and");
  }

  /** Losses that may be errors fill the list, but none of them decides. */
  @Test
  void aGameWithoutASureLossHasNoDecidingMove() {
    AnnotatedGame game = GAMES.get(2);
    assertThat(game.verdict())
        .isEqualTo(new Verdict(Kind.CLEAN, Optional.of(Disc.WHITE), Optional.empty(), 0));
    assertThat(game.turningPoints())
        .hasSize(3)
        .noneMatch(TurningPoint::decides)
        .allMatch(turn -> turn.move().label().isEmpty());
    assertThat(Wording.DEFAULT.verdict(game))
        .startsWith("White won, and no clear mistake decided the game; accuracy: Black 77 %");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "BEGINNER | White lost the game at move 38, b4; g7 was better; accuracy:",
        "EXPERT | White lost the game at move 38, b4; g7 was best; the move gave away 12.0 discs,"
            + " and",
      })
  void readersGetTheirTerms(Audience audience, String beginning) {
    assertThat(new Wording(Words.english(), audience).verdict(GAMES.getFirst()))
        .startsWith(beginning);
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyLanguageNamesTheMovesAndTheChances(Language language) {
    assertThat(new Wording(Words.in(language), Audience.CLUB).verdict(GAMES.getFirst()))
        .contains("38", "b4", "g7", "30 %", "9 %", "99 %", "89 %")
        .doesNotContain("{");
  }

  /**
   * Each move is its mover, its chance after the best move and its own, in per cent; a star marks a
   * label. The result is black's discs, {@code -} for an unfinished game, or a number with a {@code
   * d} for what a source declares of one.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "B50-30* W70-70 B30-10* | 20 | DECIDED | 1", // the larger loss, not the last
        "W90-20* B80-45 W55-20* | 40 | DECIDED | 3", // only since the last even chance
        "B55-30* W70-40* B60-35* W65-30* | 40 | LAST_SWING | 4",
        "B50-48 W52-52 B48-44 W56-50 B50-2 | 10 | CLEAN | 0",
        "W50-30* B70-60 W40-40 B60-20 | 20 | GRADUAL | 0", // black lost by moves without a label
        "B80-50* W50-50 | 32 | LET_SLIP | 1",
        "W40-20* B80-50 | 32 | DRAWN | 0",
        "B50-50 W50-50 | 32 | CLEAN | 0",
        "B50-30* W70-70 | - | UNFINISHED | 1",
        "B50-49 W51-51 | - | UNFINISHED | 0",
        "B50-30* W70-70 | 20d | DECIDED | 1",
        "B50-30* W70-70 | 40d | AGAINST_THE_BOARD | 0", // white's time ran out
        "B50-40* W60-60 B8-2* W98-93* | 20 | DECIDED | 1", // the last two change nothing
      })
  void theLargestLossSinceTheLastEvenChanceDecides(
      String moves, String result, Kind kind, int decisive) {
    Verdict verdict = game(moves, result).verdict();
    assertThat(verdict.kind()).isEqualTo(kind);
    assertThat(verdict.decisive().map(AnnotatedMove::ply).orElse(0)).isEqualTo(decisive);
  }

  @Test
  void aLossInADecidedGameIsNotATurningPoint() {
    assertThat(game("B50-40* W60-60 B8-2* W98-93* B30-26*", "20").turningPoints())
        .extracting(turn -> turn.move().ply())
        .containsExactly(1, 5);
  }

  /** Without chances, the result counts first, and then the discs. */
  @Test
  void whereChancesAreNotKnownTheResultDecides() {
    AnnotatedGame game = AnnotatedSamples.annotatedAnti();
    assertThat(game.turningPoints())
        .allMatch(turn -> turn.chanceBefore().isEmpty() && turn.move().label().isPresent());
    assertThat(game.verdict().kind()).isIn(Kind.CLEAN, Kind.GRADUAL, Kind.DECIDED, Kind.DRAWN);
  }

  private static AnnotatedGame game(String moves, String result) {
    List<AnnotatedMove> plies = new ArrayList<>();
    for (String move : moves.split(" ", -1)) {
      plies.add(move(plies.size() + 1, move));
    }
    AnnotatedGame real = GAMES.getFirst();
    GameSummary facts = real.game();
    return new AnnotatedGame(
        new GameSummary(
            facts.where(),
            1,
            facts.header(),
            facts.rules(),
            facts.start(),
            result(result),
            List.of()),
        Optional.empty(),
        0,
        plies,
        real.black(),
        real.white(),
        Notes.NONE,
        real.settings(),
        List.of(),
        Map.of());
  }

  private static GameResult result(String written) {
    if (written.equals("-")) {
      return new GameResult(Outcome.Kind.UNFINISHED, OptionalInt.empty(), Optional.empty());
    }
    int black = Integer.parseInt(written.replace("d", ""));
    return written.endsWith("d")
        ? new GameResult(Outcome.Kind.TIME, OptionalInt.of(black), Optional.empty())
        : new GameResult(
            Outcome.Kind.PLAYED_OUT,
            OptionalInt.empty(),
            Optional.of(new FinalCount(black, 64 - black, 0)));
  }

  private static AnnotatedMove move(int ply, String written) {
    String[] chances = written.substring(1).replace("*", "").split("-", -1);
    Disc mover = written.startsWith("B") ? Disc.BLACK : Disc.WHITE;
    return new AnnotatedMove(
        ply,
        mover,
        MoveToken.parse("a1"),
        61 - ply,
        false,
        outlook(mover, chances[1]),
        List.of(MoveToken.parse("a2")),
        outlook(mover, chances[0]),
        new Certainty(Confidence.PROBABLE, 90, 61 - ply),
        false,
        written.endsWith("*") ? Optional.of(MoveLabel.MISTAKE) : Optional.empty(),
        List.of(),
        List.of(),
        List.of(),
        Optional.empty());
  }

  /** The discs do not matter where the chance is known. */
  private static Outlook outlook(Disc mover, String percent) {
    int chance = 100 * Integer.parseInt(percent);
    int black = mover == Disc.BLACK ? chance : Outlook.WIN - chance;
    return new Outlook(black - Outlook.WIN / 2, OptionalInt.of(black));
  }
}
