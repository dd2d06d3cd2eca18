package org.kifu.format.text.page;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What the head of a mail, or of a part of it, says of the lines behind it.
 *
 * @param type the media type, in small letters
 * @param charset the name of the charset; empty if it is not said
 * @param encoding how the bytes are written, in small letters; empty for as they are
 * @param boundary what stands between the parts; empty if there are none
 * @param path the containers around the lines
 * @param around the parts of which this is one; null if it is none
 */
record MailBody(
    String type,
    String charset,
    String encoding,
    String boundary,
    Group path,
    @Nullable OpenMailParts around) {
  private static final String TEXT = "text/plain";

  /** The number of characters at which a look tells whether content is text. */
  private static final int HEAD = 1000;

  /** Plain text. */
  static MailBody plain(Group path) {
    return new MailBody(TEXT, "", "", "", path, null);
  }

  /** The fields of a head. */
  static MailBody of(List<MailField> head, Group path, @Nullable OpenMailParts around) {
    Optional<MailField> type = field(head, "content-type");
    return new MailBody(
        type.map(MailField::kind).orElse(TEXT),
        type.map(of -> of.parameter("charset")).orElse(""),
        field(head, "content-transfer-encoding").map(MailField::kind).orElse(""),
        type.map(of -> of.parameter("boundary")).orElse("").strip(),
        path,
        around);
  }

  private static Optional<MailField> field(List<MailField> head, String name) {
    return head.stream().filter(each -> each.name().equals(name)).findFirst();
  }

  /** Whether parts follow. */
  boolean isOfParts() {
    return type.startsWith("multipart/") && !boundary.isEmpty();
  }

  /** Whether the parts say the same in several forms. */
  boolean isOfAlternatives() {
    return type.equals("multipart/alternative");
  }

  /** Whether another mail follows, with a head of its own. */
  boolean isMail() {
    return type.equals("message/rfc822");
  }

  /** Gives the text of lines to a page, or says why it is left out. */
  void give(PlacedText lines, Page page) {
    if (lines.isBlank()) {
      return;
    }
    PlacedText text = mayBeText() ? decoded(lines) : lines;
    if (!mayBeText() || !isText(text)) {
      page.leaveOut(LeftOut.Kind.ATTACHMENT, lines, path);
    } else if (around != null && around.areAlternatives() && around.say(text)) {
      page.leaveOut(LeftOut.Kind.AGAIN, lines, path);
    } else {
      page.breakOff();
      page.take(text, path);
      page.breakOff();
    }
  }

  private boolean mayBeText() {
    return !type.startsWith("image/")
        && !type.startsWith("audio/")
        && !type.startsWith("video/")
        && !type.startsWith("font/");
  }

  private PlacedText decoded(PlacedText lines) {
    return switch (encoding) {
      case "base64" -> EncodedText.isBase64(lines) ? EncodedText.base64(lines, charset) : lines;
      case "quoted-printable" -> EncodedText.quotedPrintable(lines, charset);
      default -> lines;
    };
  }

  /** Whether there are no signs that only other content has. */
  private static boolean isText(PlacedText text) {
    return text.toString().chars().limit(HEAD).noneMatch(c -> c < ' ' && !Character.isWhitespace(c))
        && text.toString().chars().limit(HEAD).filter(c -> c == '\uFFFD').count() < HEAD / 100;
  }
}
