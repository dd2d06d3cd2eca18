package org.kifu.annotate.output;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.StringJoiner;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.game.Notes;
import org.kifu.game.Variation;
import org.kifu.words.Glyphs;
import org.kifu.words.PlainText;
import org.kifu.words.Words;

/** The notes of people and programs in a record by ply, as text for people; times have a column. */
public record RecordedNotes(AnnotatedGame game, Wording wording) {
  /**
   * A note of the record.
   *
   * @param ply the ply of the note, from 1; 0 before the first ply
   * @param text the note as it was written
   */
  record NoteLine(int ply, String text) {}

  /**
   * The notes of a record at a ply, 0 before the first; a variation is at the move that it
   * replaces.
   */
  public static Notes at(AnnotatedGame game, int ply) {
    Notes all = game.notes();
    int plies = game.moves().size();
    return new Notes(
        all.remarks().stream().filter(each -> each.move() == ply).toList(),
        all.clocks().stream().filter(each -> each.move() == ply - 1).toList(),
        all.evaluations().stream().filter(each -> each.move() == ply - 1).toList(),
        all.tags().stream().filter(each -> each.move() == ply).toList(),
        all.variations().stream().filter(each -> each.beside(plies) == ply).toList());
  }

  /** The notes in the order of their plies. */
  List<NoteLine> lines() {
    Notes notes = game.notes();
    Words words = wording.words();
    List<NoteLine> lines = new ArrayList<>();
    notes.remarks().forEach(each -> lines.add(new NoteLine(each.move(), each.text())));
    notes
        .evaluations()
        .forEach(
            each ->
                lines.add(
                    new NoteLine(
                        each.move() + 1,
                        words.filled("recorded.value", PlainText.of(each.discs())))));
    for (Variation each : notes.variations()) {
      String text = words.filled("recorded.line", VariationText.of(each));
      lines.add(new NoteLine(each.beside(game.moves().size()), text));
    }
    lines.sort(Comparator.comparingInt(NoteLine::ply));
    return lines;
  }

  /** The move of a note, such as {@code 12 ○ c3}; empty before the first. */
  String place(NoteLine line, Glyphs glyphs) {
    if (line.ply() < 1 || line.ply() > game.moves().size()) {
      return "";
    }
    AnnotatedMove move = game.moves().get(line.ply() - 1);
    String played = wording.words().move(move.move());
    return move.ply() + " " + glyphs.disc(move.shown()) + " " + played;
  }

  /**
   * Variations as one line of text: moves, comments in quotation marks, branches in parentheses.
   */
  static final class VariationText {
    private VariationText() {}

    static String of(Variation variation) {
      StringJoiner text = new StringJoiner(" ");
      for (int i = 0; i <= variation.moves().size(); i++) {
        int at = i;
        if (i > 0) {
          text.add(variation.moves().get(i - 1).toString());
        }
        variation.notes().remarks().stream()
            .filter(remark -> remark.move() == at)
            .forEach(remark -> text.add('"' + remark.text() + '"'));
        variation.notes().variations().stream()
            .filter(inner -> inner.move() == at)
            .forEach(inner -> text.add('(' + of(inner) + ')'));
      }
      return text.toString();
    }
  }
}
