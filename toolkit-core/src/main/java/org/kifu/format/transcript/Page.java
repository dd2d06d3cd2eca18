package org.kifu.format.transcript;

import java.util.function.ObjIntConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.transcript.Token.Kind;

/**
 * The style and script elements of a web page, which may go over many lines. What stands in them is
 * no text; in a script, a list of moves in quotation marks is one.
 */
final class Page {
  private static final Pattern START =
      Pattern.compile("<(style|script)\\b[^<>]*>", Pattern.CASE_INSENSITIVE);
  private static final Pattern QUOTED = Pattern.compile("([\"'`])([A-Za-z0-9@ ,;-]+)\\1");

  /** An element without an end does not hide the rest of the source. */
  private static final int MOST_LINES = 5000;

  private String element = "";
  private int lines;

  /** Whether the next line begins within such an element. */
  boolean isOpen() {
    return !element.isEmpty();
  }

  /** Whether such an element begins here; it is open from then on. */
  boolean opensAt(String text, int at) {
    Matcher start = START.matcher(text).region(at, text.length());
    boolean opens = start.lookingAt();
    if (opens) {
      element = start.group(1);
      lines = 0;
    }
    return opens;
  }

  /**
   * Cuts what is left of a line inside the element, and closes that where it ends.
   *
   * @param pieces takes each kind with its end, in order
   */
  void cut(String text, int at, ObjIntConsumer<Kind> pieces) {
    int end = endIn(text, at);
    boolean isScript = element.equalsIgnoreCase("script");
    Matcher quoted = QUOTED.matcher(text).region(at, end);
    while (isScript && quoted.find()) {
      SquareRun.cut(text, quoted.start(2), quoted.end(2), pieces);
    }
    pieces.accept(Kind.MARKUP, end);
    lines++;
    if (end < text.length() || lines > MOST_LINES) {
      element = "";
    }
  }

  private int endIn(String text, int at) {
    for (int i = text.indexOf("</", at); i >= 0; i = text.indexOf("</", i + 1)) {
      if (text.regionMatches(true, i + 2, element, 0, element.length())) {
        return i;
      }
    }
    return text.length();
  }
}
