package org.kifu.format.text.caption;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.find.LabelKind;
import org.kifu.format.text.page.PlacedText;

/** Values with labels in a text: {@code Black: Anna White: Bob 40-24}, {@code [Black "Anna"]}. */
final class LabelledText {
  /** The width of a gap that ends a value, and one that ends the name of a player. */
  private static final String GAP = "   ";

  /** The number of words in small letters that make a sentence. */
  static final int SENTENCE = 3;

  private static final String GAP_OF_NAME = "  ";
  private static final String BETWEEN = "*_ \t,;|/:–-\\【[(";

  /** Brackets at the end of other words. */
  private static final Pattern BRACKET =
      Pattern.compile("[^()]{3,200}\\(([^()]{6,100})\\)[\\s:.]*");

  private static final Pattern LINK =
      Pattern.compile("\\[\\[(?:[^|\\]]*\\|)?([^\\]]+)\\]{0,2}|\\[([^\\]]+)\\]\\((?:[^()]*)\\)?");

  /** The border between two tags on a line. */
  private static final Pattern BETWEEN_TAGS = Pattern.compile("\\](?=\\s*\\[)");

  private static final Pattern COUNT = Pattern.compile("\\s+\\d{1,2}\\s*");

  private final PlacedText piece;
  private @Nullable List<Label> labels;
  private @Nullable List<Value> values;

  /** The values of a text, looked for once, and only if they are asked for. */
  LabelledText(PlacedText piece) {
    this.piece = piece;
  }

  /**
   * A value and what it is.
   *
   * @param kind null for a value that is no fact of a game
   * @param isWord whether a word names it
   * @param isSure whether the word means nothing else, as the Danish "sort" does
   */
  record Value(LabelKind kind, PlacedText text, boolean isWord, boolean isSure) {}

  /** The values of a text. */
  static List<Value> in(PlacedText piece) {
    return new LabelledText(piece).values();
  }

  /** The text. */
  PlacedText text() {
    return piece;
  }

  /** The labels in the text, in order. */
  List<Label> labels() {
    List<Label> found = labels == null ? Label.in(piece.toString()) : labels;
    labels = found;
    return found;
  }

  /** The values in the text, in order. */
  List<Value> values() {
    List<Value> found = values == null ? find() : values;
    values = found;
    return found;
  }

  private List<Value> find() {
    List<Value> tags = tags(piece);
    if (!tags.isEmpty()) {
      return tags;
    }
    List<Value> ofAddress = AddressLabels.in(piece);
    if (!ofAddress.isEmpty()) {
      return ofAddress;
    }
    PlacedText inner = bracket(piece);
    List<Value> ofInner =
        inner.length() > 0 ? labelled(inner, Label.in(inner.toString())) : List.of();
    return haveBothSides(ofInner) ? ofInner : labelled(piece, labels());
  }

  /** The text in brackets at the end of other words; empty if there is none. */
  private static PlacedText bracket(PlacedText piece) {
    if (piece.toString().indexOf('(') < 0) {
      return piece.piece(0, 0);
    }
    Matcher bracket = BRACKET.matcher(piece);
    return bracket.matches() ? piece.piece(bracket.start(1), bracket.end(1)) : piece.piece(0, 0);
  }

  private static boolean haveBothSides(List<Value> values) {
    return values.stream().map(Value::kind).filter(LabelledText::isSide).distinct().count() == 2
        && values.stream().allMatch(value -> NameShape.isPlayer(value.text().toString()));
  }

  private static boolean isSide(LabelKind kind) {
    return kind == LabelKind.BLACK || kind == LabelKind.WHITE;
  }

  private static List<Value> labelled(PlacedText piece, List<Label> labels) {
    String text = piece.toString();
    List<Value> values = new ArrayList<>(labels.size());
    for (int i = 0; i < labels.size(); i++) {
      Label label = labels.get(i);
      int end = i + 1 < labels.size() ? labels.get(i + 1).from() : text.length();
      LabelKind kind = label.kind();
      boolean isLast = end == text.length();
      PlacedText value = kind == null ? piece : value(piece.piece(label.to(), end), kind, isLast);
      if (kind != null && (!label.isAssigned() || isPlain(value.toString()))) {
        boolean isLetter = label.end() - label.from() == 1 && text.charAt(label.from()) < 128;
        boolean isOfBoard = !label.isWord() && isOneLetter(value.toString());
        if (isLetter && !isSureName(value.toString()) || isOfBoard) {
          continue;
        }
        boolean isSure =
            !CaptionWords.BLACK_BESIDE_ANOTHER_WORD.has(text.substring(label.from(), label.end()));
        values.add(new Value(kind, value, label.isWord(), isSure));
      }
    }
    leaveContradictions(values);
    return isInSentence(text, labels, values) ? List.of() : values;
  }

  /** Leaves out the values behind a disc and the word for the other side: either may be wrong. */
  private static void leaveContradictions(List<Value> values) {
    for (int i = values.size() - 1; i > 0; i--) {
      Value first = values.get(i - 1);
      Value second = values.get(i);
      boolean areBeside =
          first.text().length() == 0
              && first.isWord() != second.isWord()
              && isSide(first.kind())
              && isSide(second.kind());
      if (areBeside && first.kind() != second.kind()) {
        values.subList(i - 1, i + 1).clear();
        i--;
      }
    }
  }

  /** Whether labels of sides stand behind the words of a sentence, or one of them behind others. */
  private static boolean isInSentence(String text, List<Label> labels, List<Value> values) {
    if (values.isEmpty() || !labels.getFirst().isWord()) {
      return false;
    }
    for (Value value : values) {
      if (!isSide(value.kind())) {
        return false;
      }
    }
    String before = text.substring(0, labels.getFirst().from()).strip();
    if (before.isEmpty()) {
      return false;
    }
    long small = smallWords(before);
    boolean areWords = before.indexOf(' ') > 0;
    boolean areBoth = values.stream().map(Value::kind).distinct().count() == 2;
    return small >= SENTENCE || areWords && small > 0 && !areBoth;
  }

  /** The number of words in small letters. */
  static long smallWords(String text) {
    int small = 0;
    for (String word : WordSplit.atBlanks(text.strip())) {
      small += !word.isEmpty() && Character.isLowerCase(word.codePointAt(0)) ? 1 : 0;
    }
    return small;
  }

  /** Whether a text behind a disc has only one Latin letter, as in a damaged row of a board. */
  private static boolean isOneLetter(String value) {
    return value.chars().allMatch(c -> c < 128)
        && value.chars().filter(Character::isLetter).count() == 1;
  }

  /** Whether a value behind a letter for a side is certainly a name. */
  private static boolean isSureName(String value) {
    boolean isEastAsian = value.codePoints().anyMatch(c -> c > '\u2E80');
    return isEastAsian || value.indexOf(' ') > 0 || !NameShape.isHandle(value);
  }

  /** Whether a value behind the sign of an assignment is no code of a program. */
  private static boolean isPlain(String value) {
    return value.length() > 1
        && !CaptionWords.NO_VALUE.has(value)
        && value.chars().noneMatch(c -> "(){}[]<>=&+!#".indexOf(c) >= 0);
  }

  /** A value up to a gap, without signs and a word for "against" before the next label. */
  private static PlacedText value(PlacedText text, LabelKind kind, boolean isLast) {
    String written = text.toString();
    boolean isSide = kind == LabelKind.BLACK || kind == LabelKind.WHITE;
    int gap = end(written, gap(written, isSide));
    int tab = end(written, written.indexOf('\t'));
    int to = Math.min(gap, tab);
    to = withoutSigns(written, to);
    int last = written.lastIndexOf(' ', Math.max(0, to - 1));
    String word = last > 0 ? written.substring(last + 1, to) : "";
    boolean isDress =
        isSide && !isLast && (CaptionWords.VERSUS.has(word) || CaptionWords.ARTICLE.has(word));
    return unlinked(text.piece(0, isDress ? withoutSigns(written, last) : to).strip());
  }

  /** The text that a link of a wiki or of Markdown shows, without quotation marks. */
  private static PlacedText unlinked(PlacedText text) {
    if (text.length() == 0 || text.charAt(0) != '[') {
      return unquoted(text);
    }
    Matcher link = LINK.matcher(text);
    if (!link.matches()) {
      return unquoted(text);
    }
    int shown = link.group(1) == null ? 2 : 1;
    return text.piece(link.start(shown), link.end(shown));
  }

  private static int withoutSigns(String text, int from) {
    int to = from;
    while (to > 0
        && (BETWEEN.indexOf(text.charAt(to - 1)) >= 0
            || isClosed(text, to - 1, '(', ')')
            || isClosed(text, to - 1, '{', '}')
            || isClosed(text, to - 1, '[', ']'))) {
      to--;
    }
    return to;
  }

  /** The index of the gap that ends a value; a number alone behind a name belongs to it. */
  private static int gap(String text, boolean isSide) {
    int gap = text.indexOf(isSide ? GAP_OF_NAME : GAP);
    return isSide && gap > 0 && COUNT.matcher(text).region(gap, text.length()).matches() ? -1 : gap;
  }

  /** Whether a bracket closes at an index that does not open in the text. */
  private static boolean isClosed(String text, int at, char open, char close) {
    return text.charAt(at) == close && text.indexOf(open) < 0;
  }

  private static int end(String text, int index) {
    return index <= 0 ? text.length() : index;
  }

  /** The text between quotation marks, if nothing but signs or a comment follows them. */
  static PlacedText unquoted(PlacedText text) {
    int open = text.length() < 2 ? -1 : "\"'`“‘«「".indexOf(text.charAt(0));
    if (open < 0) {
      return text;
    }
    String written = text.toString();
    int close = written.indexOf("\"'`”’»」".charAt(open), 1);
    String behind = close < 0 ? "a" : written.substring(close + 1).strip();
    boolean isComment = behind.startsWith("#") || behind.startsWith(";");
    boolean isAll = isComment || behind.codePoints().noneMatch(Character::isLetterOrDigit);
    return isAll ? text.piece(1, close).strip() : text;
  }

  /** The tags of PGN on a line; none if it has other text, too. */
  private static List<Value> tags(PlacedText piece) {
    if (piece.length() == 0 || piece.toString().indexOf('[') < 0) {
      return List.of();
    }
    List<Value> values = new ArrayList<>();
    Matcher border = BETWEEN_TAGS.matcher(piece);
    int from = 0;
    while (from < piece.length()) {
      int to = border.find() ? border.start() + 1 : piece.length();
      Optional<Value> value = tag(piece.piece(from, to));
      if (value.isEmpty()) {
        return List.of();
      }
      values.add(value.get());
      from = to;
    }
    return values;
  }

  /** A tag of PGN, with or without quotation marks. */
  private static Optional<Value> tag(PlacedText piece) {
    PlacedText text = piece.strip();
    String written = text.toString();
    int end = written.length() - 1;
    int blank = written.indexOf(' ');
    boolean isTag = written.startsWith("[") && end > 0 && written.charAt(end) == ']' && blank > 1;
    Optional<LabelKind> kind =
        isTag && isWord(written, 1, blank)
            ? LabelName.kind(written.substring(1, blank)).filter(LabelName::isFact)
            : Optional.empty();
    return kind.map(
        of -> new Value(of, unescaped(unquoted(text.piece(blank, end).strip())), true, true));
  }

  private static boolean isWord(String text, int from, int to) {
    return text.substring(from, to).chars().allMatch(Character::isLetterOrDigit);
  }

  private static PlacedText unescaped(PlacedText text) {
    if (text.toString().indexOf('\\') < 0) {
      return text;
    }
    PlacedText.Rewriter plain = text.rewriter();
    for (int i = 0; i < text.length(); i++) {
      i += text.charAt(i) == '\\' && i + 1 < text.length() ? 1 : 0;
      plain.keep(i, i + 1);
    }
    return plain.text();
  }
}
