package org.kifu.format.text.caption;

import org.jspecify.annotations.Nullable;
import org.kifu.format.text.find.LabelKind;
import org.kifu.format.text.find.Labels;
import org.kifu.format.text.page.PlacedText;
import org.kifu.format.text.page.Row;
import org.kifu.notation.SmallLetters;

/**
 * Players on rows of their own, each below a row with the word for the side and no more, as lists
 * of web pages have them: {@code Black}, {@code Anna}, {@code 18}, {@code White}, {@code Bob},
 * {@code 46}. One side alone is none: the words may be a heading and a text.
 */
final class SideRows {
  private static final int LEAST_LETTERS = 3;

  /** The most rows from the word for the first side to that for the second one. */
  private static final int MOST_BETWEEN = 3;

  private final Claims claims;
  private @Nullable Entry first;
  private @Nullable Entry open;

  /** A row with a side, and the rows below it with the player and the discs. */
  private static final class Entry {
    private final int side;
    private final Row label;
    private @Nullable Row name;
    private @Nullable Row discs;

    Entry(int side, Row label) {
      this.side = side;
      this.label = label;
    }
  }

  SideRows(Claims claims) {
    this.claims = claims;
  }

  /**
   * Takes a row without moves.
   *
   * @return whether it is a part of such a list, and needs no further look
   */
  boolean take(Row row) {
    PlacedText text = row.cells().getFirst().text().strip();
    int side = row.cells().size() == 1 ? side(text.toString()) : 0;
    Entry last = open;
    if (side != 0) {
      boolean isSecond =
          last != null
              && last.side == -side
              && last.name != null
              && row.number() - last.label.number() <= MOST_BETWEEN;
      first = isSecond ? last : null;
      open = new Entry(side, row);
      return isSecond;
    }
    return last != null && row.cells().size() == 1 && takeBelow(last, row, text);
  }

  private boolean takeBelow(Entry entry, Row row, PlacedText text) {
    Row name = entry.name;
    boolean isNext =
        !row.isApart() && row.number() == (name == null ? entry.label : name).number() + 1;
    if (isNext && name == null && NameShape.isPlayer(text.toString())) {
      entry.name = row;
      Entry other = first;
      if (other != null) {
        add(other);
        add(entry);
      }
      return other != null;
    }
    if (isNext && entry.discs == null && claims.isCount(text.toString())) {
      entry.discs = row;
      if (first != null) {
        addDiscs(entry, row);
      }
      return true;
    }
    open = null;
    return false;
  }

  private static int side(String text) {
    boolean isWord = text.length() >= LEAST_LETTERS || !text.isEmpty() && text.charAt(0) > '\u2E80';
    boolean isHeading = isWord && !Character.isLowerCase(text.charAt(0));
    return isHeading ? Labels.side(SmallLetters.of(text)) : 0;
  }

  private void add(Entry entry) {
    Row name = entry.name;
    if (name != null) {
      LabelKind kind = entry.side > 0 ? LabelKind.BLACK : LabelKind.WHITE;
      claims.headings().put(name.number(), entry.label);
      claims.add(kind, name.cells().getFirst().text(), name, Manner.LABEL);
      Row discs = entry.discs;
      if (discs != null) {
        addDiscs(entry, discs);
      }
    }
  }

  private void addDiscs(Entry entry, Row row) {
    LabelKind kind = entry.side > 0 ? LabelKind.BLACK_DISCS : LabelKind.WHITE_DISCS;
    claims.add(kind, row.cells().getFirst().text(), row, Manner.LABEL);
  }
}
