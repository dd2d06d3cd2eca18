package org.kifu.format.text.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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

  /** A parameter behind a value: {@code ; charset="utf-8"}. */
  private static final Pattern PARAMETER =
      Pattern.compile(";\\s*+([\\w*-]{1,40}+)\\s*+=\\s*+(?:\"([^\"]*+)\"|([^\\s;\"]++))");

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
        PlacedText value = inOneLine(head.piece(at + name.length() + 1, end).strip());
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

  /** The value before its parameters, in small letters. */
  String kind() {
    String all = value.toString();
    int end = all.indexOf(';');
    return (end < 0 ? all : all.substring(0, end)).strip().toLowerCase(Locale.ROOT);
  }

  /** The value of a parameter; empty if there is none. */
  String parameter(String of) {
    Matcher parameter = PARAMETER.matcher(value);
    while (parameter.find()) {
      if (parameter.group(1).equalsIgnoreCase(of)) {
        return parameter.group(2) == null ? parameter.group(3) : parameter.group(2);
      }
    }
    return "";
  }
}
