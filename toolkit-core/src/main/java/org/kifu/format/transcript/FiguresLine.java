package org.kifu.format.transcript;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.game.Notes;
import org.kifu.game.Remark;
import org.kifu.source.TextLine;

/** A row of a spreadsheet: the number of a move, its square, and a figure, {@code 1;f5;-2}. */
final class FiguresLine {
  private static final Pattern ROW =
      Pattern.compile(
          "\\s*(\\d{1,3})\\s*[;,|\t]\\s*([a-hA-H][1-8])\\s*[;,|"
              + "\t]\\s*([-+]?\\d+(?:[.,]\\d+)?)\\s*");

  /** A longer line is none. */
  private static final int MOST_CHARACTERS = 40;

  private FiguresLine() {}

  /** Returns the move of such a line with the figure as its comment; nothing if it is none. */
  static Optional<LineReading> read(TextLine line) {
    String text = line.text();
    boolean mayBe =
        !text.isEmpty() && text.length() <= MOST_CHARACTERS && MoveWord.isDigit(text.charAt(0));
    Matcher row = ROW.matcher(mayBe ? text : "");
    if (!row.matches()) {
      return Optional.empty();
    }
    WrittenMoves.Builder move = new WrittenMoves.Builder();
    MoveWord.end(text, row.start(2), row.end(2), move);
    Remark figure = new Remark(1, row.group(3));
    int number = Integer.parseInt(row.group(1));
    return Optional.of(
        LineReading.ofMoves(line, move.build(), number)
            .with(Notes.of(List.of(figure), List.of()), row.group(3).length()));
  }
}
