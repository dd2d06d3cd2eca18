package org.kifu.format.transcript;

import java.util.Locale;
import java.util.Set;
import java.util.function.ObjIntConsumer;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.transcript.Token.Kind;

/**
 * The style and script elements of a web page, which may go over many lines. What stands in them is
 * no text; in a script, a list of moves in quotation marks is one.
 */
final class Page {
  /** Those elements. */
  static final Set<String> ELEMENTS = Set.of("style", "script");

  private static final Pattern START =
      Pattern.compile("<(style|script)\\b[^<>]*>", Pattern.CASE_INSENSITIVE);
  private static final Pattern QUOTED = Pattern.compile("([\"'`])([A-Za-z0-9@ ,;-]+)\\1");

  private final Predicate<String> endsLater;
  private String element = "";

  /**
   * A page that begins outside of them.
   *
   * @param endsLater whether an element ends in one of the lines to come; one that does not is none
   */
  Page(Predicate<String> endsLater) {
    this.endsLater = endsLater;
  }

  /** Whether the next line begins within such an element. */
  boolean isOpen() {
    return !element.isEmpty();
  }

  /** Whether such an element begins here; it is open from then on. */
  boolean opensAt(String text, int at) {
    Matcher start = START.matcher(text).region(at, text.length());
    if (start.lookingAt()) {
      String name = start.group(1).toLowerCase(Locale.ROOT);
      boolean hasEnd = endOf(name, text, start.end()) < text.length() || endsLater.test(name);
      element = hasEnd ? name : "";
    }
    return isOpen();
  }

  /**
   * Cuts what is left of a line inside the element, and closes that where it ends.
   *
   * @param pieces takes each kind with its end, in order
   */
  void cut(String text, int at, ObjIntConsumer<Kind> pieces) {
    int end = endOf(element, text, at);
    boolean isScript = element.equals("script");
    Matcher quoted = QUOTED.matcher(text).region(at, end);
    while (isScript && quoted.find()) {
      SquareRun.cut(text, quoted.start(2), quoted.end(2), pieces);
    }
    pieces.accept(Kind.MARKUP, end);
    element = end < text.length() ? "" : element;
  }

  /** Where the end of an element begins in a line; the length of the line if it does not end. */
  static int endOf(String element, String text, int from) {
    for (int i = text.indexOf("</", from); i >= 0; i = text.indexOf("</", i + 1)) {
      if (text.regionMatches(true, i + 2, element, 0, element.length())) {
        return i;
      }
    }
    return text.length();
  }
}
