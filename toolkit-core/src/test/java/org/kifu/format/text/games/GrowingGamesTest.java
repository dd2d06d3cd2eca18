package org.kifu.format.text.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.kifu.testing.Games;
import org.kifu.testing.Reading;

/** Games of the match of 1997 that a program writes more than once. */
class GrowingGamesTest {
  private static final String GAME = Games.match1997().getFirst();

  /** The numbers of the moves so far on a board, as a program prints them. */
  private static String diagram(int moves) {
    return IntStream.range(0, 8)
        .mapToObj(
            row ->
                IntStream.range(0, 8)
                    .mapToObj(column -> cell(moves, "abcdefgh".charAt(column) + "" + (row + 1)))
                    .collect(Collectors.joining(" ")))
        .collect(Collectors.joining("\n", "\n", "\n"));
  }

  private static String cell(int moves, String square) {
    String start =
        switch (square) {
          case "d4", "e5" -> " O";
          case "e4", "d5" -> " X";
          default -> " .";
        };
    int at = GAME.indexOf(square);
    return at < 0 || at >= 2 * moves ? start : "%2d".formatted(at / 2 + 1);
  }

  private static String after(int first, IntFunction<String> each) {
    return IntStream.rangeClosed(first, GAME.length() / 2)
        .mapToObj(moves -> "Engine plays\n" + each.apply(moves) + "\nevaluation 4\n")
        .collect(Collectors.joining("\n"));
  }

  @Test
  void aDiagramAfterEachMoveIsOneGame() {
    assertThat(Reading.of(after(10, GrowingGamesTest::diagram)).moves()).containsExactly(GAME);
  }

  @Test
  void aListAfterEachMoveIsOneGame() {
    String text = after(8, moves -> "So far: " + GAME.substring(0, 2 * moves));
    assertThat(Reading.of(text).moves()).containsExactly(GAME);
  }

  @Test
  void linesOfOpeningsThatGoOnFromOneAnotherAreGames() {
    String text =
        IntStream.rangeClosed(4, 20)
            .mapToObj(moves -> GAME.substring(0, 2 * moves) + "\n")
            .collect(Collectors.joining());
    assertThat(Reading.of(text).games()).hasSize(17);
  }

  @Test
  void theDiagramsOfTwoGamesWithTheSameOpeningAreTwo() {
    String other = Games.match1997().get(1);
    Reading reading = Reading.of(diagram(20) + "\nAnother game\n\n" + diagram(60) + "\n" + other);
    assertThat(reading.games()).hasSizeGreaterThan(2);
  }

  private static String lines(IntFunction<String> caption, IntFunction<String> each) {
    return IntStream.rangeClosed(2, 10)
        .mapToObj(line -> caption.apply(line) + each.apply(2 * line) + "\n\n")
        .collect(Collectors.joining());
  }

  @Test
  void gamesWithCaptionsOfTheirOwnAreGames() {
    IntFunction<String> list = moves -> GAME.substring(0, 2 * moves);
    IntFunction<String> name = line -> "ABCDEFGHIJK".charAt(line) + "nton opening";
    assertThat(Reading.of(lines(line -> name.apply(line) + "\n", list)).games()).hasSize(9);
    assertThat(Reading.of(lines(line -> name.apply(line) + ": ", list)).games()).hasSize(9);
    assertThat(Reading.of(lines(line -> "Line " + line + "\n", list)).games()).hasSize(9);
    IntFunction<String> facts =
        line -> "Black: Ito Ken\nWhite: Mori Jun\nDate: 2001-0" + (line - 1) + "-02";
    String drawn = lines(facts, moves -> diagram(moves + 20));
    assertThat(Reading.of(drawn).games()).hasSize(9);
    String players =
        lines(
            line -> "Black: " + name.apply(line) + "\nWhite: Mori Jun", GrowingGamesTest::diagram);
    assertThat(Reading.of(players).games()).hasSize(9);
  }

  @Test
  void theSameWholeGameAgainIsAGame() {
    assertThat(Reading.of((diagram(60) + "\n").repeat(4)).games()).hasSize(4);
    assertThat(Reading.of((GAME + "\n\nagain\n\n").repeat(7)).games()).hasSize(7);
  }
}
