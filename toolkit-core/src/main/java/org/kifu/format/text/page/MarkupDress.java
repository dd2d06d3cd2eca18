package org.kifu.format.text.page;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * HTML and XML, and text with entities of these. Elements of HTML are rows, tables and cells, as
 * {@code html.tsv} says; the lines of text between them are texts of their own. Elements that HTML
 * does not know are containers. Attributes are rows of labelled cells.
 */
final class MarkupDress implements Dress {
  /** The most entities at which {@link #fits} looks. */
  private static final int MOST = 50;

  private static final Pattern TAG =
      Pattern.compile("</[A-Za-z]|<([A-Za-z]{1,10}+)(?=[\\s/>])|<!(?i:doctype|--)|<\\?xml");

  @Override
  public DressKind kind() {
    return DressKind.MARKUP;
  }

  @Override
  public boolean fits(PlacedText text) {
    String written = text.toString();
    return written.indexOf('<') >= 0 && hasTag(written)
        || written.indexOf('&') >= 0 && hasEntity(written);
  }

  private static boolean hasTag(String text) {
    Matcher tag = TAG.matcher(text);
    boolean isFirst = text.stripLeading().startsWith("<");
    while (tag.find()) {
      String name = tag.group(1);
      if (name == null || isPage(name, isFirst)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether an element shows that a text is a page. A table that begins amid a text, and of which
   * nothing ends, is a stray piece of one: it does not join the lines around it.
   */
  private static boolean isPage(String name, boolean isFirst) {
    return switch (HtmlNames.kind(name.toLowerCase(Locale.ROOT))) {
      case OTHER -> false;
      case TABLE, TR, CELL -> isFirst;
      default -> true;
    };
  }

  private static boolean hasEntity(String text) {
    int at = text.indexOf('&');
    for (int i = 0; i < MOST && at >= 0; i++) {
      if (NamedCharacters.end(text, at) > at) {
        return true;
      }
      at = text.indexOf('&', at + 1);
    }
    return false;
  }

  @Override
  public DressReader reader(Group group, Page page) {
    return new MarkupReader(group, page);
  }
}
