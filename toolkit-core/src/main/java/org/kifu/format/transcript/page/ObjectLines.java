package org.kifu.format.transcript.page;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Square;
import org.kifu.game.Outcome;
import org.kifu.notation.DiscColumn;
import org.kifu.source.text.LineRewriter;
import org.kifu.source.text.TextLine;

/**
 * The objects in a line of a program that are not JSON, {@code {'black': 'Anna'}} or {@code {black:
 * "Anna"}}: each of their facts becomes a line, and so do the moves below.
 */
final class ObjectLines {
  /** An object that is not the value of a label. */
  private static final Pattern OBJECT =
      Pattern.compile(
          "(?<!:\\s?)\\{\\s*(?:'[\\p{L}_ ]{1,30}'|:?[\\p{L}_]{1,30})\\s*(?::|=>|=)\\s*['\"\\d]");

  private static final Pattern MEMBER =
      Pattern.compile(
          "(?:'([\\p{L}_ ]{1,30})'|\"([\\p{L}_ ]{1,30})\"|:?(?<![\\p{L}_])([\\p{L}_]{1,30}))"
              + "\\s*(?::|=>|=)\\s*"
              + "(?:'((?:[^'\\\\]|\\\\.)*+)'|\"((?:[^\"\\\\]|\\\\.)*+)\"|(-?\\d++(?![.\\d]))"
              + "|\\[\\s*(\\d{1,2}\\s*,\\s*\\d{1,2})\\s*\\])"
              + "(?=\\s*(?:[,;}\\])]|$))");

  /** Signs between members, and members that have no value. */
  private static final Pattern SAYS_NOTHING =
      Pattern.compile(
          "['\":]?[\\p{L}_]++['\"]?\\s*(?::|=>|=)\\s*(?:None|null|nil|(?i:true|false)|-?[\\d.]++)|[^\\p{L}]");

  /** The first group of a value, and the group of a number. */
  private static final int FIRST_VALUE = 4;

  private static final int NUMBER = 6;

  /** The discs of both sides. */
  private static final Pattern PAIR = Pattern.compile("(\\d{1,2})\\s*[-,:]\\s*(\\d{1,2})");

  /** The beginning of a name. */
  private static final Pattern NAME = Pattern.compile("\\p{L}\\P{N}");

  /** The letters of both players, and names of their score that may be beside the letters. */
  private static final Set<String> LETTERS = Set.of("b", "w");

  private static final Set<String> SCORES = Set.of("r", "res", "s", "score", "result", "discs");

  /**
   * A name and its value, including the text before them.
   *
   * @param label the label of the value; empty for moves, nothing if it is neither a fact nor moves
   */
  private record Member(
      int from, int to, String name, int valueFrom, int valueTo, Optional<String> label) {
    TextLine line(TextLine line) {
      TextLine piece = line.piece(from, to);
      return label.isPresent()
          ? NamedValues.written(piece, label.get(), 0, valueFrom - from, valueTo - from)
          : piece;
    }

    boolean isMoves() {
      return label.equals(Optional.of(""));
    }
  }

  /** The least number of facts; fewer may be part of any program. */
  private static final int CLEAR_OBJECT = 2;

  private ObjectLines() {}

  /** Whether a line may hold such an object. */
  static boolean mayBeIn(String text) {
    return text.indexOf('{') >= 0 && OBJECT.matcher(text).find();
  }

  /** Returns the lines that a line makes; the line itself if its objects state too few facts. */
  static List<TextLine> of(TextLine line) {
    String text = line.text();
    List<TextLine> lines = new ArrayList<>();
    List<Member> object = new ArrayList<>();
    Matcher member = MEMBER.matcher(text);
    boolean haveLetters = haveLetters(text);
    int said = 0;
    int at = 0;
    while (member.find()) {
      if (text.substring(at, member.start()).indexOf('{') >= 0) {
        addTo(lines, line, object);
      }
      if (SAYS_NOTHING.matcher(text.substring(at, member.start())).replaceAll("").strip().length()
          > 0) {
        object.add(new Member(at, member.start(), "", at, at, Optional.empty()));
        at = member.start();
      }
      int name = member.start(1) >= 0 ? 1 : member.start(2) >= 0 ? 2 : 3;
      int value = valueOf(member);
      String written = member.group(value);
      Optional<String> label =
          haveLetters
              ? besideLetters(member.group(name), written)
              : NamedValues.label(member.group(name), written);
      said += label.isPresent() ? 1 : 0;
      if (!written.isBlank() && (label.isPresent() || value != NUMBER)) {
        object.add(
            new Member(
                at,
                member.end(),
                member.group(name),
                member.start(value),
                member.end(value),
                label));
      }
      at = member.end();
    }
    addTo(lines, line, object);
    return said >= CLEAR_OBJECT || haveLetters ? lines : List.of(line);
  }

  /** Whether each object has names after both letters. */
  private static boolean haveLetters(String text) {
    Matcher member = MEMBER.matcher(text);
    int[] names = new int[2];
    boolean areNames = true;
    while (member.find()) {
      String letter = member.group(3) == null ? "" : member.group(3);
      if (LETTERS.contains(letter)) {
        names[letter.equals("b") ? 0 : 1]++;
        areNames &= NAME.matcher(member.group(valueOf(member))).lookingAt();
      }
    }
    return areNames && names[0] > 0 && names[0] == names[1];
  }

  /** The label of a value in an object that names its players by letters. */
  private static Optional<String> besideLetters(String name, String value) {
    Optional<String> label =
        LETTERS.contains(name)
            ? Optional.of(name.equals("b") ? "Black" : "White")
            : NamedValues.label(name, value);
    Matcher pair = PAIR.matcher(SCORES.contains(name) ? value : "");
    boolean isScore =
        pair.matches()
            && Integer.parseInt(pair.group(1)) + Integer.parseInt(pair.group(2)) == Square.COUNT;
    return label.or(() -> isScore ? Optional.of("Result") : NamedValues.label("moves", value));
  }

  private static int valueOf(Matcher member) {
    int value = FIRST_VALUE;
    while (member.start(value) < 0) {
      value++;
    }
    return value;
  }

  /** Adds an object between blank lines, with its facts above its moves. */
  private static void addTo(List<TextLine> lines, TextLine line, List<Member> object) {
    if (object.isEmpty()) {
      return;
    }
    Map<DiscColumn, Integer> discs = discs(line, object);
    OptionalInt score =
        DiscColumn.score(discs).map(Outcome::blackDiscs).orElse(OptionalInt.empty());
    lines.add(line.piece(object.getFirst().from(), object.getFirst().from()));
    boolean isScored = false;
    for (Member member : object) {
      boolean isScore = score.isPresent() && DiscColumn.named(member.name()).isPresent();
      if (isScore && !isScored) {
        lines.add(scored(line, member, score.getAsInt(), discs.get(DiscColumn.WHITE)));
      } else if (!isScore && !member.isMoves()) {
        lines.add(member.line(line));
      }
      isScored |= isScore;
    }
    object.stream().filter(Member::isMoves).map(each -> each.line(line)).forEach(lines::add);
    lines.add(line.piece(object.getLast().to(), object.getLast().to()));
    object.clear();
  }

  private static Map<DiscColumn, Integer> discs(TextLine line, List<Member> object) {
    Map<DiscColumn, Integer> discs = new EnumMap<>(DiscColumn.class);
    for (Member member : object) {
      String value = line.text().substring(member.valueFrom(), member.valueTo());
      DiscColumn.named(member.name())
          .filter(_ -> DiscColumn.isNumber(value))
          .ifPresent(column -> discs.put(column, Integer.parseInt(value)));
    }
    return discs;
  }

  /** The score of both sides in the place of the first count of discs. */
  private static TextLine scored(
      TextLine line, Member member, int blackDiscs, @Nullable Integer whiteDiscs) {
    LineRewriter written = new LineRewriter(line.piece(member.from(), member.to()));
    int whites = whiteDiscs == null ? Square.COUNT - blackDiscs : whiteDiscs;
    String score = "Result: %d-%d".formatted(blackDiscs, whites);
    written.put(score, member.valueFrom() - member.from());
    return written.line();
  }
}
