package org.kifu.format.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.kifu.game.Counted;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.notation.StrayMoves;
import org.kifu.source.text.TextLine;

/**
 * Text outside diagrams. It is reported when it is read; the first lines below a board are kept
 * until its game is made, since they may hold its moves. Not for use by several threads.
 */
final class TextAround implements SheetReader.LeftOver {
  private static final int MOST_KEPT = 40;
  private static final int SHOWN = 40;

  private final Consumer<Problem> problems;
  private final List<TextLine> kept = new ArrayList<>();
  private final List<TextLine> moves = new ArrayList<>();
  private Optional<TextLine> first = Optional.empty();
  private boolean isBelowBoard;
  private long lines;

  TextAround(Consumer<Problem> problems) {
    this.problems = problems;
  }

  @Override
  public void facts(Sheet sheet) {
    SourceLocation where = sheet.captions().getFirst().line().at(0);
    String message = "ignored text that belongs to no diagram: '%s'".formatted(shown(sheet));
    problems.accept(Problem.of(ProblemCode.TEXT_IGNORED, where, message));
  }

  private static String shown(Sheet sheet) {
    String text = sheet.captions().getFirst().text();
    return text.length() > SHOWN ? text.substring(0, SHOWN) + "..." : text;
  }

  @Override
  public void text(TextLine line) {
    if (isBelowBoard && kept.size() < MOST_KEPT) {
      kept.add(line);
    } else {
      count(line);
    }
  }

  @Override
  public void moves(List<TextLine> lines) {
    if (isBelowBoard && moves.size() + lines.size() <= MOST_KEPT) {
      moves.addAll(lines);
    }
  }

  /**
   * Counts text; moves are reported, or read in another notation, by the account of the whole
   * source.
   */
  private void count(TextLine line) {
    if (!StrayMoves.areIn(line.text())) {
      first = first.filter(each -> each.number() < line.number()).or(() -> Optional.of(line));
      lines++;
    }
  }

  /** Keeps the text from now on, below a board. */
  void below(Sheet sheet) {
    int from = sheet.lines().getFirst().number();
    kept.stream().filter(line -> line.number() < from).forEach(this::count);
    kept.removeIf(line -> line.number() < from);
    moves.removeIf(line -> line.number() < from);
    isBelowBoard = true;
  }

  /** The kept lines between two lines. */
  List<TextLine> between(int from, int to) {
    return Stream.concat(kept.stream(), moves.stream())
        .filter(line -> line.number() > from && line.number() < to)
        .toList();
  }

  /** Lets go of lines that belong to a game. */
  void take(List<TextLine> ofGame) {
    kept.removeAll(ofGame);
  }

  /** Reports the remaining lines at the end of the text. */
  void end() {
    kept.forEach(this::count);
    kept.clear();
    first.ifPresent(
        line ->
            problems.accept(
                Problem.of(
                    ProblemCode.TEXT_IGNORED,
                    line.at(0),
                    "ignored text around the diagrams: "
                        + Counted.of(lines, "line")
                        + " from here")));
    first = Optional.empty();
  }
}
