package org.kifu.format.text.page;

import java.util.ArrayList;
import java.util.List;

/**
 * An element that has begun and not ended: a table, or an element that HTML does not know.
 *
 * <p>Its attributes, and the elements in it that hold only text, are the cells of one row, like the
 * scalars of an object in JSON.
 */
final class OpenElement {
  private static final int MOST_CELLS = 4096;

  private final String name;
  private final Group group;
  private final List<Cell> cells;
  private boolean isLeaf = true;
  private boolean hasAttributes;

  /** An element whose content follows. */
  OpenElement(String name, Group group, List<Cell> attributes) {
    this.name = name;
    this.group = group;
    this.cells = new ArrayList<>(attributes);
    this.hasAttributes = !attributes.isEmpty();
  }

  /** The name, in small letters. */
  String name() {
    return name;
  }

  /** The path of what is in it. */
  Group group() {
    return group;
  }

  /** Whether there is only text in it so far. */
  boolean isLeaf() {
    return isLeaf;
  }

  /** Says that there is something other than text in it. */
  void grow() {
    isLeaf = false;
  }

  /** Whether there are attributes that have not been given. */
  boolean hasAttributes() {
    return hasAttributes;
  }

  /** Adds a text that is named, and gives it with others that wait if there are many. */
  void add(Cell cell, Page page) {
    cells.add(cell);
    if (cells.size() >= MOST_CELLS) {
      give(page);
    }
  }

  /** Gives the row of what is known so far. */
  void give(Page page) {
    page.add(RowKind.DATA, group, List.copyOf(cells));
    cells.clear();
    hasAttributes = false;
  }
}
