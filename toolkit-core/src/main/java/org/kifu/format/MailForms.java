package org.kifu.format;

import java.io.BufferedInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.source.text.QuotedPrintable;

/**
 * The forms of a mail in which its bytes differ from those of its text, as far as its head shows
 * them. Quoted-printable is not among them: see {@link QuotedPrintable}.
 */
final class MailForms {
  enum MailForm {
    /** Several parts, such as the same text plain and as a web page (RFC 2046, 5.1). */
    PARTS(
        "(?im)^Content-Type:\\s*multipart/",
        ProblemCode.TEXT_IGNORED,
        "the lines between the parts are ignored, and so is a part that repeats an earlier one"
            + " in another form"),

    /** Parts in base64 (RFC 2045, 6.8). */
    BASE64(
        "(?im)^Content-Transfer-Encoding:\\s*base64",
        ProblemCode.ENCODING_GUESSED,
        "text in base64 is decoded"),

    /** Japanese with escape sequences (RFC 1468). */
    ISO_2022_JP("\u001B\\$[@B]", ProblemCode.ENCODING_GUESSED, "the text is read as ISO-2022-JP"),

    /** Games whose lines have the marks of a quotation before them. */
    QUOTED_GAMES(
        "(?m)^(?:> ?)++(?:\\d{0,2} ?\\(;|\\[[A-Z][A-Za-z]* \"|"
            + "[ \t]*+a(?:[ \t|]++[b-h]){7}|[ \t]*+\\|(?:[^|\r\n]{0,6}+\\|){8}|"
            + "[ \t]*+(?:(?:\\d{1,2}|[-.XOxo*_])[ \t|]++){7}(?:\\d{1,2}|[-.XOxo*_]))",
        ProblemCode.TEXT_IGNORED, "the quotation marks (>) before the lines are ignored");

    private final Pattern sign;
    private final ProblemCode code;
    private final String message;

    MailForm(String sign, ProblemCode code, String message) {
      this.sign = Pattern.compile(sign);
      this.code = code;
      this.message = message;
    }

    /** Escape sequences of Japanese belong to text of seven bits; elsewhere they mean nothing. */
    private boolean isIn(String head) {
      return sign.matcher(head).find()
          && (this != ISO_2022_JP || head.chars().allMatch(c -> c < 0x80));
    }
  }

  private final String head;
  private final Set<MailForm> forms = EnumSet.noneOf(MailForm.class);

  private MailForms(String head) {
    this.head = head;
  }

  /** Looks for the forms in the head of a source, if the source may be text. */
  static MailForms in(byte[] head, boolean isText) {
    MailForms mail = new MailForms(isText ? new String(head, StandardCharsets.ISO_8859_1) : "");
    for (MailForm form : MailForm.values()) {
      if (form.isIn(mail.head)) {
        mail.forms.add(form);
      }
    }
    return mail;
  }

  /** Whether the bytes of the mail are those of its text. */
  boolean isPlain() {
    return forms.isEmpty();
  }

  /**
   * The text of the mail.
   *
   * @param stream the content of the source from its first byte
   * @param saysCharset whether to follow a header that names the charset of a part
   */
  InputStream plain(InputStream stream, boolean saysCharset) {
    return new BufferedInputStream(new MailStream(stream, forms, saysCharset), 1 << 16);
  }

  /** Reports how the mail was read; from here on, places are places in the text. */
  void tell(String source, Consumer<Problem> problems) {
    for (MailForm form : forms) {
      Matcher sign = form.sign.matcher(head);
      SourceLocation where = SourceLocation.atByte(source, sign.find() ? sign.start() : 0);
      String message = form.message + ", as mail is written; places are those in the plain text";
      problems.accept(Problem.of(form.code, where, message));
    }
  }
}
