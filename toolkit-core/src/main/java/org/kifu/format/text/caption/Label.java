package org.kifu.format.text.caption;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.find.LabelKind;
import org.kifu.format.text.find.Labels;
import org.kifu.notation.SmallLetters;

/**
 * A label in a text: a word and a colon, or the disc of a side.
 *
 * @param kind what it names; null for a word that names something else
 * @param from the index of its first character
 * @param to the index behind its sign, where the value begins
 * @param end the index behind its word
 * @param isWord whether it is a word with a sign behind it, and not a disc
 * @param isAssigned whether the sign is that of an assignment
 */
record Label(
    @Nullable LabelKind kind, int from, int end, int to, boolean isWord, boolean isAssigned) {
  static final String DISCS = "●○◯⚫⚪▲△";

  /** The most characters of a label. */
  private static final int MOST = 40;

  private static final int MOST_WORDS = 4;
  private static final int MOST_LABELS = 40;

  /** The least and most letters of a word that is no known label. */
  private static final int LEAST_OF_OTHER = 3;

  private static final int MOST_OF_OTHER = 15;

  /** The labels of a text, in order. */
  static List<Label> in(String text) {
    List<Label> labels = new ArrayList<>(2);
    int past = 0;
    for (int i = 0; i < text.length() && labels.size() < MOST_LABELS; i++) {
      int sign = signEnd(text, i);
      Optional<Label> label = sign > i ? before(text, past, i, sign) : disc(text, i);
      if (label.isPresent()) {
        labels.add(label.get());
        past = label.get().to();
        i = past - 1;
      }
    }
    return labels;
  }

  /** The end of a sign between label and value at an index; the index if there is none. */
  private static int signEnd(String text, int at) {
    char c = text.charAt(at);
    char next = at + 1 < text.length() ? text.charAt(at + 1) : ' ';
    if (c == '】' || c == ':' && next != '/' && next != ':' && next != '-') {
      return at + 1;
    }
    if (c == ':' && next == ':') {
      boolean isLast = at + 2 < text.length() && Character.isWhitespace(text.charAt(at + 2));
      return isLast ? at + 2 : at;
    }
    return c == '='
            && "=><~!".indexOf(next) < 0
            && (at == 0 || "<>!=+-".indexOf(text.charAt(at - 1)) < 0)
        ? at + 1
        : at;
  }

  /** The label whose word ends before a sign. */
  private static Optional<Label> before(String text, int past, int sign, int end) {
    int to = wordEnd(text, past, sign);
    List<Integer> starts = starts(text, Math.max(past, to - MOST), to);
    for (int start : starts.reversed()) {
      Optional<LabelKind> kind = LabelName.kind(text.substring(start, to));
      if (kind.isPresent() && isApart(text, start, to - start) && isHead(text, start, sign)) {
        boolean isAssigned = text.charAt(sign) == '=';
        return Optional.of(
            new Label(kind.get(), start, to, behindSign(text, end), true, isAssigned));
      }
    }
    return other(text, starts, to, end);
  }

  /** The end of the word of a label, before blanks, marks of emphasis and a side in brackets. */
  private static int wordEnd(String text, int past, int sign) {
    int to = withoutBlanks(text, past, sign);
    if (to > past && text.charAt(to - 1) == ')') {
      int open = text.lastIndexOf('(', to - 1);
      boolean isSide =
          open > past
              && Labels.side(SmallLetters.of(text.substring(open + 1, to - 1).strip())) != 0;
      int before = withoutBlanks(text, past, Math.max(past, open));
      boolean isLabel =
          isSide
              && starts(text, past, before).stream()
                  .anyMatch(start -> LabelName.kind(text.substring(start, before)).isPresent());
      return isLabel ? before : to;
    }
    return to;
  }

  /** The index behind the last word, before blanks, leaders and marks of emphasis. */
  private static int withoutBlanks(String text, int past, int from) {
    int to = from;
    while (to > past && isDress(text, to - 1)) {
      to--;
    }
    return to;
  }

  private static boolean isDress(String text, int at) {
    char c = text.charAt(at);
    boolean isLeader =
        c == '.' && at > 0 && (text.charAt(at - 1) == '.' || text.charAt(at - 1) == ' ');
    return isLeader || Character.isWhitespace(c) || "*_\"'".indexOf(c) >= 0;
  }

  /** The indices at which a label that ends at an index may begin, the last one first. */
  private static List<Integer> starts(String text, int least, int to) {
    List<Integer> starts = new ArrayList<>(MOST_WORDS);
    for (int i = to - 1; i >= least && starts.size() < MOST_WORDS; i--) {
      if (!isOfLabel(text.charAt(i))) {
        break;
      }
      boolean isBegin = i == least || !isOfWord(text.charAt(i - 1)) || isBehindCut(text, i, to);
      if (isOfWord(text.charAt(i)) && isBegin) {
        starts.add(i);
      }
    }
    return starts;
  }

  /**
   * Whether a capital letter stands right behind a value or the beginning of another label, as
   * where the end of a line is lost: {@code 2001White:}, {@code Black: AnnaWhite:} and {@code
   * WhBlack:}, and not {@code birthDate:}.
   */
  private static boolean isBehindCut(String text, int at, int to) {
    if (at == 0 || !Character.isUpperCase(text.charAt(at))) {
      return false;
    }
    int colon = text.indexOf(':');
    return Character.isDigit(text.charAt(at - 1))
        || Character.isLetter(text.charAt(at - 1))
            && Character.isLowerCase(text.charAt(at + 1))
            && (colon >= 0 && colon < at
                || at <= MOST_OF_OTHER
                    && LabelName.isCut(text.substring(0, at).strip(), text.substring(at, to)));
  }

  private static boolean isOfWord(char c) {
    return Character.isLetterOrDigit(c)
        || Character.getType(c) == Character.NON_SPACING_MARK
        || "_.#°●○◯⚫⚪▲△".indexOf(c) >= 0;
  }

  private static boolean isOfLabel(char c) {
    return isOfWord(c) || c == ' ' || "()'-".indexOf(c) >= 0;
  }

  /** Whether a label in brackets begins its text, or stands behind a gap or the value before it. */
  private static boolean isHead(String text, int start, int sign) {
    int open = text.charAt(sign) == '】' ? text.lastIndexOf('【', start) : 0;
    String before = text.substring(0, Math.max(0, open)).strip();
    return before.isEmpty() || before.indexOf('】') >= 0;
  }

  /**
   * Whether what is before a label is not a part of the same words; a bracket may open the text.
   */
  private static boolean isApart(String text, int start, int length) {
    char before = start == 0 ? ' ' : text.charAt(start - 1);
    boolean isFirst = before == '(' && text.substring(0, start - 1).isBlank();
    return Character.isWhitespace(before)
        || isFirst
        || (length == 1 && text.charAt(start) < 128
            ? ",;".indexOf(before) >= 0
            : isBehindCut(text, start, start + length)
                || !Character.isLetterOrDigit(before) && "({[<'/".indexOf(before) < 0);
  }

  /** The index behind a sign, marks of emphasis and blanks. */
  private static int behindSign(String text, int sign) {
    int at = sign;
    while (at < text.length()
        && ("*_:".indexOf(text.charAt(at)) >= 0 || Character.isWhitespace(text.charAt(at)))) {
      at++;
    }
    return at;
  }

  /** A word that is no known label, but ends the value before it. */
  private static Optional<Label> other(String text, List<Integer> starts, int to, int end) {
    int start = starts.isEmpty() ? to : starts.getFirst();
    boolean isWord = to - start >= LEAST_OF_OTHER && to - start <= MOST_OF_OTHER;
    for (int i = start; i < to && isWord; i++) {
      isWord = Character.isLetter(text.charAt(i));
    }
    boolean isBehindSign =
        start > 1
            && Character.isWhitespace(text.charAt(start - 1))
            && (",;|/".indexOf(text.charAt(start - 2)) >= 0
                || Character.isWhitespace(text.charAt(start - 2)));
    return isWord && isBehindSign
        ? Optional.of(new Label(null, start, to, behindSign(text, end), true, false))
        : Optional.empty();
  }

  /** Whether the discs of a text stand behind its names: {@code Anna ● Bob ○}. */
  static boolean areBehindNames(String text) {
    String line = text.strip();
    return line.length() > 1
        && DISCS.indexOf(line.charAt(line.length() - 1)) >= 0
        && DISCS.indexOf(line.charAt(0)) < 0;
  }

  /** The disc of a side before a name. */
  private static Optional<Label> disc(String text, int at) {
    if (text.charAt(at) < 128 || DISCS.indexOf(text.charAt(at)) < 0) {
      return Optional.empty();
    }
    int next = at + 1;
    while (next < text.length() && Character.isWhitespace(text.charAt(next))) {
      next++;
    }
    int value = next;
    boolean isApart = at == 0 || !Character.isLetterOrDigit(text.charAt(at - 1));
    boolean isBeforeName = next < text.length() && Character.isLetter(text.charAt(next));
    return isApart && isBeforeName && !areBehindNames(text)
        ? LabelName.kind(text.substring(at, at + 1))
            .map(kind -> new Label(kind, at, at + 1, value, false, false))
        : Optional.empty();
  }
}
