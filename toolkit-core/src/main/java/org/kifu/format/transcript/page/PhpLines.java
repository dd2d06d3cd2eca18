package org.kifu.format.transcript.page;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.source.text.LineRewriter;
import org.kifu.source.text.TextLine;

/**
 * Values that PHP has written with {@code serialize}, {@code a:2:{s:5:"black";s:3:"Ann";...}}, in
 * the form of the objects of other programs.
 */
final class PhpLines {
  private static final String MOVES =
      "a:\\d+:\\{(?:i:\\d+;s:\\d+:\"(?:(?i:[a-h][1-8]|pass?)|--?|)\";){4,}+\\}";

  private static final String PAIR =
      "a:2:\\{(?:i:0|s:5:\"black\");i:(\\d+);(?:i:1|s:5:\"white\");i:(\\d+);\\}";

  /** A list of moves, the discs of both sides, an array or an object, a string, another value. */
  private static final Pattern TOKEN =
      Pattern.compile(
          "(%s)|%s|((?:a:\\d+|O:\\d+:\"[^\"]*\":\\d+):\\{)|s:\\d+:\"(.*?)\";|[idb]:([^;{}]*);|N;|\\}"
              .formatted(MOVES, PAIR));

  private static final Pattern MOVE = Pattern.compile("\"([^\"]*)\"");

  private PhpLines() {}

  /** Whether a line may hold such values. */
  static boolean mayBe(String text) {
    return text.length() > 4
        && (text.charAt(0) == 'a' || text.charAt(0) == 'O')
        && text.charAt(1) == ':'
        && Character.isDigit(text.charAt(2));
  }

  /** Returns the lines of the objects in a line; the line itself if it is anything else. */
  static List<TextLine> lines(TextLine line) {
    String text = line.text();
    LineRewriter written = new LineRewriter(line);
    Matcher token = TOKEN.matcher(text);
    Deque<Boolean> keys = new ArrayDeque<>();
    int at = 0;
    while (at < text.length() && token.region(at, text.length()).lookingAt()) {
      boolean isKey = !keys.isEmpty() && keys.peek();
      at = token.end();
      if (text.charAt(token.start()) == '}') {
        written.put("}, ", token.start());
        keys.poll();
        continue;
      }
      if (!keys.isEmpty()) {
        keys.push(!keys.pop());
      }
      write(written, token, isKey);
      if (token.start(4) >= 0) {
        keys.push(true);
      }
    }
    return at < text.stripTrailing().length() ? List.of(line) : ObjectLines.of(written.line());
  }

  private static void write(LineRewriter written, Matcher token, boolean isKey) {
    if (token.start(1) >= 0) {
      moves(written, token.group(1), token.start());
    } else if (token.start(2) >= 0) {
      written.put("[", token.start());
      written.keep(token.start(2), token.end(2));
      written.put(",", token.end(2));
      written.keep(token.start(3), token.end(3));
      written.put("], ", token.end(3));
    } else if (token.start(4) >= 0) {
      written.put("{", token.start());
    } else if (token.start(5) >= 0) {
      quoted(written, token);
      written.put(isKey ? ": " : ", ", token.end(5));
    } else if (token.start(6) >= 0 && !isKey) {
      written.keep(token.start(6), token.end(6));
      written.put(", ", token.end(6));
    }
  }

  private static void quoted(LineRewriter written, Matcher token) {
    String value = token.group(5);
    written.put("\"", token.start(5));
    for (int i = 0; i < value.length(); i++) {
      int at = token.start(5) + i;
      if (value.charAt(i) == '"' || value.charAt(i) == '\\') {
        written.put("\\", at);
      }
      written.keep(at, at + 1);
    }
    written.put("\"", token.end(5));
  }

  private static void moves(LineRewriter written, String array, int start) {
    Matcher move = MOVE.matcher(array);
    written.put("\"", start);
    while (move.find()) {
      written.keep(start + move.start(1), start + move.end(1));
      written.put(" ", start + move.end(1));
    }
    written.put("\", ", start + array.length());
  }
}
