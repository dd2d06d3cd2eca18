package org.kifu.format.text.page;

import java.util.ArrayList;
import java.util.List;

/**
 * A container of a program's data that is being read. Its rows are, in this order: its named
 * scalars, the texts among them, its other scalars, the texts among these, the containers inside
 * it.
 */
final class DataContainer {
  /** Rows of data, or a text that has rows of its own. */
  private sealed interface Part {
    void addTo(Page page);
  }

  private record Cells(Group group, List<Cell> cells) implements Part {
    @Override
    public void addTo(Page page) {
      page.add(RowKind.DATA, group, cells);
    }
  }

  private record Inside(Group group, PlacedText text) implements Part {
    @Override
    public void addTo(Page page) {
      page.breakOff();
      page.take(text, group);
      page.breakOff();
    }
  }

  private final char opener;
  private final Group group;
  private final String label;
  private final String key;
  private final List<Cell> named = new ArrayList<>();
  private final List<Part> textsOfNamed = new ArrayList<>();
  private final List<Cell> others = new ArrayList<>();
  private final List<Part> textsOfOthers = new ArrayList<>();
  private final List<Part> inside = new ArrayList<>();
  private int items;

  /**
   * An empty container.
   *
   * @param opener the bracket that begins it
   * @param key the key of which it is the value; empty for an element of a list
   * @param label what names its scalars that have no key
   */
  DataContainer(char opener, Group group, String key, String label) {
    this.opener = opener;
    this.group = group;
    this.key = key;
    this.label = label;
  }

  /** The bracket that begins it. */
  char opener() {
    return opener;
  }

  /** The key of which it is the value; empty for an element of a list. */
  String key() {
    return key;
  }

  /** The name of its scalars that have no key. */
  String label() {
    return label;
  }

  /** The path of the next container inside that has no key. */
  Group nextItem() {
    return group.item(items++);
  }

  /** The path of the container that is the value of a key. */
  Group group(String ofKey) {
    return group.key(ofKey);
  }

  /** Adds a scalar. */
  void add(String name, PlacedText text) {
    if (name.isEmpty()) {
      others.add(new Cell(text, label));
    } else {
      named.add(new Cell(text, name));
    }
  }

  /** Adds a text with rows of its own, which is a scalar. */
  void addText(String name, PlacedText text) {
    if (name.isEmpty()) {
      textsOfOthers.add(new Inside(group, text));
    } else {
      textsOfNamed.add(new Inside(group.key(name), text));
    }
  }

  /** Whether there is one scalar without a key, and nothing else. */
  boolean isOneScalar() {
    return others.size() == 1
        && named.isEmpty()
        && textsOfNamed.isEmpty()
        && textsOfOthers.isEmpty()
        && inside.isEmpty();
  }

  /** The scalar of a container that has only one. */
  PlacedText scalar() {
    return others.getFirst().text();
  }

  /** Adds all that a container holds, which is inside this one. */
  void add(DataContainer other) {
    other.collect(inside);
  }

  private void collect(List<Part> parts) {
    addCells(named, parts);
    parts.addAll(textsOfNamed);
    addCells(others, parts);
    parts.addAll(textsOfOthers);
    parts.addAll(inside);
  }

  private void addCells(List<Cell> cells, List<Part> parts) {
    if (cells.stream().anyMatch(cell -> !cell.text().isBlank())) {
      parts.add(new Cells(group, List.copyOf(cells)));
    }
  }

  /** Gives all that it holds so far to a page, and forgets it. */
  void empty(Page page) {
    List<Part> parts = new ArrayList<>();
    collect(parts);
    named.clear();
    textsOfNamed.clear();
    others.clear();
    textsOfOthers.clear();
    inside.clear();
    parts.forEach(part -> part.addTo(page));
  }
}
