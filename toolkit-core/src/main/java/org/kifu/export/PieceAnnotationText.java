package org.kifu.export;

import java.io.IOException;
import java.io.Writer;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.AnnotationFailure;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.MoveLabel;
import org.kifu.board.Disc;
import org.kifu.game.GameHeader;

/**
 * Annotated games of pieces for people: a line a move, values in men for the side that moves first,
 * then what each side gave away. A forced win is {@code won}, a forced loss {@code lost}.
 */
final class PieceAnnotationText implements AnnotationWriter {
  /** A forced win, in hundredths. */
  static final int WON = 6400;

  private static final int HUNDRED = 100;

  private final Writer out;
  private boolean isFirst = true;

  PieceAnnotationText(Writer out) {
    this.out = out;
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
    out.write("White %s, black %s".formatted(name(header.white()), name(header.black())));
    out.write(header.occasion().isEmpty() ? "\n" : "; " + header.occasion() + "\n");
    out.write("Values in men for %s.\n\n".formatted(first.label()));
    writeRow("ply", "move", "value", "best", "loss", "label");
    for (AnnotatedMove move : game.moves()) {
      String best = move.best().contains(move.move()) ? "" : move.best().getFirst();
      writeRow(
          Integer.toString(move.ply()),
          move.move(),
          value(move.after().centidiscs(first), move),
          best,
          move.lossCentidiscs() == 0 ? "" : loss(move),
          move.label().map(MoveLabel::label).orElse(""));
    }
    out.write("\n");
    for (Disc side : new Disc[] {first, first.opponent()}) {
      out.write(sum(game, side));
    }
  }

  private void writeRow(
      String ply, String move, String value, String best, String loss, String label)
      throws IOException {
    String row = "%4s  %-14s %7s  %-20s %7s  %s".formatted(ply, move, value, best, loss, label);
    out.write(row.stripTrailing() + "\n");
  }

  private static String name(String written) {
    return written.isBlank() ? "unknown" : PlainText.of(written.strip());
  }

  private static String value(int hundredths, AnnotatedMove move) {
    return move.certainty().isExact() && Math.abs(hundredths) == WON
        ? hundredths > 0 ? "won" : "lost"
        : String.format(Locale.ROOT, "%+.2f", (double) hundredths / HUNDRED);
  }

  /** What a win was given away for has no size. */
  private static String loss(AnnotatedMove move) {
    return move.lossCentidiscs() >= WON / 2
        ? "result"
        : String.format(Locale.ROOT, "%.2f", (double) move.lossCentidiscs() / HUNDRED);
  }

  private static String sum(AnnotatedGame game, Disc side) {
    String labels =
        Arrays.stream(MoveLabel.values())
            .map(label -> count(game, side, label) + " " + label.label())
            .collect(Collectors.joining(", "));
    return side.label() + ": " + labels + "\n";
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
