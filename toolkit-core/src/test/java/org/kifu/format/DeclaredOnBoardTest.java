package org.kifu.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.Outcome;
import org.kifu.replay.DeclaredResult;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Rules;
import org.kifu.source.Source;

/**
 * Results that PGN and text write for games of any rules. The counts are by arithmetic: a margin of
 * 10 is 37-27 of 64 squares, 55-45 of 100 and 23-13 of 36; on 25 squares it is no count.
 */
class DeclaredOnBoardTest {
  private static Rules<?, ?> rules(String name) {
    return Catalogue.byName(name).orElseThrow().rules();
  }

  /** The results of the same words as a tag, as the last word and after the names of a text. */
  private static Outcome read(String written, String rules) throws IOException {
    String tags = "[Black \"Ann\"]\n[White \"Ben\"]\n[Result \"" + written + "\"]\n";
    Outcome ofPgn = only(tags + "\n1. d3 " + written + "\n", rules);
    String labels = "Black: Ann\nWhite: Ben\nResult: " + written + "\n";
    Outcome ofText = only(labels + moves(rules(rules)) + "\n", rules);
    assertThat(ofText).isEqualTo(ofPgn);
    return ofPgn;
  }

  /** The first legal move of each of four positions. */
  private static <P, M> String moves(Rules<P, M> rules) {
    P position = rules.start(StartSpec.STANDARD).orElseThrow();
    StringBuilder moves = new StringBuilder();
    for (int i = 0; i < 4; i++) {
      M first = rules.legalMoves(position).getFirst();
      moves.append(rules.token(first));
      position = rules.play(position, first);
    }
    return moves.toString();
  }

  private static Outcome only(String text, String rules) throws IOException {
    ReadOptions options =
        new ReadOptions(Optional.empty(), Optional.empty(), rules(rules), _ -> {});
    Source source = Source.of("t", text.getBytes(StandardCharsets.UTF_8));
    try (GameReader games = GameReader.open(source, options)) {
      return games.iterator().next().record().map(GameRecord::declared).orElseThrow();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "othello, B+10, 37", "grand, B+10, 55", "grid:6x6, B+10, 23", "grid:6x6, W+10, 13",
    "othello, 1/2-1/2, 32", "grand, 1/2-1/2, 50", "grid:6x6, 1/2-1/2, 18", "anti:6x6, 1/2, 18",
    "grid:6x6, 20-16, 20", "grid:6x6, 36-0, 36", "grid:5x5, B+11, 18"
  })
  void aMarginAndADrawAreOfTheSquaresOfTheBoard(String rules, String written, int black)
      throws IOException {
    assertThat(read(written, rules)).isEqualTo(Outcome.ofBlackDiscs(black));
  }

  @Test
  void aMarginThatTheBoardCannotHaveIsStillAWin() throws IOException {
    Outcome declared = read("W+10", "grid:5x5");
    assertThat(declared.blackDiscs()).isEmpty();
    assertThat(DeclaredResult.of(rules("grid:5x5"), declared).winner())
        .map(side -> side.label())
        .contains("white");
  }

  /** In ravensburger equal counts are won by the side that moved second, which is black. */
  @ParameterizedTest
  @CsvSource({"1/2-1/2, false", "draw, false", "32-32, true"})
  void aDrawWithoutCountsStaysADrawWhereEqualCountsAreAWin(String written, boolean isWon)
      throws IOException {
    DeclaredResult declared =
        DeclaredResult.of(rules("ravensburger"), read(written, "ravensburger"));
    assertThat(declared.isDecided()).isTrue();
    assertThat(declared.winner().isPresent()).isEqualTo(isWon);
  }

  @ParameterizedTest
  @CsvSource({"Ann - Ben 1/2-1/2, grand, 50", "Ann - Ben (-28), grid:6x6, 4"})
  void theResultBehindPlayersIsOfTheSquaresOfTheBoard(String line, String rules, int black)
      throws IOException {
    assertThat(only(line + "\n" + moves(rules(rules)) + "\n", rules))
        .isEqualTo(Outcome.ofBlackDiscs(black));
  }

  @Test
  void playersWhoAgreedOnNothingElseAgreedOnADraw() {
    Outcome agreed = Outcome.NONE.withKind(Outcome.Kind.AGREED);
    DeclaredResult declared = DeclaredResult.of(rules("othello"), agreed);
    assertThat(declared.isDecided()).isTrue();
    assertThat(declared.winner()).isEmpty();
  }
}
