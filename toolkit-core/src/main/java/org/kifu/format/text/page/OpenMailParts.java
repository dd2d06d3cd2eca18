package org.kifu.format.text.page;

/** The parts of a mail, or of one of its parts, that are being read (RFC 2046, 5.1). */
final class OpenMailParts {
  /** The most characters of a line between parts. */
  static final int MOST_OF_BORDER = 100;

  private final String border;
  private final boolean areAlternatives;
  private final Group path;
  private int part;
  private long letters;

  /**
   * Starts before the first part.
   *
   * @param boundary what the mail says to stand between its parts
   * @param areAlternatives whether each part says the same
   * @param path the containers around the parts
   */
  OpenMailParts(String boundary, boolean areAlternatives, Group path) {
    this.border = "--" + boundary;
    this.areAlternatives = areAlternatives;
    this.path = path;
  }

  /** Whether a line stands between two of these parts, or behind the last. */
  boolean isBorder(String line) {
    String stripped = line.stripTrailing();
    return stripped.equals(border) || stripped.equals(border + "--");
  }

  /** Whether a line between parts stands behind the last one. */
  boolean isEnd(String line) {
    return line.length() > border.length();
  }

  /** Begins the next part. */
  void next() {
    part++;
  }

  /** Whether no part has begun. */
  boolean isUnbegun() {
    return part == 0;
  }

  /** The path of the part. */
  Group pathOfPart() {
    return path.within(Group.Kind.PART, "", part);
  }

  /** Whether each part says the same. */
  boolean areAlternatives() {
    return areAlternatives;
  }

  /**
   * Whether the parts so far say what an alternative says: they have at least half as many letters
   * and digits. A short one may only say that the mail is a web page.
   */
  boolean say(PlacedText alternative) {
    long here =
        Page.rowsOf(alternative).stream()
            .filter(row -> row.kind() != RowKind.DATA)
            .mapToLong(row -> row.text().chars().filter(Character::isLetterOrDigit).count())
            .sum();
    boolean areSaid = letters > 0 && 2 * letters >= here;
    letters = Math.max(letters, here);
    return areSaid;
  }
}
