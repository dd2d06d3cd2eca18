package org.kifu.format.text.page;

import java.util.regex.Pattern;

/**
 * Keys with values in brackets, {@code (;PB[Anna]B[f5]W[d6])}, as they stand inside other texts; a
 * file of SGF or GGF has a reader of its own. Each value is a row with its key as label.
 *
 * <p>Of variations, the first of each branching is read, as FF[4] of SGF orders them.
 */
final class BracketsDress implements Dress {
  private static final Pattern BEGINNING =
      Pattern.compile("\\s*+\\(\\s*+;[\\s;]*+[A-Za-z]{1,20}+\\s*+\\[");

  @Override
  public DressKind kind() {
    return DressKind.BRACKETS;
  }

  @Override
  public boolean fits(PlacedText text) {
    return BEGINNING.matcher(text).lookingAt();
  }

  @Override
  public DressReader reader(Group group, Page page) {
    return new BracketsReader(group, page);
  }
}
