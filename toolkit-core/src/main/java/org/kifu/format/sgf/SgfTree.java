package org.kifu.format.sgf;

import java.io.ByteArrayOutputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.kifu.game.ParsedGame;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.notation.IgnoredText;
import org.kifu.notation.LineDraft;
import org.kifu.notation.RecordDraft;
import org.kifu.source.text.TextCursor;

/** A reader of one game, from its first bracket to the one that closes it. */
final class SgfTree {
  private static final int MAX_DEPTH = 1000;
  private static final int MAX_VARIATION_DEPTH = 100;

  private static final int AHEAD = 64;
  private static final int FAR = 512;

  /** Properties of the first node of a game, but not of a variation. */
  private static final Set<String> OF_GAMES =
      Set.of(
          "FF", "GM", "AP", "CA", "SZ", "PB", "PW", "BR", "WR", "EV", "PC", "DT", "RE", "RO", "RU",
          "GN");

  /** The beginning of the next game, which may be in another encoding. */
  private static final Pattern NEXT_GAME =
      Pattern.compile("\\(\\s*;\\s*(?:FF|GM|CA|AP|SZ|PB|PW)\\s*\\[");

  /** Properties whose values usually have no brackets. */
  private static final Set<String> NAMES = Set.of("PB", "PW", "EV", "PC");

  /** One open tree of the game. */
  private static final class OpenTree {
    final LineDraft line;

    /** Whether the line is not read further. */
    boolean isCut;

    /** The moves of the line before the first tree in this one; -1 if there is none yet. */
    int branch = -1;

    OpenTree(LineDraft line, boolean isCut) {
      this.line = line;
      this.isCut = isCut;
    }
  }

  private final TextCursor cursor;
  private final RecordDraft draft;
  private final SgfValues values;
  private final SgfProperties properties;
  private final String rules;
  private final Deque<OpenTree> frames = new ArrayDeque<>();
  private final int number;
  private IgnoredText passed = new IgnoredText();
  private boolean isDeclared;

  /** The encoding that comes after text that is in it too; the game is then read again. */
  private Optional<SgfProperties.StatedEncoding> late = Optional.empty();

  SgfTree(TextCursor cursor, int number, String rules) {
    this.cursor = cursor;
    this.rules = rules;
    this.number = number;
    this.draft = new RecordDraft(number, cursor.here());
    this.values = new SgfValues(cursor);
    this.properties = new SgfProperties(draft);
  }

  /** Whether a game begins here. */
  static boolean beginsAt(TextCursor cursor) {
    return cursor.peek() == '(' && cursor.peek(blanksAhead(cursor, 1)) == ';';
  }

  /**
   * Whether a game begins here that cannot be a variation of another game, because it has a
   * property of a whole game. In a value that has an end, the brackets of quotations are escaped.
   */
  static boolean isNamedAt(TextCursor cursor) {
    if (!beginsAt(cursor)) {
      return false;
    }
    int at = blanksAhead(cursor, blanksAhead(cursor, 1) + 1);
    String name = nameAhead(cursor, at);
    return OF_GAMES.contains(name)
        && cursor.peek(at + name.length()) == '['
        && !isEscapedAhead(cursor, at + name.length());
  }

  /** Whether a record of GGF begins here, where the game has a name instead of a number. */
  static boolean isOfNamedGameAt(TextCursor cursor) {
    int at = blanksAhead(cursor, blanksAhead(cursor, 1) + 1);
    return nameAhead(cursor, at).equals("GM")
        && cursor.peek(at + 2) == '['
        && Character.isLetter(cursor.peek(at + 3));
  }

  private static String nameAhead(TextCursor cursor, int from) {
    StringBuilder name = new StringBuilder();
    for (int c = cursor.peek(from); isLetter(c) && name.length() < 3; ) {
      name.append((char) (c & ~0x20));
      c = cursor.peek(from + name.length());
    }
    return name.toString();
  }

  /** Whether the next closing bracket is escaped. */
  private static boolean isEscapedAhead(TextCursor cursor, int from) {
    int at = from;
    while (at < FAR && cursor.peek(at) != ']' && cursor.peek(at) != TextCursor.END) {
      at++;
    }
    return cursor.peek(at) == ']' && cursor.peek(at - 1) == '\\';
  }

  private static int blanksAhead(TextCursor cursor, int from) {
    int at = from;
    while (at < AHEAD && TextCursor.isBlank(cursor.peek(at))) {
      at++;
    }
    return at;
  }

  ParsedGame read() {
    begin();
    while (!frames.isEmpty() && late.isEmpty() && step()) {
      checkLength();
    }
    if (late.isPresent()) {
      cursor.returnTo(draft.where());
      return new SgfTree(cursor, number, rules).readIn(late.get());
    }
    return parsed();
  }

  /** Reads a game that states its encoding after some of its text. */
  private ParsedGame readIn(SgfProperties.StatedEncoding stated) {
    begin();
    declare(stated);
    while (!frames.isEmpty() && step()) {
      checkLength();
    }
    return parsed();
  }

  private void begin() {
    cursor.undeclare();
    cursor.mark();
    cursor.next();
    frames.push(new OpenTree(draft.line(), false));
  }

  private ParsedGame parsed() {
    ignore();
    draft.rules(properties.finish(rules));
    return draft.parsed(cursor.here(), cursor);
  }

  /** Reads the next part; false if it does not belong to this game. */
  private boolean step() {
    int c = cursor.peek();
    if (c == TextCursor.END) {
      draft.problem(
          ProblemCode.TRUNCATED, cursor.here(), "the source ends in the middle of the game");
      return false;
    }
    if (isNamedAt(cursor)) {
      draft.problem(
          ProblemCode.UNREADABLE, cursor.here(), "the next game begins before the end of this one");
      return false;
    }
    switch (c) {
      case '(' -> open();
      case ')' -> close();
      case ';' -> {
        cursor.next();
        properties.beginNode();
      }
      default -> {
        if (isLetter(c)) {
          readProperty();
        } else {
          passed.take(cursor);
        }
      }
    }
    return true;
  }

  private void open() {
    OpenTree parent = frames.getFirst();
    SourceLocation where = cursor.here();
    cursor.next();
    if (frames.size() == MAX_DEPTH) {
      giveUp("trees nested deeper than " + MAX_DEPTH);
      return;
    }
    if (parent.branch < 0) {
      parent.branch = parent.line.size();
      frames.push(new OpenTree(parent.line, parent.isCut));
      return;
    }
    boolean isTooDeep = parent.line.depth() >= MAX_VARIATION_DEPTH;
    if (isTooDeep && !parent.isCut) {
      String message = "variations nested deeper than " + MAX_VARIATION_DEPTH;
      draft.problem(ProblemCode.TEXT_IGNORED, where, message);
    }
    boolean isCut = isTooDeep || parent.isCut;
    frames.push(new OpenTree(isCut ? parent.line : parent.line.variation(parent.branch), isCut));
  }

  private void close() {
    cursor.next();
    frames.pop();
  }

  private void readProperty() {
    ignore();
    OpenTree frame = frames.getFirst();
    SourceLocation where = cursor.here();
    String name = values.name();
    if (cursor.peek() != '[') {
      draft.problem(ProblemCode.TEXT_IGNORED, where, "ignored '%s'".formatted(name));
      return;
    }
    if (frame.branch >= 0 && !frame.isCut) {
      frame.isCut = true;
      draft.problem(ProblemCode.TEXT_IGNORED, where, "ignored a node after variations");
    }
    while (cursor.peek() == '[') {
      SourceLocation valueAt = values.open();
      String value = values.value();
      if (values.isBroken()) {
        String message = "the value of %s has no end: ']' is missing".formatted(name);
        draft.problem(ProblemCode.UNREADABLE, where, message);
        frames.clear();
        return;
      }
      if (values.hasOpenBracket() && NAMES.contains(name)) {
        draft.checkBracket(value, valueAt);
      }
      if (!frame.isCut) {
        frame.isCut = !properties.take(frame.line, name, value, valueAt);
      }
      cursor.skipBlanks();
    }
    properties.newEncoding().ifPresent(this::declare);
  }

  /**
   * Reads what follows in the first encoding that the game states, unless the bytes contradict it.
   */
  private void declare(SgfProperties.StatedEncoding stated) {
    if (isDeclared) {
      return;
    }
    isDeclared = true;
    if (!cursor.isMarkedAscii() && !cursor.isFull()) {
      late = Optional.of(stated);
    } else if (!cursor.declare(stated.encoding(), NEXT_GAME)) {
      String message =
          "CA says %s, and the bytes contradict it; they are read as %s"
              .formatted(stated.encoding().name(), cursor.encodingName(NEXT_GAME));
      draft.problem(ProblemCode.BAD_VALUE, stated.where(), message);
    }
  }

  private void checkLength() {
    if (cursor.isFull() && !frames.isEmpty()) {
      giveUp("a game longer than %d bytes".formatted(TextCursor.MAX_BYTES));
    }
  }

  /** Skips the rest of this game. */
  private void giveUp(String why) {
    draft.problem(ProblemCode.UNREADABLE, cursor.here(), why);
    frames.clear();
    while (cursor.peek() != TextCursor.END && !isNamedAt(cursor)) {
      cursor.next();
    }
  }

  private void ignore() {
    draft.ignore(passed);
    passed = new IgnoredText();
  }

  private static boolean isLetter(int c) {
    return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z';
  }

  /** A reader of names and values. */
  private static final class SgfValues {
    private final TextCursor cursor;
    private boolean isBroken;
    private boolean hasOpenBracket;

    SgfValues(TextCursor cursor) {
      this.cursor = cursor;
    }

    /** Takes a name and the blanks after it: its capitals, or all of it as capitals. */
    String name() {
      StringBuilder capitals = new StringBuilder(2);
      StringBuilder small = new StringBuilder(0);
      for (int c = cursor.peek(); isLetter(c); c = cursor.peek()) {
        if (capitals.length() + small.length() < TextCursor.MAX_BYTES) {
          (c <= 'Z' ? capitals : small).append((char) c);
        }
        cursor.next();
      }
      cursor.skipBlanks();
      return capitals.isEmpty() ? small.toString().toUpperCase(Locale.ROOT) : capitals.toString();
    }

    /** Takes the bracket before a value, and returns the place after it. */
    SourceLocation open() {
      cursor.next();
      return cursor.here();
    }

    /** Takes a value and the bracket after it; without a bracket the value is broken. */
    String value() {
      ByteArrayOutputStream value = new ByteArrayOutputStream();
      hasOpenBracket = false;
      while (cursor.peek() != ']') {
        if (cursor.peek() == TextCursor.END || SgfTree.isNamedAt(cursor)) {
          isBroken = true;
          return text(value);
        }
        int c = cursor.next();
        hasOpenBracket |= c == '[';
        if (c == '\\') {
          takeEscaped(value);
        } else {
          keep(value, c);
        }
      }
      cursor.next();
      return text(value);
    }

    /** Whether a value had no end. */
    boolean isBroken() {
      return isBroken;
    }

    /** Whether a bracket in the last value probably opens another one. */
    boolean hasOpenBracket() {
      return hasOpenBracket;
    }

    private void takeEscaped(ByteArrayOutputStream value) {
      int c = cursor.next();
      if (c == '\r' && cursor.peek() == '\n') {
        cursor.next();
      } else if (c != '\r' && c != '\n' && c != TextCursor.END) {
        keep(value, c);
      }
    }

    /** Keeps a character, unless the value is too long; then its game is too long as well. */
    private static void keep(ByteArrayOutputStream value, int c) {
      if (value.size() < TextCursor.MAX_BYTES) {
        value.write(c);
      }
    }

    private static String text(ByteArrayOutputStream value) {
      return TextCursor.text(value.toByteArray()).replace("\r\n", "\n").replace('\r', '\n');
    }
  }
}
