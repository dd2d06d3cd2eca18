package org.kifu.format.text.grid;

import java.util.ArrayList;
import java.util.List;
import org.kifu.format.text.judge.ControlNote;
import org.kifu.format.text.judge.GameNote;
import org.kifu.format.text.page.Row;
import org.kifu.source.text.LookAlikeLetters;

/** The notes on the reading of a board, whatever its game is. */
final class DiagramNotes {
  private DiagramNotes() {}

  static List<GameNote> of(NumberedGrid diagram) {
    List<GameNote> notes = new ArrayList<>(0);
    BoardGrid grid = diagram.grid();
    if (grid.isAcross()) {
      String words = "the letters stand beside the rows, so that each row is a file";
      notes.add(
          new GameNote(
              GameNote.Kind.BOARD_LAYOUT,
              words,
              grid.rows().getFirst().row().cells().getFirst().text().at(0)));
    }
    for (Row row : grid.pageRows()) {
      if (notes.stream().noneMatch(note -> note.kind() == GameNote.Kind.CONTROL)) {
        ControlNote.add(row, notes);
      }
    }
    for (GridRow row : grid.rows()) {
      GridItem merged = row.merged();
      if (merged != null) {
        notes.add(
            new GameNote(
                GameNote.Kind.MERGED_NUMBERS,
                "'%s' is two numbers: the row is one cell short"
                    .formatted(merged.written(row.row())),
                merged.place(row.row())));
      }
      for (GridItem item : row.items()) {
        if (item.isDisc() && notes.stream().noneMatch(DiagramNotes::isLookAlike)) {
          addLookAlike(row.row(), item, notes);
        }
      }
    }
    return notes;
  }

  private static boolean isLookAlike(GameNote note) {
    return note.kind() == GameNote.Kind.LOOK_ALIKE;
  }

  private static void addLookAlike(Row row, GridItem item, List<GameNote> notes) {
    String written = item.written(row);
    String latin = LookAlikeLetters.latin(written);
    if (!latin.equals(written)) {
      String words =
          "'%s' (%s) is read as %s"
              .formatted(written, Character.getName(written.codePointAt(0)), latin);
      notes.add(new GameNote(GameNote.Kind.LOOK_ALIKE, words, item.place(row)));
    }
  }
}
