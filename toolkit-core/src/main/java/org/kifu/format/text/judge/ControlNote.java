package org.kifu.format.text.judge;

import java.util.List;
import org.kifu.format.text.page.Cell;
import org.kifu.format.text.page.PlacedText;
import org.kifu.format.text.page.Row;

/** The note on characters that only control a printer and stand among the moves of a row. */
public final class ControlNote {
  private static final String WORDS = "control characters are read as blanks";

  private static final char END_OF_LINE = '\u0085';

  private ControlNote() {}

  /** Adds the note to others, if a row has such a character. */
  public static void add(Row row, List<GameNote> notes) {
    for (Cell cell : row.cells()) {
      if (addIn(cell.text(), notes)) {
        return;
      }
    }
  }

  /** Adds the note to others, if a text has such a character, and returns whether it has one. */
  public static boolean addIn(PlacedText text, List<GameNote> notes) {
    String raw = text.toString().indexOf(' ') < 0 ? "" : text.raw();
    for (int i = 0; i < raw.length(); i++) {
      char c = raw.charAt(i);
      if (Character.isISOControl(c) && !Character.isWhitespace(c) && c != END_OF_LINE) {
        notes.add(
            new GameNote(GameNote.Kind.CONTROL, WORDS, text.at(Math.min(i, text.length() - 1))));
        return true;
      }
    }
    return false;
  }
}
