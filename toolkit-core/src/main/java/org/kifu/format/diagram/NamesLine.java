package org.kifu.format.diagram;

import java.util.BitSet;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.transcript.line.LineParser;
import org.kifu.format.transcript.line.LineReading;
import org.kifu.format.transcript.line.LineReading.ReadingKind;
import org.kifu.format.transcript.line.MoveRun;
import org.kifu.format.transcript.line.MoveWord;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.Notes;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.game.Remark;
import org.kifu.notation.WrittenScore;
import org.kifu.source.text.TextLine;

/**
 * Two players, and mostly their score, in a caption without labels, in the same form as above a
 * transcript: {@code Ann - Bob 40-24}. The number of the figure may precede them.
 *
 * @param header both players, and the other facts of the line
 * @param score the score; none if the line does not give it
 * @param asides words beside the names, such as the round
 */
record NamesLine(GameHeader header, Outcome score, List<Remark> asides) {
  private NamesLine(GameHeader header, Outcome score) {
    this(header, score, List.of());
  }

  /** The greatest length of a pair of names. */
  private static final int MOST_CHARACTERS = 200;

  private static final Set<Fact> BOTH = EnumSet.of(Fact.BLACK, Fact.WHITE);

  /** Signs that pages and notes put around words. */
  private static final Pattern EMPHASIS = Pattern.compile("\\*{1,3}|_{2,3}|'{2,5}|[`~]+");

  /** The name and the number of a figure. */
  private static final String FIGURE =
      "(?:fig|figure|figur|figura|dia|diag|diagram|diagramm|diagramme|diagramma|diagrama|abb"
          + "|abbildung|board|図|棋譜|譜)\\.?\\s*[\\dIVX]{0,4}\\s?[.:)–-]?(?=\\s)";

  /** Signs and words before the text of a caption. */
  private static final Pattern BEFORE =
      Pattern.compile("(?iu)[\\s>|+.]*+(?:#\\+caption\\s*:|#{1,6}(?=\\s)|" + FIGURE + ")?\\s*");

  /** Two family names that only a hyphen separates, after the number of a figure. */
  private static final Pattern OF_FIGURE =
      Pattern.compile(
          "(?iu:"
              + FIGURE
              + ")\\s+(\\p{Lu}[\\p{L}']+)[-–](\\p{Lu}[\\p{L}']+)[,:]?\\s+"
              + "\\(?(\\d{1,2}\\s?[-–]\\s?\\d{1,2})\\)?\\s*\\.?\\s*");

  /** A score between words that may be names with numbers, {@code P1 40-24 P2}. */
  private static final Pattern AROUND_SCORE =
      Pattern.compile("(.*\\p{L}.*?)\\s+(\\d{1,2}\\s?[-–]\\s?\\d{1,2})\\s+(\\p{L}.*)");

  /** A word of a sentence; words in lower case are shorter in names. */
  private static final Pattern SMALL_WORD = Pattern.compile("(?<![\\p{L}'’-])\\p{Ll}{4,}+");

  /**
   * Returns the content of such a line; nothing if it is anything else.
   *
   * @param text the line without tags
   */
  static Optional<NamesLine> in(TextLine line, String text) {
    return mayBe(line.text())
        ? read(withoutMarks(line)).or(() -> aroundScore(text))
        : Optional.empty();
  }

  private static Optional<NamesLine> aroundScore(String text) {
    boolean hasDash = text.indexOf('-') >= 0 || text.indexOf('–') >= 0;
    Matcher names = AROUND_SCORE.matcher(hasDash ? text : "");
    boolean areNames =
        names.matches()
            && !SMALL_WORD.matcher(text).find()
            && !names.group(1).contains(" - ")
            && names.group(3).chars().noneMatch(c -> c == '-' || c == '–')
            && !text.contains("   ");
    return areNames
        ? WrittenScore.outcome(names.group(2).replaceAll("\\s", ""))
            .map(score -> new NamesLine(players(names.group(1).strip(), names.group(3)), score))
        : Optional.empty();
  }

  private static GameHeader players(String black, String white) {
    return new GameHeader(black, white, "", "", GameDate.UNKNOWN);
  }

  /**
   * Whether a line has words, or a dash between other signs, and no game; squares, with or without
   * blanks between them, have neither.
   */
  private static boolean mayBe(String text) {
    boolean hasSign = false;
    boolean hasWord = false;
    boolean isInWord = false;
    int squares = 0;
    for (int i = 0; i < text.length() && text.length() <= MOST_CHARACTERS; i++) {
      char c = text.charAt(i);
      squares += c >= '1' && c <= '8' && i > 0 && MoveWord.isFile(text.charAt(i - 1)) ? 1 : 0;
      boolean isLetter = Character.isLetter(c);
      hasWord |= isLetter && isInWord || c == '-' || c == '–';
      hasSign |= c >= '0' && c <= '9' || c == '(' || c == ',' || c == 'v' || c > 0x7F;
      isInWord = isLetter;
    }
    return hasSign && hasWord && squares < MoveRun.WHOLE_GAME;
  }

  private static Optional<NamesLine> read(TextLine line) {
    Matcher figure = OF_FIGURE.matcher(line.text());
    if (figure.matches()) {
      GameHeader names = players(figure.group(1), figure.group(2));
      return WrittenScore.labelled(figure.group(3)).map(score -> new NamesLine(names, score));
    }
    Matcher before = BEFORE.matcher(line.text());
    int first = before.lookingAt() ? before.end() : 0;
    LineReading reading = LineParser.readAlone(line.piece(first, line.text().length()));
    return reading.kind() == ReadingKind.PLAYERS || areBothLabelled(reading)
        ? reading
            .facts()
            .filter(facts -> facts.kinds().contains(Fact.BLACK))
            .map(facts -> new NamesLine(facts.header(), facts.score(), facts.notes().remarks()))
        : Optional.empty();
  }

  /** Whether words for the sides come before both names, possibly after other words. */
  private static boolean areBothLabelled(LineReading reading) {
    return reading.kind() == ReadingKind.LABEL
        && reading.notes().equals(Notes.of(reading.notes().remarks(), List.of()))
        && reading.facts().filter(facts -> facts.kinds().containsAll(BOTH)).isPresent();
  }

  /** The line without tags and emphasis. */
  private static TextLine withoutMarks(TextLine line) {
    TextLine plain = PageTable.withoutTags(line);
    BitSet marks = new BitSet();
    EMPHASIS.matcher(plain.text()).results().forEach(each -> marks.set(each.start(), each.end()));
    return plain.blanked(marks);
  }

  /** The facts stated, each as the bit of its number. */
  int said() {
    int said = Caption.bit(Fact.BLACK) | Caption.bit(Fact.WHITE);
    said |= header.event().isEmpty() ? 0 : Caption.bit(Fact.EVENT);
    said |= header.date().equals(GameDate.UNKNOWN) ? 0 : Caption.bit(Fact.DATE);
    return score.equals(Outcome.NONE) ? said : said | Caption.bit(Fact.RESULT);
  }
}
