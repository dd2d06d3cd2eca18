package org.kifu.format.text.page;

import java.util.List;

/** Reads one mail after another, the lines behind each head as a text of their own. */
final class MailReader implements DressReader {
  /** The line before each mail of a file with several. */
  static final String MAIL_OF_FILE = "From ";

  /** The longest text that waits for its end. */
  private static final int MOST_WAITING = 1 << 18;

  private final Group group;
  private final Page page;
  private boolean isHead = true;
  private int mails;
  private boolean isFirst = true;
  private boolean isOfSeveral;

  MailReader(Group group, Page page) {
    this.group = group;
    this.page = page;
  }

  @Override
  public int read(PlacedText text, boolean isEnd) {
    String written = text.toString();
    int unit = 0;
    int at = 0;
    boolean isBehindBlank = true;
    while (at < written.length()) {
      int end = MailField.endOfLine(written, at);
      if (end == written.length() && !isEnd) {
        break;
      }
      int past = Math.min(end + 1, written.length());
      if (isFirst && end == at) {
        unit = past;
      } else if (isNewMail(written, at, isBehindBlank)) {
        give(text.piece(unit, at));
        isHead = true;
        mails++;
        unit = past;
      } else if (isHead && isEndOfHead(written, at, end)) {
        give(text.piece(unit, at));
        unit = end == at ? past : at;
      }
      isFirst &= end == at;
      isBehindBlank = end == at;
      at = past;
    }
    if (isEnd || !isHead && at - unit > MOST_WAITING) {
      give(text.piece(unit, at));
      unit = at;
    }
    return unit;
  }

  private boolean isNewMail(String text, int at, boolean isBehindBlank) {
    boolean isNew = isBehindBlank && (isFirst || isOfSeveral) && text.startsWith(MAIL_OF_FILE, at);
    isOfSeveral |= isNew;
    return isNew;
  }

  private static boolean isEndOfHead(String text, int at, int end) {
    return at == end
        || !Character.isWhitespace(text.charAt(at)) && MailField.name(text, at, end).isEmpty();
  }

  private Group path() {
    return group.within(Group.Kind.PART, "", mails);
  }

  /** Gives a head, or lines behind one. */
  private void give(PlacedText lines) {
    if (isHead) {
      takeHead(lines);
      isHead = false;
    } else if (!lines.isBlank()) {
      page.breakOff();
      page.take(lines, path());
      page.breakOff();
    }
  }

  private void takeHead(PlacedText head) {
    for (MailField field : MailField.of(head)) {
      if (field.name().equals("subject")) {
        page.breakOff();
        page.add(RowKind.DATA, path(), List.of(new Cell(field.value(), field.name())));
      } else {
        page.leaveOut(LeftOut.Kind.HEAD, field.text(), path());
      }
    }
  }
}
