package org.kifu.format.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.game.ProblemCode;
import org.kifu.source.text.LineRewriter;
import org.kifu.source.text.TextLine;

/**
 * Numbers of a printed board in which a scanning program read digits as letters: {@code 2O}, {@code
 * S4}, which may also be a number and the colour beside it. A board that is damaged as written is
 * read so, if it then has each number once. {@link DiagramCell} reads a one that looks like a
 * letter.
 */
final class ScannedNumbers {
  private static final String LETTERS = "OoSBZ";
  private static final String DIGITS = "00582";

  /** A number with such a letter; a one beside it may be a letter as well. */
  private static final Pattern NUMBER =
      Pattern.compile("(?<!\\S)(?:[0-9lI][OoSBZ]|[SBZ][0-9lI])(?!\\S)");

  private ScannedNumbers() {}

  /** The board of a sheet, with such numbers if it is damaged as written. */
  static Diagram board(Sheet sheet) {
    Diagram written = new Diagram(sheet);
    return written.flaws().isEmpty() ? written : in(sheet).orElse(written);
  }

  /** Returns the board of a sheet that is damaged as written; nothing if it stays damaged. */
  private static Optional<Diagram> in(Sheet sheet) {
    List<DiagramRow> rows = new ArrayList<>();
    List<TextLine> changed = new ArrayList<>();
    for (DiagramRow row : sheet.rows()) {
      Optional<TextLine> line = inDigits(row.line());
      line.ifPresent(changed::add);
      rows.add(line.map(DiagramRow::of).orElse(row));
    }
    if (changed.isEmpty()) {
      return Optional.empty();
    }
    Diagram board =
        new Diagram(
            new Sheet(sheet.lines(), sheet.captions(), sheet.header(), rows, sheet.control()));
    String message = "letters among the numbers are read as the digits that they look like";
    board.tolerate(ProblemCode.LOOK_ALIKE, changed.getFirst().at(0), message);
    return board.flaws().isEmpty() ? Optional.of(board) : Optional.empty();
  }

  /** A row with digits in place of such letters; nothing if it has none. */
  private static Optional<TextLine> inDigits(TextLine line) {
    String text = line.text();
    Matcher number = NUMBER.matcher(text.indexOf('<') < 0 ? text : "");
    LineRewriter written = new LineRewriter(line);
    int at = 0;
    while (number.find()) {
      for (int i = number.start(); i < number.end(); i++) {
        int letter = LETTERS.indexOf(text.charAt(i));
        if (letter >= 0) {
          written.keep(at, i);
          written.put(DIGITS.substring(letter, letter + 1), i);
          at = i + 1;
        }
      }
    }
    written.keep(at, text.length());
    return at == 0 ? Optional.empty() : Optional.of(written.line());
  }
}
