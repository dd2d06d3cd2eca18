package org.kifu.format.text.page;

/** RTF, as word processors write it: its text becomes plain lines. */
final class RtfDress implements Dress {
  private static final String BEGINNING = "{\\rtf";

  @Override
  public DressKind kind() {
    return DressKind.RTF;
  }

  @Override
  public boolean fits(PlacedText text) {
    int at = 0;
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return text.toString().startsWith(BEGINNING, at);
  }

  @Override
  public DressReader reader(Group group, Page page) {
    return new RtfReader(group, page);
  }
}
