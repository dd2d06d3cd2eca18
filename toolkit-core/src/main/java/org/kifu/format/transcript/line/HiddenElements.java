package org.kifu.format.transcript.line;

import java.util.Set;
import java.util.function.ObjIntConsumer;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.transcript.line.Token.TokenKind;
import org.kifu.notation.SmallLetters;

/**
 * The style and script elements and the comments of a web page, which may span many lines. The page
 * does not show their text, so it is skipped; in a script, a list of moves in quotation marks is
 * read.
 */
public final class HiddenElements {
  private static final Pattern START =
      Pattern.compile("<(?:(style|script)\\b[^<>]*>|!--)", Pattern.CASE_INSENSITIVE);
  private static final Pattern QUOTED = Pattern.compile("([\"'`])([A-Za-z0-9@ ,;-]+)\\1");

  private static final String SCRIPT = "script";
  private static final String COMMENT = "--";
  private static final String COMMENT_END = "-->";

  /** The elements that may be open, in lower case. */
  public static final Set<String> ELEMENTS = Set.of("style", SCRIPT, COMMENT);

  /** An element that does not end in a line, from a place on. */
  private record Unended(String element, String line, int from) {}

  private final Predicate<String> endsLater;
  private String element = "";
  private Unended unended = new Unended("", "", 0);

  /**
   * Starts outside of all elements.
   *
   * @param endsLater whether an element ends in the text still to come; an element without an end
   *     does not count
   */
  public HiddenElements(Predicate<String> endsLater) {
    this.endsLater = endsLater;
  }

  /** Whether the next line begins within such an element. */
  public boolean isOpen() {
    return !element.isEmpty();
  }

  /** Whether the next line begins within a script. */
  public boolean isInScript() {
    return element.equals(SCRIPT);
  }

  /** Whether such an element begins here; it is open from then on. */
  boolean opensAt(String text, int at) {
    Matcher start = START.matcher(text).region(at, text.length());
    if (start.lookingAt()) {
      boolean isComment = start.group(1) == null;
      String name = isComment ? COMMENT : SmallLetters.of(start.group(1));
      element = endsHere(name, text, start.end()) || endsLater.test(name) ? name : "";
    }
    return isOpen();
  }

  /**
   * Cuts the rest of a line inside the element, and closes the element where it ends.
   *
   * @param pieces takes each kind with its end, in order
   */
  void cut(String text, int at, ObjIntConsumer<TokenKind> pieces) {
    int end = end(text, at);
    boolean isComment = element.equals(COMMENT);
    Matcher quoted = quoted(text, at, end);
    while (isInScript() && quoted.find()) {
      Markup.SquareRun.cut(text, quoted.start(2), quoted.end(2), pieces);
    }
    pieces.accept(isComment && hasWords(text, at, end) ? TokenKind.TEXT : TokenKind.MARKUP, end);
    boolean isClosed = end < text.length() || isComment && text.endsWith(COMMENT_END);
    element = isClosed ? "" : element;
  }

  /**
   * Whether an element ends in a line; an element without an end is not looked for again from each
   * place where it might begin.
   */
  private boolean endsHere(String name, String text, int from) {
    boolean isKnown =
        name.equals(unended.element) && from >= unended.from && text.equals(unended.line);
    boolean ends = !isKnown && endsIn(name, text, from);
    if (!isKnown && !ends) {
      unended = new Unended(name, text, from);
    }
    return ends;
  }

  /** Whether an element ends in a line. */
  public static boolean endsIn(String element, String text, int from) {
    return element.equals(COMMENT)
        ? text.indexOf(COMMENT_END, from) >= 0
        : closingTag(text, from, element) < text.length();
  }

  /** Strings in quotation marks that may be moves. */
  public static Matcher quoted(String text, int from, int to) {
    return QUOTED.matcher(text).region(from, to);
  }

  /** The end of the text of the open element; the end of the line if it continues. */
  int end(String text, int at) {
    return element.equals(COMMENT) ? commentEnd(text, at) : closingTag(text, at, element);
  }

  /** The same for a script. */
  public static int scriptEnd(String text, int at) {
    return closingTag(text, at, SCRIPT);
  }

  /** The end of the tag or sign that closes the element; the end of the line if none does. */
  public int pastEnd(String text) {
    return element.equals(COMMENT) ? commentEnd(text, 0) : pastEnd(text, end(text, 0));
  }

  /** The end of the closing tag that begins at a place. */
  public static int pastEnd(String text, int at) {
    int end = text.indexOf('>', at);
    return end < 0 ? text.length() : end + 1;
  }

  /** The same for a comment. */
  public static int commentEnd(String text, int at) {
    int end = text.indexOf(COMMENT_END, at);
    return end < 0 ? text.length() : end + COMMENT_END.length();
  }

  /** The same for an element that is named. */
  public static int closingTag(String text, int at, String element) {
    int i = text.indexOf("</", at);
    while (i >= 0 && !text.regionMatches(true, i + 2, element, 0, element.length())) {
      i = text.indexOf("</", i + 1);
    }
    return i < 0 ? text.length() : i;
  }

  private static boolean hasWords(String text, int from, int to) {
    return text.substring(from, to).chars().anyMatch(Character::isLetterOrDigit);
  }
}
