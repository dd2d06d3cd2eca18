package org.kifu.format.text.arrange;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.kifu.board.Disc;
import org.kifu.replay.CompactReplay;
import org.kifu.testing.Games;
import org.kifu.testing.Reading;

/** The games of the match of 1997 in each arrangement. */
class ArrangementsTest {
  static List<Arguments> layouts() {
    return List.of(
        layout("moves in the order of their numbers", ArrangementsTest::numberedColumns),
        layout("moves in the order of their numbers", ArrangementsTest::shuffled),
        layout(
            "a list of black's moves and a list of white's", moves -> lists(moves, "B: ", "W: ")),
        layout("a list of black's moves and a list of white's", moves -> lists(moves, "", "")),
        layout("a score sheet of columns that are read down", moves -> down(moves, 4, 1)),
        layout("columns of pairs of moves that are read down", moves -> down(moves, 3, 2)),
        layout("moves with the newest first", moves -> String.join("\n", moves.reversed())),
        layout("lines with the newest first", ArrangementsTest::linesFromBelow),
        layout("one column of a table", ArrangementsTest::table),
        layout("a log: squares behind plays", ArrangementsTest::log));
  }

  private static Arguments layout(String words, Function<List<String>, String> written) {
    return Arguments.of(words, written);
  }

  private static List<List<String>> games() {
    return Games.match1997().stream().map(Games::words).toList();
  }

  private static String numberedColumns(List<String> moves) {
    return IntStream.range(0, 15)
        .mapToObj(
            row ->
                IntStream.of(row, row + 15, row + 30, row + 45)
                    .filter(i -> i < moves.size())
                    .mapToObj(i -> "%2d. %s".formatted(i + 1, moves.get(i)))
                    .collect(Collectors.joining("   ")))
        .collect(Collectors.joining("\n"));
  }

  private static String shuffled(List<String> moves) {
    List<String> rows = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      rows.add("%d %s".formatted(i + 1, moves.get(i)));
    }
    Collections.shuffle(rows, new Random(1));
    return String.join("\n", rows);
  }

  /** The moves of a side, as the rules say whose move it is. */
  private static List<String> of(List<String> moves, Disc side) {
    CompactReplay replay = new CompactReplay();
    replay.start();
    List<String> own = new ArrayList<>();
    for (String move : moves) {
      assertThat(replay.step(Games.squares(move)[0])).isTrue();
      if (replay.sideToMove() != side) {
        own.add(move);
      }
    }
    return own;
  }

  private static String lists(List<String> moves, String black, String white) {
    return black
        + String.join(" ", of(moves, Disc.BLACK))
        + "\n"
        + white
        + String.join(" ", of(moves, Disc.WHITE));
  }

  private static String down(List<String> moves, int columns, int ofColumn) {
    int rows = -Math.floorDiv(-moves.size(), columns * ofColumn);
    return IntStream.range(0, rows)
        .mapToObj(
            row ->
                IntStream.range(0, columns * ofColumn)
                    .map(k -> k / ofColumn * rows * ofColumn + row * ofColumn + k % ofColumn)
                    .filter(i -> i < moves.size())
                    .mapToObj(moves::get)
                    .collect(Collectors.joining("  ")))
        .collect(Collectors.joining("\n"));
  }

  private static String linesFromBelow(List<String> moves) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < moves.size(); i += 10) {
      lines.add(String.join(" ", moves.subList(i, Math.min(i + 10, moves.size()))));
    }
    return String.join("\n", lines.reversed());
  }

  private static String table(List<String> moves) {
    return IntStream.range(0, moves.size())
        .mapToObj(
            i ->
                "%d | %s | %s"
                    .formatted(i + 1, moves.get((7 * i + 3) % moves.size()), moves.get(i)))
        .collect(Collectors.joining("\n"));
  }

  private static String log(List<String> moves) {
    return IntStream.range(0, moves.size())
        .mapToObj(
            i ->
                "%s plays %s and looks at %s"
                    .formatted(
                        i % 2 == 0 ? "anna" : "ben", moves.get(i), moves.get(7 * i % moves.size())))
        .collect(Collectors.joining("\n"));
  }

  private static Reading read(String text) {
    return Reading.of(text + "\n");
  }

  @ParameterizedTest
  @MethodSource("layouts")
  void aGameIsReadInItsLayout(String words, Function<List<String>, String> written) {
    for (List<String> moves : games()) {
      Reading reading = read(written.apply(moves));
      assertThat(reading.moves()).containsExactly(String.join("", moves));
      assertThat(reading.findings())
          .anyMatch(each -> each.contains("read as " + words + " [layout]"));
    }
  }

  @Test
  void aMoveIsFoundWhereItStands() {
    List<String> moves = games().getFirst();
    Reading reading = read(String.join("\n", moves.reversed()));
    for (int i = 0; i < moves.size(); i++) {
      assertThat(reading.games().getFirst().origin().ofMove(i))
          .hasToString("t:%d:1".formatted(moves.size() - i));
    }
  }

  @Test
  void linesThatLackTheirFirstMoveGetIt() {
    String lines =
        games().stream()
            .map(moves -> String.join("", moves.subList(1, 20)))
            .collect(Collectors.joining("\n"));
    Reading reading = read(lines);
    assertThat(reading.moves())
        .containsExactlyElementsOf(
            games().stream().map(moves -> String.join("", moves.subList(0, 20))).toList());
    assertThat(reading.codes()).contains("first-move-added").doesNotContain("layout");
  }

  @Test
  void aGameFromTheMirroredStartIsTurned() {
    List<String> moves = games().getFirst();
    String mirrored =
        moves.stream()
            .map(move -> "" + move.charAt(0) + (char) ('9' - move.charAt(1) + '0'))
            .collect(Collectors.joining(" "));
    Reading reading = read(mirrored);
    assertThat(reading.moves()).containsExactly(String.join("", moves));
    assertThat(reading.codes()).containsExactly("diagram-mirrored");
  }

  static List<Function<List<String>, String>> damageable() {
    return List.of(
        moves -> String.join(" ", moves),
        moves -> String.join("\n", moves.reversed()),
        moves -> down(moves, 4, 1),
        ArrangementsTest::log);
  }

  /** A square that was changed makes no other game of the rest that passes for sound. */
  @ParameterizedTest
  @MethodSource("damageable")
  void damageDoesNotGiveAnotherGame(Function<List<String>, String> written) {
    Random random = new Random(7);
    for (List<String> moves : games()) {
      List<String> damaged = new ArrayList<>(moves);
      int at = random.nextInt(12, 40);
      damaged.set(at, moves.get(at - 9));
      assertThat(read(written.apply(damaged)).findings())
          .noneMatch(each -> each.contains("[layout]"));
    }
  }
}
