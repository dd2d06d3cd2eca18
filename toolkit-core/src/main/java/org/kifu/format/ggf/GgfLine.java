package org.kifu.format.ggf;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.BoardText;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.NoSquare;
import org.kifu.board.MoveToken.Place;
import org.kifu.board.Position;
import org.kifu.notation.SizedBoard;
import org.kifu.rules.Othello;

/**
 * One game of 8x8 Othello in a line, which programs use to send each other a position. Only the
 * tags that make the position are read: {@code GM}, {@code TY}, {@code BO}, {@code B} and {@code
 * W}. A board may follow its size without a blank.
 */
public final class GgfLine {
  private static final Pattern TAG = Pattern.compile("\\s*([A-Za-z]{1,3})\\s*\\[([^\\]]*)\\]");
  private static final Pattern SIZE_8 = Pattern.compile("\\s*8(?=\\D)");

  /** The content of a tag; the last of a line may be a refusal. */
  public sealed interface GgfStep {
    /** The start of the game. */
    record Start(String tag, Position position) implements GgfStep {}

    /** A move, which may be illegal. */
    record Played(String tag, Disc mover, MoveToken move) implements GgfStep {}

    /** The reason the line is not read further: one clause for a person. */
    record RefusedLine(String why) implements GgfStep {}
  }

  private GgfLine() {}

  /** Reads the first game of a text. */
  public static List<GgfStep> read(String text) {
    int start = text.indexOf("(;");
    if (start < 0) {
      return List.of(new GgfStep.RefusedLine("no game in GGF: a game begins with (;"));
    }
    List<GgfStep> steps = new ArrayList<>();
    Matcher tags = TAG.matcher(text).region(start + 2, text.length());
    while (tags.lookingAt()) {
      Optional<GgfStep> step = step(tags);
      step.ifPresent(steps::add);
      if (step.filter(GgfStep.RefusedLine.class::isInstance).isPresent()) {
        return steps;
      }
      tags.region(tags.end(), text.length());
    }
    String rest = text.substring(tags.regionStart()).strip();
    if (!rest.startsWith(";)")) {
      steps.add(
          new GgfStep.RefusedLine(
              "expected a tag or the end of the game, ;), found '" + rest + "'"));
    }
    return steps;
  }

  private static Optional<GgfStep> step(Matcher matched) {
    String tag = matched.group().strip();
    String value = matched.group(2);
    return switch (matched.group(1).toUpperCase(Locale.ROOT)) {
      case "GM" ->
          GgfTags.isOthello(value) ? Optional.empty() : refused(tag, "not a game of Othello");
      case "TY" -> GgfBoard.isAnti(value) ? refused(tag, "fewest discs win") : Optional.empty();
      case "BO" ->
          board(value)
              .<GgfStep>map(position -> new GgfStep.Start(tag, position))
              .or(() -> refused(tag, "no position of the 8x8 board"));
      case "B" -> Optional.of(new GgfStep.Played(tag, Disc.BLACK, move(value)));
      case "W" -> Optional.of(new GgfStep.Played(tag, Disc.WHITE, move(value)));
      default -> Optional.empty();
    };
  }

  private static Optional<GgfStep> refused(String tag, String why) {
    return Optional.of(new GgfStep.RefusedLine(tag + ": " + why));
  }

  private static Optional<Position> board(String value) {
    return GgfBoard.read(SIZE_8.matcher(value).replaceFirst("8 "))
        .filter(board -> board.size() == SizedBoard.USUAL)
        .map(SizedBoard::start)
        .flatMap(Othello.RULES::start);
  }

  /** The move of {@code f5/1.50/3.2}, whose other parts may be missing. */
  public static MoveToken move(String value) {
    MoveToken move = GgfMove.read(value).move();
    return move instanceof Place && move.squareOn8x8() < 0
        ? new NoSquare(value.split("/", 2)[0].strip())
        : move;
  }

  /** Writes a game without moves that begins with a position. */
  public static String write(Position start) {
    String cells = BoardText.write(start).replace('X', '*');
    return "(;GM[Othello]PC[Kifu]PB[Black]PW[White]RE[?]TI[0]TY[8]BO[8 " + cells + "];)";
  }
}
