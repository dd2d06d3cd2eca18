package org.kifu.command.terminal;

import java.util.ArrayList;
import java.util.List;

/**
 * The words of a text, as a POSIX shell splits it: blanks and line ends between them, single and
 * double quotation marks, backslashes, and comments that begin with {@code #}. Nothing is expanded,
 * and all other signs are letters of a word.
 */
final class ShellWords {
  /** The signs before which a backslash between double quotation marks is not a sign itself. */
  private static final String ESCAPED_IN_QUOTES = "\"\\$`";

  private static final char ESCAPE = '\\';
  private static final char COMMENT = '#';

  private final String text;
  private int at;
  private final StringBuilder word = new StringBuilder();

  private ShellWords(String text) {
    this.text = text;
  }

  /**
   * Splits a text.
   *
   * @throws OpenQuoteException if a quotation mark is not closed
   */
  static List<String> of(String text) throws OpenQuoteException {
    ShellWords shell = new ShellWords(text);
    List<String> words = new ArrayList<>();
    while (shell.hasNext()) {
      words.add(shell.next());
    }
    return words;
  }

  /** Goes to the next word, over blanks, continued lines and comments. */
  private boolean hasNext() {
    while (at < text.length()) {
      if (isBlank()) {
        at++;
      } else if (isContinuation()) {
        skipContinuation();
      } else if (text.charAt(at) == COMMENT) {
        skipLine();
      } else {
        return true;
      }
    }
    return false;
  }

  private void skipLine() {
    while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
      at++;
    }
  }

  private String next() throws OpenQuoteException {
    word.setLength(0);
    while (at < text.length() && !isBlank()) {
      switch (text.charAt(at)) {
        case '\'' -> quoted('\'');
        case '"' -> quoted('"');
        case ESCAPE -> escaped();
        default -> word.append(text.charAt(at++));
      }
    }
    return word.toString();
  }

  /** Reads up to the closing mark; between single marks, a backslash is a sign like any other. */
  private void quoted(char mark) throws OpenQuoteException {
    int opened = at++;
    while (at < text.length() && text.charAt(at) != mark) {
      if (mark == '"' && text.charAt(at) == ESCAPE) {
        escapedInQuotes();
      } else {
        word.append(text.charAt(at++));
      }
    }
    if (at == text.length()) {
      throw new OpenQuoteException((int) text.substring(0, opened + 1).lines().count());
    }
    at++;
  }

  /** Reads a backslash outside of quotation marks; it takes the meaning of the sign after it. */
  private void escaped() {
    if (isContinuation()) {
      skipContinuation();
    } else {
      at = Math.min(at + 1, text.length() - 1); // the last sign of a text stands for itself
      word.append(text.charAt(at++));
    }
  }

  private void escapedInQuotes() {
    if (isContinuation()) {
      skipContinuation();
      return;
    }
    boolean isEscape =
        at + 1 < text.length() && ESCAPED_IN_QUOTES.indexOf(text.charAt(at + 1)) >= 0;
    at += isEscape ? 1 : 0;
    word.append(text.charAt(at++));
  }

  private boolean isBlank() {
    return text.charAt(at) <= ' ';
  }

  /** Whether a backslash ends the line here, so that the next line continues it. */
  private boolean isContinuation() {
    return text.startsWith("\\\n", at) || text.startsWith("\\\r", at);
  }

  private void skipContinuation() {
    at += text.startsWith("\\\r\n", at) ? 3 : 2;
  }

  /** An exception for a quotation mark that is not closed. */
  static final class OpenQuoteException extends Exception {
    private static final long serialVersionUID = 1;

    /**
     * @param line the line of the mark, from 1
     */
    OpenQuoteException(int line) {
      super("line " + line + ": the quotation mark is not closed");
    }
  }
}
