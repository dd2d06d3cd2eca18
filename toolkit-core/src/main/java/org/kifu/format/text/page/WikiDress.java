package org.kifu.format.text.page;

import java.util.regex.Pattern;

/**
 * Tables of MediaWiki, with bars at the beginnings of lines, among other lines. The lines around
 * them are a text of their own.
 */
final class WikiDress implements Dress {
  private static final Pattern TABLE = Pattern.compile("(?m)^[ \\t:]{0,9}\\{\\|");
  private static final Pattern ROW = Pattern.compile("(?m)^[ \\t]{0,9}\\|[-}]");

  @Override
  public DressKind kind() {
    return DressKind.WIKI;
  }

  @Override
  public boolean fits(PlacedText text) {
    return text.toString().contains("{|") && TABLE.matcher(text).find() && ROW.matcher(text).find();
  }

  @Override
  public DressReader reader(Group group, Page page) {
    return new WikiReader(group, page);
  }
}
