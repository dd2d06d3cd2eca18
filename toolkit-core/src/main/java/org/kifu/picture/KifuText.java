package org.kifu.picture;

import org.kifu.board.DiscSigns;
import org.kifu.board.TextBoard;
import org.kifu.words.Words;

/**
 * A kifu diagram in text: every square shows the number of the disc placed on it, the discs that
 * lie there before have their sign, and a line below tells where a side passed. A line above names
 * the side to move if the game did not begin there. It is a notation: its words are English. Every
 * line ends with a line feed; the reader of diagrams takes all of it.
 */
public final class KifuText {
  private KifuText() {}

  /** Draws it. */
  public static String of(KifuSheet sheet, DiscSigns signs) {
    TextBoard board = new TextBoard(signs).place(sheet.before());
    sheet.placed().forEach(disc -> board.number(disc.square(), disc.number()));
    String toMove = sheet.toMove().map(side -> "To move: " + side.label() + "\n").orElse("");
    return toMove
        + board.spaced()
        + sheet.passes(Words.english()).map(line -> line + "\n").orElse("");
  }
}
