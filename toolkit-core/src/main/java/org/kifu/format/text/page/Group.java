package org.kifu.format.text.page;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The path of containers around a row, from the page inwards. Rows with the same path stand
 * together; what one row says of a game may be meant for the games with which its path has most in
 * common.
 */
public final class Group {
  /** The path of rows that are in no container. */
  public static final Group PAGE = new Group(List.of());

  private final List<Step> steps;
  private final int hash;

  private Group(List<Step> steps) {
    this.steps = steps;
    this.hash = steps.hashCode();
  }

  /** The kind of container of a step of the path. */
  public enum Kind {
    /** A part of a mail, or a mail of several; its number counts. */
    PART,
    /** Quoted text; its number is the depth of quotation. */
    QUOTE,
    /** A table; its number counts the tables of the page. */
    TABLE,
    /** An element of XML; its name is the tag, and its number counts. */
    ELEMENT,
    /** A value of an object; its name is the key. */
    KEY,
    /** An element of a list; its number is the index. */
    ITEM,
    /** A text with a dress of its own inside another text; its number tells it from others. */
    TEXT
  }

  /**
   * One container.
   *
   * @param name the key or tag; empty for other kinds
   * @param number the number that tells it from others of its kind; 0 if the name does
   */
  public record Step(Kind kind, String name, int number) {}

  /** The path of a container within this one. */
  public Group within(Kind kind, String name, int number) {
    List<Step> longer = new ArrayList<>(steps.size() + 1);
    longer.addAll(steps);
    longer.add(new Step(kind, name, number));
    return new Group(Collections.unmodifiableList(longer));
  }

  /** The path of the value of a key. */
  public Group key(String name) {
    return within(Kind.KEY, name, 0);
  }

  /** The path of an element of a list. */
  public Group item(int index) {
    return within(Kind.ITEM, "", index);
  }

  /** The containers, the outermost first. */
  public List<Step> steps() {
    return steps;
  }

  /** The number of containers. */
  public int depth() {
    return steps.size();
  }

  /** The path without the innermost container; the page for the page. */
  public Group parent() {
    return steps.isEmpty() ? this : new Group(steps.subList(0, steps.size() - 1));
  }

  /** The number of outer containers that two paths have in common. */
  public int common(Group other) {
    int most = Math.min(depth(), other.depth());
    int common = 0;
    while (common < most && steps.get(common).equals(other.steps.get(common))) {
      common++;
    }
    return common;
  }

  /** The depth of quotation: 0 for text that is not quoted. */
  public int quotation() {
    int deepest = 0;
    for (Step step : steps) {
      deepest = step.kind() == Kind.QUOTE ? Math.max(deepest, step.number()) : deepest;
    }
    return deepest;
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || other instanceof Group group && hash == group.hash && steps.equals(group.steps);
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    return steps.toString();
  }
}
