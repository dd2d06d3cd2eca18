package org.kifu.annotate.output;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.board.Disc;
import org.kifu.game.Counted;
import org.kifu.game.GameHeader;
import org.kifu.replay.Replay.Loan;
import org.kifu.rules.Display;
import org.kifu.rules.FinalCount;
import org.kifu.table.Column;
import org.kifu.table.TextTable;
import org.kifu.words.Colours;
import org.kifu.words.PlainText;

/**
 * The text of an annotated game by other rules: a line for each move with values for the side that
 * moves first, then the losses of each side. A win without a size is {@code won}, a loss without a
 * size {@code lost}.
 */
final class UnitAnnotationText {
  private static final int HUNDRED = 100;

  private final AnnotatedGame game;
  private final Disc first;
  private final ValueUnit unit;
  private final Display<?> display;
  private final Colours colours;

  UnitAnnotationText(AnnotatedGame game, GameUnit values, Colours colours) {
    this.game = game;
    this.first = values.first();
    this.unit = values.unit();
    this.display = values.rules().display();
    this.colours = colours;
  }

  String text() {
    GameHeader header = game.game().header();
    StringBuilder text = new StringBuilder();
    text.append(player(first, header) + ", " + player(first.opponent(), header));
    text.append(header.occasion().isEmpty() ? "\n" : "; " + PlainText.of(header.occasion()) + "\n");
    game.game().result().count().ifPresent(count -> text.append(result(count)));
    text.append("Values in %s for %s.\n".formatted(unit.label(), display.nameOf(first)));
    text.append(
        new VerdictText(game, Wording.DEFAULT, display::nameOf, unit != ValueUnit.MEN).sentence()
            + ".\n\n");
    TextTable<AnnotatedMove> table = new TextTable<>(columns());
    game.moves().forEach(table::add);
    text.append(table).append('\n');
    for (Disc side : new Disc[] {first, first.opponent()}) {
      text.append(sum(side));
    }
    for (Loan loan : game.game().loans()) {
      text.append(
          "ply %d: %s plays a disc lent by the other side, no. %d\n"
              .formatted(loan.ply(), display.nameOf(loan.side()), loan.count()));
    }
    return text.toString();
  }

  /** The result by the rules, such as {@code black 32, gold 32; won by black}. */
  private String result(FinalCount count) {
    String winner = count.winner().map(side -> "won by " + display.nameOf(side)).orElse("drawn");
    String score =
        "%s %d, %s %d; "
            .formatted(
                display.nameOf(Disc.BLACK),
                count.blackDiscs(),
                display.nameOf(Disc.WHITE),
                count.whiteDiscs());
    return "Result: " + (unit == ValueUnit.MEN ? "" : score) + winner + ".\n";
  }

  private List<Column<AnnotatedMove>> columns() {
    return Stream.<Column<AnnotatedMove>>of(
            Column.number("ply", 4, AnnotatedMove::ply),
            Column.text("move", 14, AnnotatedMove::move),
            Column.<AnnotatedMove>number(
                    "value", 7, move -> value(move.after().centidiscs(first), move))
                .after(1),
            Column.text("best", 20, UnitAnnotationText::best),
            Column.<AnnotatedMove>number("loss", 7, this::loss).after(1),
            Column.<AnnotatedMove>text(
                    "label", move -> move.label().map(MoveLabel::label).orElse(""))
                .painted((move, text) -> LabelColours.of(move, text, colours)))
        .map(Column::fixed)
        .toList();
  }

  /** A move that was better than the played one; empty if there was none. */
  private static String best(AnnotatedMove move) {
    return move.best().contains(move.move()) ? "" : move.best().getFirst().toString();
  }

  private String player(Disc side, GameHeader header) {
    return display.nameOf(side) + " " + name(header.player(side));
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

  private String sum(Disc side) {
    String labels =
        Arrays.stream(MoveLabel.values())
            .map(label -> Counted.of(count(side, label), label.label()))
            .collect(Collectors.joining(", "));
    return display.nameOf(side) + ": " + labels + "\n";
  }

  private long count(Disc side, MoveLabel label) {
    return game.moves().stream()
        .filter(move -> move.mover() == side && move.label().equals(Optional.of(label)))
        .count();
  }
}
