package org.kifu.format.text.page;

/** Plain lines, the dress of every text that wears no other. */
final class LinesDress implements Dress {
  static final LinesDress PLAIN = new LinesDress();

  private LinesDress() {}

  @Override
  public DressKind kind() {
    return DressKind.LINES;
  }

  @Override
  public boolean fits(PlacedText text) {
    return true;
  }

  @Override
  public DressReader reader(Group group, Page page) {
    return new LinesReader(group, page);
  }
}
