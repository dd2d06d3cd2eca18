package org.kifu.page;

import java.util.List;
import java.util.stream.Collectors;
import org.kifu.game.Notes;
import org.kifu.game.Remark;
import org.kifu.game.Variation;
import org.kifu.words.Wording;

/**
 * The notes of the record itself at its plies: comments, times, values and other moves.
 *
 * @param plies how many the game has
 */
record RecordNotes(Notes notes, int plies, Wording wording) {
  /** The seconds that the move of a ply took, from 1; empty where nobody says. */
  String time(int ply) {
    return notes.clocks().stream()
        .filter(clock -> clock.move() == ply - 1)
        .map(clock -> wording.words().filled("page.seconds", MoveWords.plain(clock.seconds())))
        .collect(Collectors.joining(", "));
  }

  /** Whether something is said of a ply, 0 for the start. */
  boolean isEmpty(int ply) {
    Html html = new Html();
    write(html, ply);
    return html.toString().isEmpty();
  }

  /** What is said of a ply, 0 for the start. */
  void write(Html html, int ply) {
    notes.evaluations().stream()
        .filter(value -> value.move() == ply - 1)
        .forEach(value -> claimed(html, MoveWords.plain(value.discs())));
    remarks(html, notes.remarks(), ply);
    notes.variations().stream()
        .filter(variation -> variation.beside(plies) == ply)
        .forEach(variation -> write(html, variation));
  }

  private void claimed(Html html, String discs) {
    html.element(
        "p", wording.words().filled("page.claimed", discs.replace('-', '−')), "class", "claimed");
  }

  private static void remarks(Html html, List<Remark> remarks, int after) {
    remarks.stream()
        .filter(remark -> remark.move() == after)
        .forEach(remark -> html.element("blockquote", remark.text(), "dir", "auto"));
  }

  private void write(Html html, Variation variation) {
    String moves = wording.words().moves(variation.moves());
    html.open("div", "class", "variation");
    html.element("p", wording.words().filled("page.variation", Html.line(moves)));
    variation
        .notes()
        .remarks()
        .forEach(remark -> html.element("blockquote", remark.text(), "dir", "auto"));
    variation.notes().variations().forEach(other -> write(html, other));
    html.close();
  }
}
