package org.kifu.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.game.Origin.Fact;

/**
 * A line above or below a game that states one fact about it: {@code Black: Anna}, {@code 黒：村上}.
 *
 * @param value the value without the spaces around it; not empty
 * @param valueAt the index of its first character in the line
 */
public record LabelledFact(Fact fact, String value, int valueAt) {
  /**
   * A colon, the two colons of AsciiDoc, or the equals sign of INI and TOML, {@code black =
   * "Anna"}.
   */
  private static final String COLON = "[*_]{0,3}\\s*(::(?=\\s)|:(?!:)|\uFF1A|=(?![=>]))";

  /** A side in brackets after a label, as in {@code Noir (X) :}. */
  private static final String SIDE = "(?:\\s?\\((?:black|white|[xo●○黒黑白])\\))?";

  /** Signs of a list or a quotation, and signs left by damage; not brackets or quotes. */
  private static final String SIGNS =
      "[\\s\\p{Punct}\u2022\u00B7\u30FB\u25AA\u25A0\u25C6&&[^(\\[{<\"]]*+";

  private static final String WORD =
      "(?:final\\s+(?=score|result))?([\\p{L}\\p{M}]++|[●○◯⚫⚪])"
          + "(?:\\s+player|(?<=score|sultat|sultado|sultato|punteggio|puntuaci[oó]n|marcador|placar)\\s+final[ei]?)?";

  /** A word that shows that the discs of a side follow, {@code Black score}, {@code blackDiscs}. */
  private static final String COUNTED = "(?:" + DiscWords.besideSide() + ")";

  private static final Pattern COUNTED_WORD = Pattern.compile("(?iu)(.+?)" + COUNTED);

  /** Words of a sentence before a side, {@code Les noirs : Anna}, {@code Mit Weiß: Bob}. */
  private static final String ARTICLE = "(?:(?:les|los|las|gli|die|mit|con|avec)\\s+)?";

  private static final Pattern LABELLED =
      Pattern.compile(
          "(?iu)"
              + SIGNS
              + ARTICLE
              + WORD
              + "([\\s_]"
              + COUNTED
              + ")?"
              + SIDE
              + COLON
              + "(?:[*_]{1,3}(?=\\s))?\\s*(\\S.*)");

  /** A label without a colon, followed by nothing but a score or a date. */
  private static final Pattern BARE =
      Pattern.compile(
          "(?iu)[\\s>*|]*(?:final\\s+)?([\\p{L}\\p{M}]++)\\s+=?\\s*"
              + "(?:(\\(?\\d[\\d\\s:.()/\u2013\u2014\u2212-]*)|(\\S.*))");

  /** A date after words that announce it, {@code gespielt am 5. Oktober 1997}. */
  private static final Pattern PLAYED =
      Pattern.compile(
          "(?iu)[\\s>*|-]*(?:played\\s+on|gespielt\\s+am|gespeeld\\s+op|jouée?\\s+le|jugad[ao]\\s+el"
              + "|giocat[ao]\\s+il|spelad(?:es)?\\s+den|spillet\\s+den)\\s+(\\S.*?)\\.?\\s*");

  /**
   * A side without a colon before a name, in the languages in which this cannot mean anything else.
   */
  private static final Pattern SIDE_AND_NAME =
      Pattern.compile(
          "[\\s>*|]*(黒番?|白番?|先手番?|後手番?|后手|黑方?|黑棋|白方|白棋|흑|백)[\\s\u3000]+"
              + "((\\p{L}[\\p{L}\u30FB.\\s\u3000]{1,30}?)(?:[\\s\u3000]+\\d{1,2}(?:石|個|子|점|개)?)?)");

  /** A side and a name with the space of a column between them. */
  private static final Pattern SIDE_COLUMN =
      Pattern.compile(
          "\\s*(\\p{L}{3,}+)(?:\\t+|\\s{3,}|\\s?\\.{3,}\\s?:?\\s?)"
              + "(((?:\\p{Lu}[\\p{L}.'-]+\\s?){1,4})(?:[\\s.]+\\d{1,2})?)\\s*");

  /** An event or a place in the column next to its label. */
  private static final Pattern OCCASION_COLUMN =
      Pattern.compile("\\s*(\\p{L}{3,}+)(?:\\t+|\\s{3,})(\\S++(?:[^\\S\\t]{1,2}\\S++)*+)\\s*");

  /** A label that states in two words whose name follows, {@code NAME BLACK:}. */
  private static final Pattern OF_NAME =
      Pattern.compile(
          "(?iu)" + SIGNS + "(\\p{L}[\\p{L}\\p{N} _()]{6,30}?)\\s*[:\uFF1A]\\s*(\\S.*)");

  /** Dots from the label to its value, {@code Tournoi ..... Paris}. */
  private static final Pattern LEADERS =
      Pattern.compile("\\s*(\\p{L}{3,}+)\\s?\\.{3,}\\s?:?\\s*([\\p{Lu}\\p{N}(].*?)\\s*");

  /** Words of a sentence, other than those between the words of a title. */
  private static final Pattern SMALL_WORDS =
      Pattern.compile(
          "(?:(?<!\\p{L})(?!(?:de|la|le|les|du|des|der|di|del|da|do|of|the|von|van|et|and|und|y|e)(?!\\p{L}))"
              + "\\p{Ll}+(?!\\p{L})[^.]*?){3}");

  /** Headings that occur next to those of the sides. */
  private static final Set<String> HEADINGS =
      Set.of(
          "rating", "elo", "name", "country", "club", "rank", "points", "time", "moves", "result");

  /** Words that people write about a side and that are not names. */
  private static final Pattern OF_SIDE =
      Pattern.compile("[勝負胜负石手番着局]|投了|優勢|劣勢|有利|不利|优势|劣势|パス|[黒白黑][\\s\u3000]|승|패|(?i)pass");

  /** Another label in the value. */
  private static final Pattern FURTHER =
      Pattern.compile("(?iu)(?<=^|[\\s,;|/\u3000*_])" + ARTICLE + WORD + SIDE + COLON);

  /** The value of a fact other than a side, followed by a label for something else. */
  private static final Pattern OTHER_LABEL =
      Pattern.compile("([^:]*?\\S)(?:\\s*[,;|/]\\s*|\\s{2,}|\\t)\\p{L}{3,15}\\s?:\\s*\\S.*");

  /** The signs between a value and the next label; two are one of Markdown or LaTeX. */
  private static final String BETWEEN = "* \t\r\n\u000B\f,;|/\u3000\u2013-";

  private static final List<String> BETWEEN_IN_PAIRS = List.of("__", "\\\\");

  /**
   * The end of one side before the other on the same line: a word for "against", or the end of a
   * sentence.
   */
  private static final Pattern AGAINST =
      Pattern.compile(
          "\\s+(?:x|×|[Vv][Ss]?\\.?|versus|gegen|contre|contra|contro|tegen|mot|против|対|對)\\s*$"
              + "|(?<=\\p{L}{3})\\.\\s*$");

  private static final Pattern SCORE_BEHIND =
      Pattern.compile("(.*?[^\\s,;])[\\s,;]+(\\(?\\d{1,2}\\s?[-\u2013:]\\s?\\d{1,2}\\)?)");

  /** The border between two words of a name without spaces. */
  private static final Pattern LETTER_CASE = Pattern.compile("(?<=\\p{Ll})(?=\\p{Lu})");

  /** The disc of a side before the name in the value. */
  private static final Pattern BLACK_DISC = Pattern.compile("[●⚫]\uFE0F?\\s*([^\\s●○◯⚫⚪].*)");

  private static final Pattern WHITE_DISC = Pattern.compile("[○◯⚪]\uFE0F?\\s*([^\\s●○◯⚫⚪].*)");

  /** The most characters of a line with a label; a longer line is a sentence. */
  private static final int MOST_CHARACTERS = 200;

  /** Values that a program writes if there is no value. */
  private static final Set<String> NO_NAMES =
      Set.of("true", "false", "null", "nil", "none", "undefined");

  /** Signs of program code and of addresses. */
  private static final Pattern CODE = Pattern.compile("[(){}\\[\\]<>=&+!#]");

  /** A value between quotation marks, perhaps followed by a comment as in a settings file. */
  private static final Pattern QUOTED =
      Pattern.compile(
          "['\"`\u201C\u2018\u00AB\u300C]\\s*(.*?\\S)\\s*(['\"`\u201D\u2019\u00BB\u300D])(?:\\s+[#;].*)?");

  private static final String OPENING_QUOTES = "'\"`\u201C\u2018\u00AB\u300C";
  private static final String CLOSING_QUOTES = "'\"`\u201D\u2019\u00BB\u300D";

  /** Returns the fact that a line states; nothing if it states none in this form, or several. */
  public static Optional<LabelledFact> of(String line) {
    String text = line.length() <= MOST_CHARACTERS ? withoutBrackets(line) : "";
    Matcher labelled = LABELLED.matcher(text);
    Optional<Fact> fact =
        labelled.lookingAt() ? FactWords.fact(labelled.group(1)) : Optional.empty();
    boolean isWord = fact.isPresent() && labelled.group(2) == null;
    Optional<Fact> said = isWord || !labelled.hasMatch() ? fact : counted(labelled, fact);
    if (said.isEmpty()) {
      return ofName(text).or(() -> bare(text));
    }
    boolean isAssigned = labelled.group(3).equals("=");
    return of(said.get(), labelled.group(4), labelled.start(4))
        .filter(each -> !each.holdsAnother() && !each.isAddress())
        .map(LabelledFact::beforeOther)
        .filter(each -> !isAssigned || each.isPlain())
        .filter(each -> isWord || WrittenDiscs.read(each.value).isPresent());
  }

  /** The line with colons after labels in brackets, {@code 【黒】村上}. */
  private static String withoutBrackets(String line) {
    return line.indexOf('【') < 0 || line.stripLeading().charAt(0) != '【'
        ? line
        : line.replace('【', ' ').replace("】:", " :").replace('】', ':');
  }

  /** The side whose discs a label counts. */
  private static Optional<Fact> counted(Matcher labelled, Optional<Fact> fact) {
    Matcher word = COUNTED_WORD.matcher(labelled.group(1));
    return (fact.isEmpty() && word.matches() ? FactWords.fact(word.group(1)) : fact)
        .filter(LabelledFact::isSide);
  }

  private static boolean isSide(Fact fact) {
    return fact == Fact.BLACK || fact == Fact.WHITE;
  }

  private static boolean isAscii(String text) {
    boolean isAscii = true;
    for (int i = 0; i < text.length() && isAscii; i++) {
      isAscii = text.charAt(i) < 0x80;
    }
    return isAscii;
  }

  private static boolean areOneKind(char opening, char closing) {
    return OPENING_QUOTES.indexOf(opening) == CLOSING_QUOTES.indexOf(closing);
  }

  private static Optional<LabelledFact> bare(String text) {
    Matcher side = SIDE_AND_NAME.matcher(isAscii(text) ? "" : text);
    if (side.matches() && !OF_SIDE.matcher(side.group(3)).find()) {
      return FactWords.fact(side.group(1))
          .flatMap(fact -> of(fact, side.group(2).strip(), side.start(2)));
    }
    boolean isTabbed = text.indexOf('\t') > 0;
    boolean isColumn = isTabbed || text.contains("   ") || text.contains("...");
    Matcher column = SIDE_COLUMN.matcher(isColumn ? text : "");
    Optional<Fact> inColumn = column.matches() ? FactWords.fact(column.group(1)) : Optional.empty();
    if (inColumn.filter(LabelledFact::isSide).isPresent()) {
      return isHeading(column.group(3))
          ? Optional.empty()
          : of(inColumn.get(), column.group(2), column.start(2));
    }
    Matcher occasion = OCCASION_COLUMN.matcher(isColumn ? text : "");
    boolean isTitle = occasion.matches() && !Character.isLowerCase(occasion.group(2).charAt(0));
    if (isTitle && !isHeading(occasion.group(2))) {
      return FactWords.fact(occasion.group(1))
          .filter(fact -> fact == Fact.EVENT || fact == Fact.PLACE)
          .flatMap(fact -> of(fact, occasion.group(2), occasion.start(2)));
    }
    Optional<LabelledFact> dotted = text.contains("..") ? withLeaders(text) : Optional.empty();
    if (dotted.isPresent()) {
      return dotted;
    }
    Matcher played = PLAYED.matcher(text);
    if (played.matches()) {
      return of(Fact.DATE, played.group(1), played.start(1)).filter(LabelledFact::isDay);
    }
    Matcher bare = BARE.matcher(text);
    return bare.matches()
        ? FactWords.fact(bare.group(1))
            .filter(fact -> fact == Fact.RESULT || fact == Fact.DATE)
            .flatMap(
                fact ->
                    bare.group(3) == null
                        ? of(fact, bare.group(2), bare.start(2))
                        : of(fact, bare.group(3), bare.start(3)).filter(LabelledFact::saysSides))
        : Optional.empty();
  }

  /** The fact of a label that consists of a side and a word for its player. */
  private static Optional<LabelledFact> ofName(String text) {
    Matcher label = OF_NAME.matcher(text.indexOf(':') > 0 || !isAscii(text) ? text : "");
    return (label.matches() ? NamedFact.of(label.group(1)) : Optional.<Fact>empty())
        .filter(LabelledFact::isSide)
        .flatMap(side -> of(side, label.group(2), label.start(2)))
        .filter(each -> !each.holdsAnother());
  }

  /** The fact of a label with dots after it; words of a sentence are not a value. */
  private static Optional<LabelledFact> withLeaders(String text) {
    Matcher label = LEADERS.matcher(text);
    return (label.matches() ? FactWords.fact(label.group(1)) : Optional.<Fact>empty())
        .filter(fact -> !isSide(fact) && !SMALL_WORDS.matcher(label.group(2)).find())
        .flatMap(fact -> of(fact, label.group(2), label.start(2)));
  }

  /** Whether a text is the heading of another column. */
  private static boolean isHeading(String text) {
    String value = SmallLetters.of(text.strip());
    return FactWords.fact(value).isPresent() || HEADINGS.contains(value);
  }

  /** Whether a text after a side without a colon is about the side, and not a name. */
  public static boolean isSaidOfSide(String text) {
    return OF_SIDE.matcher(text).find() || isHeading(text);
  }

  private static Optional<LabelledFact> of(Fact fact, String written, int at) {
    String value = written.substring(0, endBeforeSigns(written));
    Matcher quoted = QUOTED.matcher(value);
    boolean isQuoted = quoted.matches() && areOneKind(value.charAt(0), quoted.group(2).charAt(0));
    String inside = isQuoted ? quoted.group(1) : value;
    int from = isQuoted ? quoted.start(1) : 0;
    if (inside.isEmpty()) {
      return Optional.empty();
    }
    LabelledFact said = new LabelledFact(fact, inside, at + from);
    return Optional.of(isDisc(inside.charAt(0)) && isSide(fact) ? said.withoutDisc() : said);
  }

  /** The end of a value before the signs between it and the next label. */
  private static int endBeforeSigns(String written) {
    int end = written.length();
    int width = 1;
    while (end > 0 && width > 0) {
      String rest = written.substring(Math.max(0, end - 2), end);
      width =
          BETWEEN_IN_PAIRS.contains(rest)
              ? 2
              : BETWEEN.indexOf(written.charAt(end - 1)) < 0 ? 0 : 1;
      end -= width;
    }
    return end;
  }

  /** The same fact without a label for something else that follows it. */
  private LabelledFact beforeOther() {
    Matcher other =
        OTHER_LABEL.matcher(
            isSide(fact) || value.indexOf(':') < 0 || value.contains("://") ? "" : value);
    return other.matches() ? new LabelledFact(fact, other.group(1), valueAt) : this;
  }

  /** The same fact without the disc of the side before the name. */
  private LabelledFact withoutDisc() {
    Matcher disc = (fact == Fact.BLACK ? BLACK_DISC : WHITE_DISC).matcher(value);
    return disc.matches() ? new LabelledFact(fact, disc.group(1), valueAt + disc.start(1)) : this;
  }

  private static boolean isDisc(char c) {
    return c >= '\u25A0' && c <= '\u26FF';
  }

  /** Whether the value contains another label, other than the sides of a score. */
  private boolean holdsAnother() {
    boolean mayHold =
        value.indexOf(':') >= 0 || value.indexOf('\uFF1A') >= 0 || value.indexOf('=') >= 0;
    if (!mayHold) {
      return false;
    }
    Matcher further = FURTHER.matcher(value);
    boolean holds = false;
    while (!holds && further.find()) {
      holds = FactWords.fact(further.group(1)).isPresent();
    }
    return holds && !saysSides();
  }

  private boolean isDay() {
    return WrittenDate.read(value).filter(date -> date.day() > 0).isPresent();
  }

  private boolean isAddress() {
    return fact == Fact.PLACE && value.contains("://");
  }

  private boolean saysSides() {
    return fact == Fact.RESULT && WrittenScore.namingSides(value).isPresent();
  }

  /** Whether the value may be from a settings file and is not program code. */
  private boolean isPlain() {
    return saysSides() || !CODE.matcher(value).find() && !NO_NAMES.contains(SmallLetters.of(value));
  }

  /** Returns a name such as {@code blackPlayer} or {@code black_player} as words. */
  public static String words(String name) {
    return LETTER_CASE.matcher(name).replaceAll(" ").replace('_', ' ').strip();
  }

  /** Returns the fact that a name in any case stands for, such as the name of a column. */
  public static Optional<Fact> named(String name) {
    return FactWords.fact(name);
  }

  /**
   * Returns the facts of a line that states several, each of another kind, {@code Black: Anna
   * White: Bob 37-27}; empty for any other line. A score may follow the last fact.
   */
  public static List<LabelledFact> several(String text) {
    String line = withoutBrackets(text);
    boolean mayBe =
        line.length() <= MOST_CHARACTERS
            && LABELLED.matcher(line).lookingAt()
            && of(line).isEmpty();
    Matcher label = FURTHER.matcher(mayBe ? line : "");
    List<Integer> starts = new ArrayList<>();
    while (label.find()) {
      if (FactWords.fact(label.group(1)).isPresent()) {
        starts.add(starts.isEmpty() ? 0 : label.start());
      }
    }
    starts.add(line.length());
    List<LabelledFact> facts = new ArrayList<>();
    for (int i = 0; i + 1 < starts.size(); i++) {
      int start = starts.get(i);
      of(AGAINST.matcher(line.substring(start, starts.get(i + 1))).replaceFirst(""))
          .map(each -> each.behind(start))
          .ifPresent(facts::add);
    }
    boolean haveValues = facts.size() > 1 && facts.size() + 1 == starts.size();
    List<LabelledFact> all = haveValues ? withScore(facts) : List.of();
    return all.stream().map(LabelledFact::fact).distinct().count() == all.size() ? all : List.of();
  }

  private LabelledFact behind(int start) {
    return new LabelledFact(fact, value, start + valueAt);
  }

  private static List<LabelledFact> withScore(List<LabelledFact> facts) {
    LabelledFact last = facts.getLast();
    Matcher behind = SCORE_BEHIND.matcher(last.value);
    if (last.fact == Fact.RESULT || last.fact == Fact.DATE || !behind.matches()) {
      return facts;
    }
    List<LabelledFact> all = new ArrayList<>(facts.subList(0, facts.size() - 1));
    all.add(new LabelledFact(last.fact, behind.group(1), last.valueAt));
    all.add(new LabelledFact(Fact.RESULT, behind.group(2), last.valueAt + behind.start(2)));
    return all;
  }
}
