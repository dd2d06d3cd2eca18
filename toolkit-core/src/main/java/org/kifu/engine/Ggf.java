package org.kifu.engine;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.BoardText;
import org.kifu.board.Disc;
import org.kifu.board.Position;

/**
 * One game in the Generic Game Format, as {@code set game} has it. Of its tags only those that make
 * the position are looked at: {@code GM}, {@code TY}, {@code BO}, {@code B} and {@code W}; a value
 * ends at the first bracket, and a move may carry an evaluation and a time.
 */
final class Ggf {
  /** A game that was read, or why there is none. */
  sealed interface Reading {
    /** The game. */
    record Game(GameState game) implements Reading {}

    /** Why it cannot be played through: one clause for a person. */
    record Refused(String why) implements Reading {}
  }

  private static final Pattern TAG = Pattern.compile("\\s*([A-Za-z]{1,3})\\s*\\[([^\\]]*)\\]");
  private static final Pattern SIZE_8 = Pattern.compile("\\s*8(\\D.*)", Pattern.DOTALL);

  private GameState game = new GameState(Position.START);

  private Ggf() {}

  /** Reads and plays through the first game of a text. */
  static Reading read(String text) {
    int start = text.indexOf("(;");
    return start < 0
        ? new Reading.Refused("no game in GGF, which begins with (;")
        : new Ggf().readTags(text.substring(start + 2));
  }

  private Reading readTags(String text) {
    Matcher tags = TAG.matcher(text);
    while (tags.lookingAt()) {
      Optional<String> fault = take(tags.group(1).toUpperCase(Locale.ROOT), tags.group(2));
      if (fault.isPresent()) {
        return new Reading.Refused(tags.group().strip() + ": " + fault.get());
      }
      tags.region(tags.end(), text.length());
    }
    String rest = text.substring(tags.regionStart()).strip();
    return rest.startsWith(";)")
        ? new Reading.Game(game)
        : new Reading.Refused("expected a tag or the end of the game, ;), found '" + rest + "'");
  }

  /** Returns what is wrong with a tag. */
  private Optional<String> take(String name, String value) {
    return switch (name) {
      case "GM" -> isOthello(value) ? Optional.empty() : Optional.of("not a game of Othello");
      case "TY" -> value.contains("a") ? Optional.of("fewest discs win") : Optional.empty();
      case "BO" -> setUp(value);
      case "B" -> game.play(Disc.BLACK, MoveText.token(square(value)));
      case "W" -> game.play(Disc.WHITE, MoveText.token(square(value)));
      default -> Optional.empty();
    };
  }

  private Optional<String> setUp(String value) {
    Optional<Position> start = board(value);
    if (start.isEmpty()) {
      return Optional.of("no position of the 8x8 board");
    }
    if (game.positions().size() > 1) {
      return Optional.of("the board comes after moves");
    }
    game = new GameState(start.get());
    return Optional.empty();
  }

  private static boolean isOthello(String name) {
    return name.strip().equalsIgnoreCase("Othello") || name.strip().equalsIgnoreCase("Reversi");
  }

  /** The move of {@code f5/1.50/3.2}, whose other parts may be left out. */
  static String square(String value) {
    int slash = value.indexOf('/');
    return (slash < 0 ? value : value.substring(0, slash)).strip();
  }

  private static Optional<Position> board(String value) {
    Matcher cells = SIZE_8.matcher(value);
    return cells.matches()
        ? BoardText.parse(cells.group(1).replace('#', 'X').replace('0', 'O'))
        : Optional.empty();
  }

  /** A game without moves from this position. */
  static String of(Position start) {
    String cells = BoardText.write(start).replace('X', '*');
    return "(;GM[Othello]PC[Kifu]PB[Black]PW[White]RE[?]TI[0]TY[8]BO[8 " + cells + "];)";
  }
}
