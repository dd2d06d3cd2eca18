package org.kifu.format.text.page;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads values of a program in one walk. It keeps the open containers in a stack, so that the depth
 * of brackets costs no depth of calls. A container that grows long gives what it has so far.
 */
final class DataReader implements DressReader {
  /** The most containers inside one another; brackets further inside are not looked at. */
  private static final int MOST_DEPTH = 60;

  /** The number of scalars that wait for the end of their container at most. */
  private static final int MOST_SCALARS = 1 << 14;

  /** The longest token at the end of a text that waits for the text behind it. */
  private static final int MOST_WAITING = 1 << 16;

  /** A value with its key, which stands in an object but for damage. */
  private static final Pattern VALUE = Pattern.compile("\"[^\"\n]*+\"\\s*+:");

  private final Group group;
  private final Page page;
  private final List<DataContainer> open = new ArrayList<>();
  private String key = "";

  private final ObjectBeginnings beginnings = new ObjectBeginnings();

  /** The number of lists around the objects that are in no other object. */
  private int lists = MOST_DEPTH;

  private @Nullable PlacedText held;
  private boolean isBare;
  private int deeper;
  private int waiting;
  private int values;

  DataReader(Group group, Page page) {
    this.group = group;
    this.page = page;
  }

  @Override
  public int read(PlacedText text, boolean isEnd) {
    return new Walk(text).read(isEnd);
  }

  /** The walk through one piece of the text. */
  private final class Walk {
    private final PlacedText text;
    private final DataScanner tokens;

    /** The index from which on text outside of all brackets has not been given. */
    private int outside;

    /** The index at which the object that is in no other one begins, or goes on. */
    private int outermost;

    /** The index at which the scalar that was read last begins, which may be a key. */
    private int keyStart;

    private DataScanner.Token before = DataScanner.Token.END;

    /** Whether a text was not whole, so that brackets behind it are lost too. */
    private boolean isCut;

    Walk(PlacedText text) {
      this.text = text;
      this.tokens = new DataScanner(text.toString(), beginnings);
      if (values == 0 && open.isEmpty()) {
        skipAssignment();
      }
    }

    /** Goes to the first value, and keeps the name to which it is assigned. */
    private void skipAssignment() {
      int first = DataDress.firstBracket(text.toString());
      int end = text.toString().indexOf('=');
      if (first > 0 && end >= 0 && end < first) {
        int to = end;
        while (to > 0 && !Character.isJavaIdentifierPart(text.charAt(to - 1))) {
          to--;
        }
        int from = to;
        while (from > 0 && Character.isJavaIdentifierPart(text.charAt(from - 1))) {
          from--;
        }
        key = text.toString().substring(from, to);
        keyStart = outside;
        tokens.skipTo(first);
      }
    }

    int read(boolean isEnd) {
      while (tokens.next() != DataScanner.Token.END) {
        boolean mayGoOn = tokens.end() == text.length() && !isEnd;
        if (mayGoOn && text.length() - tokens.start() < MOST_WAITING) {
          return endAt(open.isEmpty() ? outside : tokens.start());
        }
        take(tokens.token());
        before = tokens.token();
      }
      if (!open.isEmpty() && !isEnd) {
        return text.length();
      }
      if (isEnd && !open.isEmpty() && !isCut) {
        page.leaveOut(LeftOut.Kind.CUT, text.piece(keyStart, text.length()), group);
      }
      outside = open.isEmpty() ? outside : text.length();
      while (!open.isEmpty()) {
        close();
      }
      if (isEnd || text.length() - outside > MOST_WAITING) {
        giveOutside(text.length());
      }
      return endAt(outside);
    }

    /** Forgets what will be read again. */
    private int endAt(int index) {
      if (open.isEmpty()) {
        held = null;
        key = "";
      }
      return index;
    }

    private void take(DataScanner.Token token) {
      if (before == DataScanner.Token.COLON && isWithoutValue(token)) {
        page.leaveOut(LeftOut.Kind.CUT, text.piece(keyStart, tokens.start()), group);
      }
      switch (token) {
        case OPEN -> open();
        case CLOSE -> closeAt(tokens.bracket());
        case COMMA -> commit();
        case COLON -> takeKey();
        case STRING -> holdString();
        case BARE -> hold(text.piece(tokens.from(), tokens.to()), true);
        case ODD, END -> {}
      }
    }

    /** Whether a key in quotes has no value, or one of no object. */
    private boolean isWithoutValue(DataScanner.Token token) {
      return text.charAt(keyStart) == '"'
          && switch (token) {
            case COMMA, CLOSE -> true;
            case OPEN -> open.isEmpty();
            default -> false;
          };
    }

    private void holdString() {
      hold(DataStrings.unescaped(text.piece(tokens.from(), tokens.to())), false);
      isCut |= tokens.isCutString();
      if (tokens.isCutString()) {
        page.leaveOut(LeftOut.Kind.CUT, text.piece(tokens.start(), tokens.to()), group);
      }
    }

    private void hold(PlacedText scalar, boolean isOfWords) {
      commit();
      keyStart = tokens.start();
      held = scalar;
      isBare = isOfWords;
    }

    private void open() {
      if (held != null && isNameOfType()) {
        held = null;
      }
      commit();
      if (isNext()) {
        page.leaveOut(LeftOut.Kind.CUT, text.piece(outermost, tokens.start()), group);
        closeTo(lists);
      }
      if (open.isEmpty()) {
        giveOutside(key.isEmpty() ? tokens.start() : keyStart);
      }
      if (tokens.bracket() == '{' && !has('{')) {
        outermost = tokens.start();
        lists = Math.min(lists, open.size());
        beginnings.learn(text.toString(), outermost);
      }
      if (open.size() == MOST_DEPTH) {
        deeper++;
        return;
      }
      open.add(container(tokens.bracket()));
      key = "";
    }

    /** Whether an object begins here that is in no other one: the open one is cut, and ends. */
    private boolean isNext() {
      return open.size() > lists
          && beginnings.isAt(text.toString(), tokens.start(), isBehindValue());
    }

    /** Whether the token before is a value, or the bracket of an object, before its first key. */
    private boolean isBehindValue() {
      return switch (before) {
        case STRING, BARE, CLOSE -> true;
        case OPEN -> open.getLast().opener() == '{';
        default -> false;
      };
    }

    private void closeTo(int depth) {
      while (open.size() > depth) {
        close();
      }
      deeper = 0;
      key = "";
      outside = open.isEmpty() ? tokens.start() : outside;
    }

    /** Whether the words before a bracket name the type of the value in it, or a function. */
    private boolean isNameOfType() {
      int bracket = tokens.start();
      return isBare
          && tokens.bracket() == '('
          && bracket > 0
          && !Character.isWhitespace(text.charAt(bracket - 1));
    }

    private DataContainer container(char bracket) {
      if (open.isEmpty()) {
        Group of = group.item(values++);
        return new DataContainer(bracket, of, key, key);
      }
      DataContainer outer = open.getLast();
      return key.isEmpty()
          ? new DataContainer(bracket, outer.nextItem(), "", outer.label())
          : new DataContainer(bracket, outer.group(key), key, key);
    }

    private void closeAt(char bracket) {
      commit();
      key = "";
      if (deeper > 0) {
        deeper--;
        return;
      }
      char opener = bracket == ']' ? '[' : bracket == '}' ? '{' : '(';
      if (!has(opener)) {
        return;
      }
      while (open.getLast().opener() != opener) {
        close();
      }
      close();
      outside = open.isEmpty() ? tokens.end() : outside;
    }

    private boolean has(char opener) {
      return open.stream().anyMatch(container -> container.opener() == opener);
    }

    /** Gives text outside of all brackets as a text of its own. */
    private void giveOutside(int to) {
      PlacedText between = text.piece(outside, to);
      outside = to;
      held = null;
      if (between.toString().chars().anyMatch(Character::isLetterOrDigit)) {
        page.take(between.strip(), group);
        if (VALUE.matcher(between).find()) {
          page.leaveOut(LeftOut.Kind.CUT, between, group);
        }
      }
    }
  }

  private void takeKey() {
    if (held != null) {
      String name = held.toString();
      key = open.isEmpty() ? name.substring(name.lastIndexOf(' ') + 1) : name;
      held = null;
    }
  }

  /** Adds the scalar that was read last to its container. */
  private void commit() {
    if (held == null) {
      return;
    }
    if (open.isEmpty()) {
      held = null;
      key = "";
      return;
    }
    DataContainer container = open.getLast();
    if (isText(held)) {
      container.addText(key, held);
    } else if (key.isEmpty() || !isNothing(held)) {
      container.add(key, held);
    }
    held = null;
    key = "";
    waiting++;
    if (waiting > MOST_SCALARS) {
      open.forEach(each -> each.empty(page));
      waiting = 0;
    }
  }

  /** Whether a scalar has lines, or a dress of its own. */
  private boolean isText(PlacedText scalar) {
    return scalar.toString().indexOf('\n') >= 0 && scalar.strip().toString().indexOf('\n') >= 0
        || page.isDressed(scalar);
  }

  /** Whether a scalar says that there is no value. */
  private boolean isNothing(PlacedText scalar) {
    return scalar.isBlank()
        || isBare
            && switch (scalar.toString()) {
              case "null", "None", "undefined", "nil" -> true;
              default -> false;
            };
  }

  /** Ends the innermost container. */
  private void close() {
    commit();
    DataContainer container = open.removeLast();
    if (open.isEmpty()) {
      container.empty(page);
      waiting = 0;
    } else if (container.opener() == '(' && container.isOneScalar()) {
      open.getLast().add(container.key(), container.scalar());
    } else {
      open.getLast().add(container);
    }
  }
}
