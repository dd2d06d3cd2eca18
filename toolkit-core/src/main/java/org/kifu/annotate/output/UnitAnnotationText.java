package org.kifu.annotate.output;

import java.io.IOException;
import java.io.Writer;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.AnnotationResult.AnnotationFailure;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.board.Disc;
import org.kifu.game.GameHeader;
import org.kifu.replay.Replay.Loan;
import org.kifu.rules.Rules;
import org.kifu.table.Column;
import org.kifu.table.TextTable;
import org.kifu.words.PlainText;

/**
 * Annotated games by other rules for people: a line for each move with values for the side that
 * moves first, then the losses of each side. A win without a size is {@code won}, a loss without a
 * size {@code lost}.
 */
final class UnitAnnotationText implements AnnotationWriter {
  private static final int HUNDRED = 100;

  private final Writer out;
  private final Rules<?, ?> rules;
  private final ValueUnit unit;
  private boolean isFirst = true;

  UnitAnnotationText(Writer out, Rules<?, ?> rules, ValueUnit unit) {
    this.out = out;
    this.rules = rules;
    this.unit = unit;
  }

  @Override
  public void write(AnnotationResult result) throws IOException {
    out.write(isFirst ? "" : "\n");
    isFirst = false;
    switch (result) {
      case AnnotatedGame game -> write(game);
      case AnnotationFailure failure -> out.write("not annotated: " + failure.problem() + "\n");
    }
  }

  private void write(AnnotatedGame game) throws IOException {
    Disc first = game.moves().getFirst().mover();
    GameHeader header = game.game().header();
    out.write(player(first, header) + ", " + player(first.opponent(), header));
    out.write(header.occasion().isEmpty() ? "\n" : "; " + header.occasion() + "\n");
    out.write("Values in %s for %s.\n\n".formatted(unit.label(), rules.display().nameOf(first)));
    TextTable<AnnotatedMove> table = new TextTable<>(columns(first));
    game.moves().forEach(table::add);
    out.write(table.toString());
    out.write("\n");
    for (Disc side : new Disc[] {first, first.opponent()}) {
      out.write(sum(game, side));
    }
    for (Loan loan : game.game().loans()) {
      out.write(
          "ply %d: %s plays a disc lent by the other side, no. %d\n"
              .formatted(loan.ply(), rules.display().nameOf(loan.side()), loan.count()));
    }
  }

  private List<Column<AnnotatedMove>> columns(Disc first) {
    return Stream.<Column<AnnotatedMove>>of(
            Column.number("ply", 4, AnnotatedMove::ply),
            Column.text("move", 14, AnnotatedMove::move),
            Column.<AnnotatedMove>number(
                    "value", 7, move -> value(move.after().centidiscs(first), move))
                .after(1),
            Column.text("best", 20, UnitAnnotationText::best),
            Column.<AnnotatedMove>number("loss", 7, this::loss).after(1),
            Column.text("label", move -> move.label().map(MoveLabel::label).orElse("")))
        .map(Column::fixed)
        .toList();
  }

  /** A move that was better than the played one; empty if there was none. */
  private static String best(AnnotatedMove move) {
    return move.best().contains(move.move()) ? "" : move.best().getFirst().toString();
  }

  private String player(Disc side, GameHeader header) {
    return rules.display().nameOf(side) + " " + name(header.player(side));
  }

  private static String name(String written) {
    return written.isBlank() ? "unknown" : PlainText.of(written.strip());
  }

  private String value(int hundredths, AnnotatedMove move) {
    return move.certainty().isExact() && Math.abs(hundredths) == unit.sizeless()
        ? hundredths > 0 ? "won" : "lost"
        : String.format(Locale.ROOT, "%+.2f", (double) hundredths / HUNDRED);
  }

  /** The loss of a move; {@code result} if the loss has no size. */
  private String loss(AnnotatedMove move) {
    if (move.lossCentidiscs() == 0) {
      return "";
    }
    boolean hasNoSize =
        unit == ValueUnit.MEN
            ? move.lossCentidiscs() >= unit.sizeless() / 2
            : move.lossCentidiscs() <= 2 * unit.sizeless();
    return hasNoSize
        ? "result"
        : String.format(Locale.ROOT, "%.2f", (double) move.lossCentidiscs() / HUNDRED);
  }

  private String sum(AnnotatedGame game, Disc side) {
    String labels =
        Arrays.stream(MoveLabel.values())
            .map(label -> count(game, side, label) + " " + label.label())
            .collect(Collectors.joining(", "));
    return rules.display().nameOf(side) + ": " + labels + "\n";
  }

  private static long count(AnnotatedGame game, Disc side, MoveLabel label) {
    return game.moves().stream()
        .filter(move -> move.mover() == side && move.label().equals(Optional.of(label)))
        .count();
  }

  @Override
  public void close() throws IOException {
    out.flush();
  }
}
