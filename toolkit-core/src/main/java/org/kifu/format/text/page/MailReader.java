package org.kifu.format.text.page;

import java.util.ArrayList;
import java.util.List;

/** Reads one mail after another, each part as a text of its own. */
final class MailReader implements DressReader {
  /** The line before each mail of a file with several. */
  static final String MAIL_OF_FILE = "From ";

  /** The longest part at the end of a text that waits for its end. */
  private static final int MOST_WAITING = 1 << 18;

  /** The greatest depth of parts inside one another. */
  private static final int MOST_DEPTH = 8;

  /** The kind of the next lines. */
  private enum State {
    HEAD,
    BODY,
    /** Lines between parts. */
    BETWEEN
  }

  private final Group group;
  private final Page page;
  private final List<OpenMailParts> open = new ArrayList<>();
  private State state = State.HEAD;
  private MailBody body;
  private int mails;
  private boolean isFirst = true;
  private boolean isOfSeveral;

  MailReader(Group group, Page page) {
    this.group = group;
    this.page = page;
    this.body = MailBody.plain(group);
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
        begin();
        unit = past;
      } else if (isBorder(
          written.substring(at, Math.min(end, at + OpenMailParts.MOST_OF_BORDER)))) {
        give(text.piece(unit, at));
        cross(written.substring(at, end).strip());
        unit = past;
      } else if (state == State.HEAD && isEndOfHead(written, at, end)) {
        takeHead(text.piece(unit, at));
        unit = end == at ? past : at;
      }
      isFirst &= end == at;
      isBehindBlank = end == at;
      at = past;
    }
    boolean isLong = state != State.HEAD && at - unit > MOST_WAITING;
    if (isEnd && hasNoBorder()) {
      MailBody.plain(path()).give(text.piece(unit, written.length()), page);
      unit = written.length();
    } else if (isEnd || isLong) {
      give(text.piece(unit, isEnd ? written.length() : at));
      unit = isEnd ? written.length() : at;
    }
    return unit;
  }

  /** Whether a mail of parts has no line between them: then what it has is its text. */
  private boolean hasNoBorder() {
    return state == State.BETWEEN && !open.isEmpty() && open.getLast().isUnbegun();
  }

  private boolean isNewMail(String text, int at, boolean isBehindBlank) {
    boolean isNew = isBehindBlank && (isFirst || isOfSeveral) && text.startsWith(MAIL_OF_FILE, at);
    isOfSeveral |= isNew;
    return isNew;
  }

  private void begin() {
    open.clear();
    mails++;
    state = State.HEAD;
  }

  /** Whether a line stands between two parts. */
  private boolean isBorder(String line) {
    return line.startsWith("--") && open.stream().anyMatch(parts -> parts.isBorder(line));
  }

  private void cross(String line) {
    while (!open.getLast().isBorder(line)) {
      open.removeLast();
    }
    if (open.getLast().isEnd(line)) {
      open.removeLast();
      state = State.BETWEEN;
    } else {
      open.getLast().next();
      state = State.HEAD;
    }
  }

  private static boolean isEndOfHead(String text, int at, int end) {
    return at == end
        || !Character.isWhitespace(text.charAt(at)) && MailField.name(text, at, end).isEmpty();
  }

  private Group path() {
    return open.isEmpty() ? group.within(Group.Kind.PART, "", mails) : open.getLast().pathOfPart();
  }

  private void takeHead(PlacedText head) {
    List<MailField> fields = MailField.of(head);
    Group path = path();
    for (MailField field : fields) {
      if (field.name().equals("subject")) {
        page.breakOff();
        Cell subject = new Cell(EncodedText.ofHead(field.value()), field.name());
        page.add(RowKind.DATA, path, List.of(subject));
      } else {
        page.leaveOut(LeftOut.Kind.HEAD, field.text(), path);
      }
    }
    body = MailBody.of(fields, path, open.isEmpty() ? null : open.getLast());
    state = State.BODY;
    if (body.isOfParts() && open.size() < MOST_DEPTH) {
      open.add(new OpenMailParts(body.boundary(), body.isOfAlternatives(), path));
      state = State.BETWEEN;
    } else if (body.isMail()) {
      state = State.HEAD;
    }
  }

  /** Gives the lines of a part, or what stands where a head was expected. */
  private void give(PlacedText lines) {
    switch (state) {
      case HEAD -> takeHead(lines);
      case BODY -> body.give(lines, page);
      case BETWEEN -> page.leaveOut(LeftOut.Kind.HEAD, lines, path());
    }
  }
}
