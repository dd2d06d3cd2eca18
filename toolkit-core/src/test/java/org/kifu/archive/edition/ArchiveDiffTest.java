package org.kifu.archive.edition;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.kifu.archive.edition.ArchiveDiff.Difference;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.testing.Draw;
import org.kifu.testing.Games;
import org.kifu.testing.ParsedGames;
import org.kifu.testing.Property;
import org.kifu.testing.Slow;

class ArchiveDiffTest {
  private static final String FIRST = Games.match1997().getFirst();
  private static final String SECOND = Games.match1997().get(1);

  @Test
  void theOrderOfGamesDoesNotMatter() throws IOException {
    List<ParsedGame> games = List.of(game("A", FIRST), game("B", SECOND), game("A", FIRST));
    assertThat(diff(games, games.reversed(), 1 << 20)).containsExactly("same 3");
  }

  @Test
  void saysWhatChanged() throws IOException {
    List<ParsedGame> before =
        List.of(game("A", FIRST), game("B", SECOND), game("C", "f5d6c3"), game("D", "f5f4"));
    List<ParsedGame> after =
        List.of(
            game("E", "f5f6"),
            game("C", "f5d6c4d3"),
            game("B", SECOND),
            game("B", SECOND),
            game("F", FIRST));
    assertThat(diff(before, after, 1 << 20))
        .containsExactly(
            "facts 0 4 [BLACK]", "moves 2 1 from 3", "removed 3", "added 0", "added 3", "same 1");
  }

  /** Two pairs of players had the same short game; all four records spell the event differently. */
  @Test
  void gamesWithTheSameMovesArePairedByTheirPlayersFirst() throws IOException {
    List<ParsedGame> before = List.of(game("Xu", "Cup A", "f5d6"), game("Pia", "Cup B", "f5d6"));
    List<ParsedGame> after = List.of(game("Pia", "Cup b.", "f5d6"), game("Xu", "Cup a.", "f5d6"));
    assertThat(diff(before, after, 1 << 20))
        .containsExactly("facts 0 1 [EVENT]", "facts 1 0 [EVENT]", "same 0");
  }

  @Test
  void ofSeveralGamesOfTwoPlayersThoseAtOneEventArePaired() throws IOException {
    List<ParsedGame> before = List.of(game("Xu", "Cup A", "f5d6"), game("Xu", "Cup B", "f5d6"));
    List<ParsedGame> after = List.of(game("XU", "Cup B", "f5d6"), game("XU", "Cup A", "f5d6"));
    assertThat(diff(before, after, 1 << 20))
        .containsExactly("facts 0 1 [BLACK]", "facts 1 0 [BLACK]", "same 0");
  }

  /** The second version has another move at the 40th place, and the games in another order. */
  @Test
  void gamesWithoutNamesArePairedByTheLineThatTheyShare() throws IOException {
    List<ParsedGame> before = List.of(nameless(FIRST), nameless(SECOND), nameless("f5d6c3"));
    List<ParsedGame> after = List.of(nameless(SECOND), nameless(FIRST.substring(0, 78) + "f5"));
    assertThat(diff(before, after, 1 << 20))
        .containsExactly("moves 0 1 from 40", "removed 2", "same 1");
  }

  @Test
  void theLongestLineInCommonDecidesWhichGamesOfAMatchArePaired() throws IOException {
    String other = FIRST.substring(0, 60);
    List<ParsedGame> before = List.of(game("A", SECOND), game("A", other + "a1"), game("A", FIRST));
    List<ParsedGame> after =
        List.of(game("A", FIRST + "a1"), game("A", other + "a1b1"), game("A", SECOND + "a1"));
    assertThat(diff(before, after, 1 << 20))
        .containsExactly("moves 0 2 from 61", "moves 1 1 from 32", "moves 2 0 from 61", "same 0");
  }

  /** Forty moves in common, and yet other players; nor is a short opening enough. */
  @Test
  void gamesThatContradictEachOtherAreNotPairedByALine() throws IOException {
    String cut = FIRST.substring(0, 80);
    assertThat(diff(List.of(game("A", FIRST)), List.of(game("B", cut)), 1 << 20))
        .containsExactly("removed 0", "added 0", "same 0");
    assertThat(diff(List.of(game("A", FIRST)), List.of(nameless(cut)), 1 << 20))
        .containsExactly("moves 0 0 from 41", "same 0");
    String opening = FIRST.substring(0, 58);
    assertThat(diff(List.of(nameless(FIRST)), List.of(nameless(opening)), 1 << 20))
        .containsExactly("removed 0", "added 0", "same 0");
  }

  /** Each pair shares its line, however many games wait and however little memory there is. */
  @Slow
  @Property(tries = 20)
  void findsThePartnerOfEachGameThatWasCut(Draw draw) throws IOException {
    long seed = draw.anyLong();
    int memory = draw.between(0, 30_000);
    Random random = new Random(seed);
    List<ParsedGame> before = new ArrayList<>();
    List<ParsedGame> after = new ArrayList<>();
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      List<Integer> squares = Games.randomGame(random);
      int kept = squares.size() - 1 - random.nextInt(squares.size() / 3);
      before.add(nameless(squares));
      after.add(nameless(squares.subList(0, kept)));
      expected.add("moves %d %d from %d".formatted(i, i, kept + 1));
    }
    expected.add("same 0");
    assertThat(diff(before, after, memory)).isEqualTo(expected);
  }

  private static ParsedGame nameless(String transcript) {
    return nameless(Games.squares(transcript));
  }

  private static ParsedGame nameless(byte[] squares) {
    return ParsedGames.of(GameRecord.ofMoves(MoveList.ofSquares(squares)));
  }

  private static ParsedGame nameless(List<Integer> squares) {
    byte[] bytes = new byte[squares.size()];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = squares.get(i).byteValue();
    }
    return nameless(bytes);
  }

  @Test
  void aTurnedBoardIsADifference() throws IOException {
    assertThat(diff(List.of(game("A", "f5d6c3")), List.of(game("A", "e6f4c3")), 1 << 20))
        .containsExactly("facts 0 0 []", "same 0");
  }

  /** Each game is a player and one of a few lines, so that the number of equal ones is known. */
  @Slow
  @Property(tries = 40)
  void countsWhatIsInBothAsAPlainCountDoes(Draw draw) throws IOException {
    long seed = draw.anyLong();
    int size = draw.between(0, 80);
    int memory = draw.between(0, 30_000);
    Random random = new Random(seed);
    List<Map<String, Integer>> counts = List.of(new HashMap<>(), new HashMap<>());
    List<List<ParsedGame>> games = List.of(new ArrayList<>(), new ArrayList<>());
    for (int i = 0; i < size; i++) {
      int side = random.nextInt(2);
      String player = "P" + random.nextInt(5);
      String line = FIRST.substring(0, 2 + 2 * random.nextInt(4));
      counts.get(side).merge(player + line, 1, Integer::sum);
      games.get(side).add(game(player, line));
    }
    int same =
        counts.getFirst().entrySet().stream()
            .mapToInt(e -> Math.min(e.getValue(), counts.getLast().getOrDefault(e.getKey(), 0)))
            .sum();
    List<String> found = diff(games.getFirst(), games.getLast(), memory);
    assertThat(found.getLast()).isEqualTo("same " + same);
    long paired = found.stream().filter(line -> line.matches("(facts|moves) .*")).count();
    long removed = found.stream().filter(line -> line.startsWith("removed")).count();
    long added = found.stream().filter(line -> line.startsWith("added")).count();
    assertThat(same + paired + removed).isEqualTo(games.getFirst().size());
    assertThat(same + paired + added).isEqualTo(games.getLast().size());
    assertThat(found).isEqualTo(diff(games.getFirst(), games.getLast(), 1 << 20));
  }

  private static List<String> diff(List<ParsedGame> before, List<ParsedGame> after, long memory)
      throws IOException {
    List<String> found = new ArrayList<>();
    try (ArchiveDiff diff = new ArchiveDiff(1, memory)) {
      ArchiveDiff.DiffCounts counts =
          diff.run(before.iterator(), after.iterator(), each -> found.add(text(each)));
      found.add("same " + counts.same());
    }
    return found;
  }

  private static String text(Difference difference) {
    return switch (difference) {
      case Difference.Removed(var game) -> "removed " + game.index();
      case Difference.Added(var game) -> "added " + game.index();
      case Difference.ChangedFacts facts ->
          "facts %d %d %s".formatted(facts.before().index(), facts.after().index(), facts.fields());
      case Difference.ChangedMoves moves ->
          "moves %d %d from %d"
              .formatted(moves.before().index(), moves.after().index(), moves.fromMove());
    };
  }

  private static ParsedGame game(String black, String transcript) {
    return game(black, "", transcript);
  }

  private static ParsedGame game(String black, String event, String transcript) {
    GameHeader header = new GameHeader(black, "X", event, "", GameDate.ofYear(1990));
    MoveList moves = MoveList.ofSquares(Games.squares(transcript));
    return ParsedGames.of(GameRecord.of(header, moves, Outcome.NONE));
  }
}
