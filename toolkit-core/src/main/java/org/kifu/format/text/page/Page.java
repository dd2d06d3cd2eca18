package org.kifu.format.text.page;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** Takes the rows of a text, whatever dress it wears, and of the texts that are inside it. */
public final class Page {
  /** The most texts inside one another; deeper ones are read as plain lines. */
  private static final int MOST_DRESSES = 4;

  /** The dresses but for plain lines, the one that is asked first before the others. */
  private static final List<Dress> DRESSES =
      List.of(
          new MailDress(),
          new RtfDress(),
          new DataDress(),
          new BracketsDress(),
          new WikiDress(),
          new MarkupDress());

  private final Consumer<Row> rows;
  private final Consumer<LeftOut> leftOut;
  private final Set<DressKind> dresses = EnumSet.noneOf(DressKind.class);
  private int number;
  private boolean isApart;
  private int inside;

  /**
   * An empty page.
   *
   * @param rows takes each row as soon as it is complete, in the order of the page
   */
  public Page(Consumer<Row> rows) {
    this(rows, text -> {});
  }

  /**
   * An empty page.
   *
   * @param rows takes each row as soon as it is complete, in the order of the page
   * @param leftOut takes each text that becomes no row
   */
  public Page(Consumer<Row> rows, Consumer<LeftOut> leftOut) {
    this.rows = rows;
    this.leftOut = leftOut;
  }

  /** The kinds of text that were in the page so far. */
  public Set<DressKind> dresses() {
    return Collections.unmodifiableSet(dresses);
  }

  /** Says that a text becomes no row; nothing if it is blank. */
  public void leaveOut(LeftOut.Kind kind, PlacedText text, Group group) {
    if (!text.isBlank()) {
      leftOut.accept(new LeftOut(kind, text, group));
    }
  }

  /** The rows of a text. */
  public static List<Row> rowsOf(PlacedText text) {
    List<Row> rows = new ArrayList<>();
    new Page(rows::add).take(text, Group.PAGE);
    return rows;
  }

  /** Says that the next row does not follow the one before it directly. */
  public void breakOff() {
    isApart = true;
  }

  /**
   * Adds a row behind the others; nothing if it has no cells.
   *
   * @param group the containers around it
   */
  public void add(RowKind kind, Group group, List<Cell> cells) {
    if (!cells.isEmpty()) {
      rows.accept(new Row(number++, kind, isApart, group, cells));
      isApart = false;
    }
  }

  /**
   * Adds the rows of a text inside another one, which may be in a dress of its own: a script, a
   * part of a mail, a string with lines.
   */
  public void take(PlacedText text, Group group) {
    inside++;
    Dress dress = dressOf(text);
    dresses.add(dress.kind());
    dress.reader(group, this).read(text, true);
    inside--;
  }

  /**
   * Begins to read a text that is in no other one.
   *
   * @param beginning the text, or its beginning
   */
  public DressReader reader(PlacedText beginning) {
    Dress dress = dressOf(beginning);
    dresses.add(dress.kind());
    return dress.reader(Group.PAGE, this);
  }

  /** The dress of a text. */
  private Dress dressOf(PlacedText text) {
    return inside > MOST_DRESSES || !mayBeDressed(text)
        ? LinesDress.PLAIN
        : DRESSES.stream().filter(each -> each.fits(text)).findFirst().orElse(LinesDress.PLAIN);
  }

  /** Whether a text inside another one is in a dress other than plain lines. */
  public boolean isDressed(PlacedText text) {
    return inside < MOST_DRESSES
        && mayBeDressed(text)
        && DRESSES.stream().anyMatch(each -> each.fits(text));
  }

  /** Whether there is a sign without which no dress is. */
  private static boolean mayBeDressed(PlacedText text) {
    for (int i = 0; i < text.length(); i++) {
      switch (text.charAt(i)) {
        case '\n', '<', '&', '[', '{', '(' -> {
          return true;
        }
        default -> {}
      }
    }
    return false;
  }
}
