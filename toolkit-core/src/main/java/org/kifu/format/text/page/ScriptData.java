package org.kifu.format.text.page;

import java.util.Arrays;
import java.util.List;

/**
 * The data in a program of a web page: values in brackets, and strings that are assigned to a name
 * or are long.
 */
final class ScriptData {
  /** The number of characters from which on a string is no message of the program. */
  private static final int LONG = 30;

  /** The number of characters from which on brackets may hold more than a list of arguments. */
  private static final int LEAST = 12;

  /** The least number of characters of a value that is given to a function. */
  private static final int LEAST_OF_CALL = 8;

  /** The least number of characters of a name that a person gave. */
  private static final int LEAST_OF_NAME = 3;

  /** The most cost of brackets that are not data in a script, as a multiple of its length. */
  private static final int PATIENCE = 8;

  private final Page page;
  private final Group group;
  private String text = "";

  /** The index from which on no comment that begins has an end. */
  private int lastOfComment;

  /** The index behind the last data, from which on text is the program's. */
  private int past;

  private int texts;
  private long patience;

  ScriptData(Page page, Group group) {
    this.page = page;
    this.group = group;
  }

  /** Gives the rows of the data in a script. */
  void take(PlacedText script) {
    text = script.toString();
    lastOfComment = text.lastIndexOf("*/") - 2;
    patience = (long) PATIENCE * text.length();
    if (page.isDressed(script) && text.stripLeading().startsWith("{")) {
      give(script, group);
      return;
    }
    int[] ends = endsOfBrackets();
    int i = 0;
    while (i < text.length()) {
      char c = text.charAt(i);
      if (isQuote(c)) {
        int end = endOfString(i);
        if (isTaken(script, i, end)) {
          leaveTo(i, end, script);
        }
        i = end;
      } else if (ends[i] > i + LEAST && isData(script, i, ends[i])) {
        give(script.piece(i, ends[i]), named(nameBefore(i)));
        leaveTo(i, ends[i], script);
        i = ends[i];
      } else {
        i = pastComment(i);
      }
    }
    leaveTo(text.length(), text.length(), script);
  }

  /** Leaves out the program before data. */
  private void leaveTo(int data, int end, PlacedText script) {
    page.leaveOut(LeftOut.Kind.SCRIPT, script.piece(past, data), group);
    past = end;
  }

  private boolean isData(PlacedText script, int from, int to) {
    if (patience < 0) {
      return false;
    }
    boolean isData = page.isDressed(script.piece(from, to));
    patience -= isData ? 0 : to - from;
    return isData;
  }

  private void give(PlacedText value, Group of) {
    page.breakOff();
    page.take(value, of);
    page.breakOff();
  }

  private Group named(String name) {
    return name.isEmpty() ? group.item(texts++) : group.key(name);
  }

  /** Gives a string if it may be data; returns whether it is given. */
  private boolean isTaken(PlacedText script, int from, int end) {
    boolean isEnded = end - 1 > from && text.charAt(end - 1) == text.charAt(from);
    int to = isEnded ? end - 1 : end;
    String name = nameBefore(from);
    if (name.isEmpty() && to - from >= LEAST_OF_CALL && to - from < LONG) {
      name = calledBefore(from);
    }
    if (to <= from + 1 || to - from < LONG && name.isEmpty()) {
      return false;
    }
    PlacedText value = DataStrings.unescaped(script.piece(from + 1, to));
    if (value.toString().strip().indexOf('\n') >= 0 || page.isDressed(value)) {
      give(value, named(name));
    } else if (!value.isBlank()) {
      page.add(RowKind.DATA, group, List.of(new Cell(value, name)));
    }
    return true;
  }

  /** The name to which the value that begins at an index is assigned; empty if there is none. */
  private String nameBefore(int index) {
    int i = beforeBlanks(index - 1);
    if (i < 0 || text.charAt(i) != '=') {
      return "";
    }
    return nameTo(beforeBlanks(i - 1) + 1);
  }

  /** The name of the function to which a value is given first; empty if there is none. */
  private String calledBefore(int index) {
    int i = beforeBlanks(index - 1);
    return i > 0 && text.charAt(i) == '(' ? nameTo(i) : "";
  }

  /** The name that ends at an index. */
  private String nameTo(int end) {
    int from = end;
    while (from > 0 && Character.isJavaIdentifierPart(text.charAt(from - 1))) {
      from--;
    }
    return end - from < LEAST_OF_NAME ? "" : text.substring(from, end);
  }

  private int beforeBlanks(int index) {
    int i = index;
    while (i >= 0 && text.charAt(i) == ' ') {
      i--;
    }
    return i;
  }

  private static boolean isQuote(char c) {
    return c == '"' || c == '\'' || c == '`';
  }

  /** The index after a string; after its line, if it has no end there. */
  private int endOfString(int index) {
    char quote = text.charAt(index);
    int i = index + 1;
    while (i < text.length() && text.charAt(i) != quote) {
      if (text.charAt(i) == '\n' && quote != '`') {
        return i;
      }
      i += text.charAt(i) == '\\' ? 2 : 1;
    }
    return Math.min(i + 1, text.length());
  }

  /** The index after the comment that begins at an index; the next index if none does. */
  private int pastComment(int index) {
    if (text.startsWith("//", index)) {
      int end = text.indexOf('\n', index);
      return end < 0 ? text.length() : end;
    }
    if (text.startsWith("/*", index) && index < lastOfComment) {
      return text.indexOf("*/", index + 2) + 2;
    }
    return index + 1;
  }

  /** For each bracket that opens, the index after the one that closes it; 0 where none does. */
  private int[] endsOfBrackets() {
    int[] ends = new int[text.length()];
    int[] open = new int[16];
    int depth = 0;
    int i = 0;
    while (i < text.length()) {
      char c = text.charAt(i);
      if (c == '{' || c == '[') {
        open = depth == open.length ? Arrays.copyOf(open, 2 * depth) : open;
        open[depth++] = i;
      } else if ((c == '}' || c == ']') && depth > 0) {
        depth--;
        ends[open[depth]] = i + 1;
      }
      i = isQuote(c) ? endOfString(i) : pastComment(i);
    }
    return ends;
  }
}
