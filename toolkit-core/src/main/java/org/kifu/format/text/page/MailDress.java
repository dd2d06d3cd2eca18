package org.kifu.format.text.page;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A mail, or several in one file (mbox, RFC 4155). The subject is a row, the lines behind the head
 * are a text of their own. Parts and encoded lines are read before, for every notation.
 */
final class MailDress implements Dress {
  /** The number of fields that make a head. */
  private static final int LEAST = 3;

  /** The most lines of a head at which {@link #fits} looks. */
  private static final int MOST_LINES = 60;

  /** The beginning of fields that programs add. */
  private static final String OWN = "x-";

  private static final Set<String> SURE = names("sure");
  private static final Set<String> USUAL = names("usual");

  private static Set<String> names(String kind) {
    return TableFile.rows(MailDress.class, "mail.tsv").stream()
        .filter(row -> row.getFirst().equals(kind))
        .flatMap(row -> Stream.of(row.get(1).split(" ")))
        .collect(Collectors.toUnmodifiableSet());
  }

  @Override
  public DressKind kind() {
    return DressKind.MAIL;
  }

  @Override
  public boolean fits(PlacedText text) {
    String written = text.toString();
    int at = 0;
    while (at < written.length() && written.charAt(at) == '\n') {
      at++;
    }
    int fields = 0;
    Set<String> usual = new HashSet<>();
    int known = 0;
    boolean isSure = false;
    for (int line = 0; line < MOST_LINES && at < written.length(); line++) {
      int end = MailField.endOfLine(written, at);
      String name = MailField.name(written, at, end);
      boolean goesOn = fields > 0 && at < end && Character.isWhitespace(written.charAt(at));
      boolean isOfFile = line == 0 && written.startsWith(MailReader.MAIL_OF_FILE, at);
      if (name.isEmpty() && !goesOn && !isOfFile) {
        break;
      }
      fields += name.isEmpty() ? 0 : 1;
      if (USUAL.contains(name)) {
        usual.add(name); // a label of games may stand twice, a field of a mail does not
      }
      isSure |= SURE.contains(name);
      known += isKnown(name) ? 1 : 0;
      at = end + 1;
    }
    return fields >= LEAST && 2 * known >= fields && (isSure || usual.size() >= LEAST);
  }

  /** Whether a field is one of mails, and no label that a text has below such fields. */
  private static boolean isKnown(String name) {
    return SURE.contains(name) || USUAL.contains(name) || name.startsWith(OWN);
  }

  @Override
  public DressReader reader(Group group, Page page) {
    return new MailReader(group, page);
  }
}
