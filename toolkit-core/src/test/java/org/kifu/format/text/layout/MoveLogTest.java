package org.kifu.format.text.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.testing.Games;
import org.kifu.testing.Reading;

/** The games of the match of 1997 as programs and people write them down while they are played. */
class MoveLogTest {
  private static List<String> moves(String game) {
    return IntStream.range(0, game.length() / 2)
        .mapToObj(i -> game.substring(2 * i, 2 * i + 2))
        .toList();
  }

  /** A game with a line or more for each move, those of both sides in turns. */
  private static String log(String game, String black, String white) {
    List<String> moves = moves(game);
    return IntStream.range(0, moves.size())
        .mapToObj(i -> (i % 2 == 0 ? black : white).formatted(moves.get(i)) + "\n")
        .collect(Collectors.joining());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "play black %s\n=\n~genmove white\n= %s\n",
        ">%s\n\nYou play %1$s\n~Engine plays %s\n",
        "6| +01 a1 A8 |\nBlack plays %s~6| -05 h1 |\nWhite plays %s",
        " Black  %s  ok~White  %s  -2 discs  (best: a8, or b1)",
        "00:01,250 --> 00:02,500\nand black plays %s\n~and white answers %s\n",
        "INFO game=7 event=move player=black square=%s clock=5~INFO game=7 square=%s clock=3",
      })
  void aGameIsReadOutOfALog(String form) {
    String[] sides = form.split("~", -1);
    for (String game : Games.match1997()) {
      String text = "Engine 1.0\n\n" + log(game, sides[0], sides[1]) + "quit\n";
      Reading reading = Reading.of(text);
      assertThat(reading.moves()).containsExactly(game);
      String code = "text-ignored"; // for the other words
      assertThat(reading.codes()).contains(code).doesNotContain("moves-not-read");
    }
  }

  @Test
  void eachGameOfALogIsOne() {
    String text =
        Games.match1997().stream()
            .map(game -> "clear_board\n\n" + log(game, "play black %s\n=\n", "genmove\n= %s\n"))
            .collect(Collectors.joining());
    Reading reading = Reading.of(text);
    assertThat(reading.moves()).isEqualTo(Games.match1997());
    assertThat(reading.games().getFirst().origin().ofMove(1)).hasToString("t:7:3");
  }

  /** A score between two games is never the score of the second unless that is its count. */
  @Test
  void aScoreBetweenGamesIsThatOfTheFirst() {
    String text =
        log(WON_BY_34, "play black %s\n=\n", "genmove\n= %s\n")
            + "final score: black 49, white 15\n"
            + log(Games.match1997().getFirst(), "play black %s\n=\n", "genmove\n= %s\n");
    Reading reading = Reading.of(text);
    assertThat(reading.moves()).containsExactly(WON_BY_34, Games.match1997().getFirst());
    assertThat(reading.records().getFirst().declared().blackDiscs()).hasValue(49);
    assertThat(reading.records().getLast().declared().blackDiscs()).isEmpty();
  }

  private static final String WON_BY_34 =
      "f5d6c3d3c4f4f6f3e6e7c6g6f8f7h6c5b6d7g5g4g3b4g8b5e2h3h5e3e8h4h2b3f2a6d2d1e1f1c2c1a5g2h1g1"
          + "a4a3b2g7h7a1b1a2c8c7h8d8b8b7a7a8";

  @Test
  void theFindingSaysWhatWasIgnored() {
    String game = Games.match1997().getFirst();
    String text = log(game, "6| +01 a1 A8 |\nBlack plays %s", "6| -05 h1 |\nWhite plays %s");
    assertThat(Reading.of(text).findings())
        .anySatisfy(each -> assertThat(each).startsWith("t:2:13: game 1: read as a log"))
        .anySatisfy(each -> assertThat(each).contains("ignored"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"%s %s black %s", "[%2$s] %1$s plays %3$s"})
  void gamesAtTheSameTimeAreToldApart(String form) {
    List<String> first = moves(Games.match1997().get(0));
    List<String> second = moves(Games.match1997().get(1));
    List<String> lines = new ArrayList<>(List.of("Q7 start black=ann white=ben"));
    Random random = new Random(3);
    int one = 0;
    int other = 0;
    while (one < first.size() || other < second.size()) {
      boolean isFirst = other == second.size() || one < first.size() && random.nextBoolean();
      String move = isFirst ? first.get(one) : second.get(other);
      one += isFirst ? 1 : 0;
      other += isFirst ? 0 : 1;
      lines.add(form.formatted(isFirst ? "Q7" : "Z12", 100 + one + other, move));
    }
    Reading reading = Reading.of(String.join("\n", lines) + "\n");
    assertThat(reading.moves())
        .containsExactlyInAnyOrder(Games.match1997().get(0), Games.match1997().get(1));
    assertThat(reading.codes()).containsOnly("layout");
  }

  @Test
  void namesAndScoresOfGamesAtTheSameTimeAreTheirs() {
    String game = Games.match1997().getFirst();
    String other = Games.match1997().get(1);
    String text =
        "id=7 start black=ann white=ben\nid=8 start black=carl white=dora\n"
            + log(game.substring(0, 60), "id=7 black %s", "id=7 white %s")
            + log(other, "id=8 black %s", "id=8 white %s")
            + log(game.substring(60), "id=7 black %s", "id=7 white %s");
    Reading reading = Reading.of(text);
    assertThat(reading.moves()).containsExactly(game, other);
    assertThat(reading.records().getFirst().header().white()).isEqualTo("ben");
    assertThat(reading.records().getLast().header().black()).isEqualTo("carl");
  }

  /** A pass is written or not. */
  @ParameterizedTest
  @ValueSource(strings = {"", "White plays pass\n"})
  void passesMayBeWritten(String pass) {
    String before = "f5d6c5f4e3c6d3f6e6d7g3c4b4f3g4e2f2b3b5a3b6a4a5c3f1c2d2e1g5d1a2g6d8h6h5c7e7";
    String game = before + "c8f7g1e8h3h4b7b1a6a8a7b8g7g8f8h8h7c1a1g2h2h1b2";
    String text =
        log(game, "Black plays %s ok", "White plays %s ok")
            .replace("Black plays h2", pass + "Black plays h2");
    assertThat(Reading.of(text).moves()).containsExactly(game);
  }

  @Test
  void whatIsNotLegalIsNotALog() {
    for (String game : Games.match1997()) {
      List<String> moves = new ArrayList<>(moves(game));
      moves.set(30, moves.get(20));
      String text = log(String.join("", moves), "play black %s\n=\n", "genmove\n= %s\n");
      assertThat(Reading.of(text).findings()).noneMatch(each -> each.contains("[layout]"));
    }
  }

  /** A word among moves on a line may be one of them. */
  @ParameterizedTest
  @ValueSource(strings = {"%s%sq%s", "%s %s? %s", "%s %s1c%s"})
  void damagedListsAreNotLogs(String form) {
    for (String game : Games.match1997()) {
      String spaced = String.join(" ", moves(game));
      String joined = form.formatted(game.substring(0, 80), "", game.substring(82));
      String apart = form.formatted(spaced.substring(0, 150), "x", spaced.substring(152));
      assertThat(Reading.of(joined + "\n").codes()).doesNotContain("layout");
      assertThat(Reading.of(apart + "\n").codes()).doesNotContain("layout");
    }
  }

  @Test
  void differentGamesInALogAreTold() {
    List<String> one = moves(Games.match1997().get(0));
    List<String> other = moves(Games.match1997().get(1));
    String text =
        IntStream.range(0, 60)
            .mapToObj(i -> "left board %s\nright one %s\n\n".formatted(one.get(i), other.get(i)))
            .collect(Collectors.joining());
    Reading reading = Reading.of(text);
    assertThat(reading.moves()).containsExactly(String.join("", one), String.join("", other));
    assertThat(reading.codes()).contains("layout");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. e4 e5 2. d4 exd4\nWhite took on d4 and black lost the pawn of f7.\nThen f3 and c6.\n",
        "The corners are a1, a8, h1 and h8.\nBeside them lie b2, b7, g2 and g7.\nA game may begin"
            + " with f5, d6 or c3.\nOther squares are c4, d3 and e6 in the middle.\n",
      })
  void squaresInSentencesAreNotAGame(String text) {
    Reading reading = Reading.of(text);
    assertThat(reading.codes()).doesNotContain("layout", "layout-unclear");
    assertThat(reading.records()).allMatch(record -> record.moves().size() < 20);
  }

  /** Moves that are read without it stay as they are. */
  @Test
  void aGameOnALineIsNotALog() {
    String game = Games.match1997().getFirst();
    String text = "I won today\n" + game + "\nmy best was f5\n" + log(game, "then %s", "and %s");
    assertThat(Reading.of(text).findings()).noneMatch(each -> each.contains("a log of moves"));
  }

  @Test
  void logsAreThoseOfOthello() {
    String text = log(Games.match1997().getFirst(), "play black %s\n=\n", "genmove\n= %s\n");
    assertThat(Reading.byRules(text, "anti").codes()).doesNotContain("layout");
  }

  /** Nobody knows here which moves stand. */
  @ParameterizedTest
  @ValueSource(strings = {"undo", "> undo", "[12:00:01] takeback accepted"})
  void aLogInWhichMovesAreTakenBackIsNotRead(String command) {
    StringBuilder log = new StringBuilder();
    String game = Games.match1997().getFirst();
    for (int i = 0; i < 40; i++) {
      log.append("play move ").append(game, 2 * i, 2 * i + 2).append('\n');
    }
    assertThat(Reading.of(log.toString()).records()).hasSize(1);
    log.append(command).append('\n');
    Reading taken = Reading.of(log.toString());
    assertThat(taken.records()).isEmpty();
    assertThat(taken.findings())
        .singleElement()
        .asString()
        .startsWith("t:41:")
        .endsWith("not known which moves of the game stand [moves-not-read]");
  }
}
