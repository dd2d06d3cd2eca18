package org.kifu.format.transcript;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.source.TextLine;

/** Lines of text around the games: one finding for each run of them. */
final class PassedOver {
  private static final int SHOWN = 40;

  private final Consumer<Problem> problems;
  private Optional<TextLine> first = Optional.empty();
  private long count;

  /** The number of the last line, which may come in pieces. */
  private int last;

  PassedOver(Consumer<Problem> problems) {
    this.problems = problems;
  }

  void add(TextLine line) {
    boolean isFirst = first.isEmpty() || line.number() < first.get().number();
    first = isFirst ? Optional.of(line) : first;
    count += line.number() == last ? 0 : 1;
    last = line.number();
  }

  /** Tells of moves in a line that made no game. */
  void tell(TextLine line, List<Stretch> moves, String what) {
    report();
    Stretch one = moves.getFirst();
    String message =
        "%s: '%s'%s"
            .formatted(
                what,
                shown(line.text().substring(one.from(), one.to())),
                moves.size() > 1 ? " and %d times more".formatted(moves.size() - 1) : "");
    problems.accept(new Problem(ProblemCode.TEXT_IGNORED, line.at(one.from()), 0, 0, message));
  }

  /** Ends the run. */
  void report() {
    first.ifPresent(line -> problems.accept(problem(line)));
    first = Optional.empty();
    count = 0;
    last = 0;
  }

  private Problem problem(TextLine line) {
    String text = line.text().strip();
    String shown = shown(text);
    String message =
        count == 1
            ? "passed over a line without moves: '" + shown + "'"
            : "passed over " + count + " lines without moves, from '" + shown + "' on";
    int column = text.isEmpty() ? 0 : line.text().indexOf(text);
    return new Problem(ProblemCode.TEXT_IGNORED, line.at(column), 0, 0, message);
  }

  private static String shown(String text) {
    return text.length() > SHOWN ? text.substring(0, SHOWN) + "..." : text;
  }
}
