package org.kifu.format.text.page;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Values of JSON and its like, and games of SGF, between plain lines. */
final class DataInLines {
  /** The most lines of one value. */
  private static final int MOST_LINES = 4000;

  /**
   * The number of lines without success after which no more are looked at, which bounds the time.
   */
  private static final int PATIENCE = 3 * MOST_LINES;

  /** The beginning of a value; a tag of PGN begins with a word instead. */
  private static final Pattern BEGINNING =
      Pattern.compile("\\s*(?:[\\[{]\\s*(?:[\"'{\\[]|:\\w)|\\(\\s*;)");

  /** A key with a list of named values on its line, as YAML has it. */
  private static final Pattern KEYED =
      Pattern.compile("\\s*(?:- )?([\\p{L}_][\\w-]*+):\\s*+(\\{[^{}]*+\\})\\s*+");

  private final Page page;
  private int patience = PATIENCE;
  private int texts;

  DataInLines(Page page) {
    this.page = page;
  }

  /**
   * Adds the rows of the value that begins with a line, if one does.
   *
   * @return the index of the line after the value; {@code first} if there is none
   */
  int take(List<PlacedText> lines, int first, Group group) {
    PlacedText begin = lines.get(first);
    Optional<Matcher> key =
        endsWithBrace(begin) ? Optional.of(KEYED.matcher(begin)) : Optional.empty();
    if (key.filter(Matcher::matches).isPresent()) {
      Matcher keyed = key.get();
      PlacedText value = begin.piece(keyed.start(2), keyed.end(2));
      if (page.isDressed(value)) {
        page.take(value, group.within(Group.Kind.TEXT, keyed.group(1), texts++));
        return first + 1;
      }
    }
    if (patience <= 0 || !begins(begin)) {
      return first;
    }
    int past = endOfValue(lines, first);
    if (past == first) {
      return first;
    }
    PlacedText value = PlacedText.joined(lines.subList(first, past));
    if (!page.isDressed(value)) {
      return first;
    }
    page.take(value, group.within(Group.Kind.TEXT, "", texts++));
    return past;
  }

  private static boolean endsWithBrace(PlacedText line) {
    int last = line.length() - 1;
    while (last >= 0 && Character.isWhitespace(line.charAt(last))) {
      last--;
    }
    return last >= 0 && line.charAt(last) == '}';
  }

  private static boolean begins(PlacedText line) {
    int at = 0;
    while (at < line.length() && Character.isWhitespace(line.charAt(at))) {
      at++;
    }
    return at + 1 < line.length()
        && "[{(".indexOf(line.charAt(at)) >= 0
        && BEGINNING.matcher(line).lookingAt()
        && line.strip().length() > 1;
  }

  /** The index of the line after the one that closes all brackets; {@code first} if none does. */
  private int endOfValue(List<PlacedText> lines, int first) {
    boolean isGame = lines.get(first).strip().charAt(0) == '(';
    int open = 0;
    int last = Math.min(lines.size(), first + MOST_LINES);
    for (int i = first; i < last; i++) {
      open += isGame ? balance(lines.get(i), "(", ")") : balance(lines.get(i), "[{", "]}");
      if (open <= 0) {
        return i + 1;
      }
    }
    patience -= last - first;
    return first;
  }

  private static int balance(PlacedText line, String opening, String closing) {
    int balance = 0;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      balance += opening.indexOf(c) >= 0 ? 1 : closing.indexOf(c) >= 0 ? -1 : 0;
    }
    return balance;
  }
}
