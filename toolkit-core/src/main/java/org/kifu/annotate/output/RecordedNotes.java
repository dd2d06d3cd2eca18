package org.kifu.annotate.output;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.game.Notes;
import org.kifu.game.Variation;
import org.kifu.words.Glyphs;
import org.kifu.words.PlainNumber;
import org.kifu.words.Telling;
import org.kifu.words.Words;

/** The notes of people and programs in a record, for people, by plies; times have a column. */
record RecordedNotes(AnnotatedGame game, Telling telling) {
  /**
   * A note.
   *
   * @param ply what it is about, from 1; 0 before the first
   * @param text as written
   */
  record Line(int ply, String text) {}

  /** The notes in the order of their plies. */
  List<Line> lines() {
    Notes notes = game.notes();
    Words words = telling.words();
    List<Line> lines = new ArrayList<>();
    notes.remarks().forEach(each -> lines.add(new Line(each.move(), each.text())));
    notes
        .evaluations()
        .forEach(
            each ->
                lines.add(
                    new Line(
                        each.move() + 1,
                        words.filled("recorded.value", PlainNumber.of(each.discs())))));
    for (Variation each : notes.variations()) {
      String text = words.filled("recorded.line", VariationText.of(each));
      lines.add(new Line(each.beside(game.moves().size()), text));
    }
    lines.sort(Comparator.comparingInt(Line::ply));
    return lines;
  }

  /** The move that a note stands at, such as {@code 12 ○ c3}; empty before the first. */
  String place(Line line, Glyphs glyphs) {
    if (line.ply() < 1 || line.ply() > game.moves().size()) {
      return "";
    }
    AnnotatedMove move = game.moves().get(line.ply() - 1);
    String played = telling.words().move(move.move());
    return move.ply() + " " + glyphs.disc(move.mover()) + " " + played;
  }
}
