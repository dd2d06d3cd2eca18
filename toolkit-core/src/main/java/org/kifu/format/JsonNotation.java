package org.kifu.format;

/** A notation whose games are objects of JSON: that of Kifu, or that of all other programs. */
public interface JsonNotation extends GameFormat {
  /** Reads one of its objects. */
  JsonGame.Shape shape();

  /** Whether it is Kifu's own. */
  boolean isOfKifu();
}
