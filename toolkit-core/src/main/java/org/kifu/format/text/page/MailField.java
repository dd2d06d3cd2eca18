package org.kifu.format.text.page;

import java.net.URLDecoder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A field in the head of a mail.
 *
 * @param name in small letters
 * @param text the field as it is written, with its name and the lines on which it goes on
 * @param value the value, in one line
 */
record MailField(String name, PlacedText text, PlacedText value) {
  private static final int MOST_OF_NAME = 40;

  /** A word in the head of a mail (RFC 2047), and the blanks before one that goes on with it. */
  private static final Pattern ENCODED =
      Pattern.compile(
          "(?<=\\?=)\\s++(?==\\?)|=\\?([\\w.:-]{1,40}+)(?:\\*[\\w-]{0,20}+)?\\?([BbQq])\\?([^?\\s]{0,200}+)\\?=");

  static int endOfLine(String text, int from) {
    int end = text.indexOf('\n', from);
    return end < 0 ? text.length() : end;
  }

  /** The name of the field that begins a line, in small letters; empty if none does. */
  static String name(String text, int from, int end) {
    int at = from;
    while (at < end && at - from < MOST_OF_NAME && isOfName(text.charAt(at))) {
      at++;
    }
    boolean isField = at > from && at < end && text.charAt(at) == ':';
    return isField ? text.substring(from, at).toLowerCase(Locale.ROOT) : "";
  }

  private static boolean isOfName(char c) {
    return c < 0x80 && Character.isLetterOrDigit(c) || c == '-';
  }

  /** The fields of a head. */
  static List<MailField> of(PlacedText head) {
    List<MailField> fields = new ArrayList<>();
    String written = head.toString();
    int at = 0;
    while (at < written.length()) {
      int end = endOfLine(written, at);
      String name = name(written, at, end);
      while (end + 1 < written.length() && isBlank(written.charAt(end + 1))) {
        end = endOfLine(written, end + 1);
      }
      if (!name.isEmpty()) {
        PlacedText value = decoded(inOneLine(head.piece(at + name.length() + 1, end).strip()));
        fields.add(new MailField(name, head.piece(at, end), value));
      }
      at = end + 1;
    }
    return fields;
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\t';
  }

  private static PlacedText inOneLine(PlacedText value) {
    if (value.toString().indexOf('\n') < 0) {
      return value;
    }
    PlacedText.Rewriter line = value.rewriter();
    int kept = 0;
    for (int i = 0; i < value.length(); i++) {
      if (value.charAt(i) == '\n') {
        line.keep(kept, i);
        kept = i + 1;
      }
    }
    return line.keep(kept, value.length()).text();
  }

  /**
   * A value whose encoded words are decoded; each of their characters has the place of its word.
   */
  private static PlacedText decoded(PlacedText value) {
    Matcher word = ENCODED.matcher(value);
    PlacedText.Rewriter plain = value.rewriter();
    int kept = 0;
    while (word.find()) {
      plain.keep(kept, word.start());
      if (word.group(1) != null) {
        plain.write(characters(word), word.start(), word.end());
      }
      kept = word.end();
    }
    return kept == 0 ? value : plain.keep(kept, value.length()).text();
  }

  /** The characters of an encoded word, or the word itself if it cannot be decoded. */
  private static String characters(MatchResult word) {
    try {
      return new String(bytes(word.group(3), word.group(2)), Charset.forName(word.group(1)));
    } catch (IllegalArgumentException e) {
      return word.group();
    }
  }

  private static byte[] bytes(String written, String form) {
    if (form.equalsIgnoreCase("B")) {
      return Base64.getDecoder().decode(written);
    }
    String inForm = written.replace('_', ' ').replaceAll("%", "=25");
    return URLDecoder.decode(
            inForm.replace("+", "=2B").replace('=', '%'), StandardCharsets.ISO_8859_1)
        .getBytes(StandardCharsets.ISO_8859_1);
  }
}
