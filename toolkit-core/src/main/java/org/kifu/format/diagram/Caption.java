package org.kifu.format.diagram;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.kifu.board.Disc;
import org.kifu.format.transcript.line.Entities;
import org.kifu.game.Origin.Fact;
import org.kifu.notation.LabelledFact;
import org.kifu.source.text.TextLine;

/**
 * A line above or below a board, and its content.
 *
 * @param text the text as written, without tags and control characters
 * @param facts the facts with labels
 * @param names two players and mostly their score, if the line has no labels
 * @param score a score alone, black's discs first or with the winner
 * @param turn the side to move that it names
 */
record Caption(
    TextLine line,
    String text,
    List<LabelledFact> facts,
    Optional<NamesLine> names,
    Optional<String> score,
    Optional<Turn> turn) {
  /** The replacement for a label. */
  static final String NAMES = "names";

  /** Characters without width, such as a byte order mark between joined files. */
  private static final Pattern WITHOUT_WIDTH = Pattern.compile("^[\\s\\p{Cf}]+");

  /** Signs that a page does not show. */
  private static final Pattern UNSEEN =
      Pattern.compile("(?i)<(style|script)\\b[^<>]*+>[^<]*+</\\1\\s*+>|<!doctype\\b[^<>]*+>");

  private static final Pattern TO_MOVE = Pattern.compile("(?i)to move\\s*[:\uFF1A]\\s*(.*)");

  private static final String SIDE =
      "black|white|schwarz|wei(?:ß|ss)|noirs?|blancs?|negras|blancas|nero|bianco|ч[её]рных|белых";

  /** The side to move, as in problems and in boards drawn here; 黒番 only if alone. */
  private static final Pattern TURN =
      Pattern.compile(
          ("(?iu)(?<![\\p{L}\\p{N}])(?:(?<first>SIDE)"
                  + "(?: to (?:move|play)|'s turn| must pass| (?:ist )?am zug| zieht| à jouer)"
                  + "|(?:trait aux|juegan|mueven|muove il|tocca al|ход) (?<last>SIDE))"
                  + "(?![\\p{L}\\p{N}])"
                  + "|^(?:図は)?(?<alone>[黒白])番(?:です)?[.。]?$")
              .replace("SIDE", SIDE));

  private static final Pattern BLACK = Pattern.compile("(?iu)black|[snч黒].*");

  /** A score, and the winner after it, {@code 31-33 白勝}. */
  private static final Pattern SCORE =
      Pattern.compile(
          "(?iu)\\(?(\\d{1,2}\\s?[-\u2013\u2014\u2212]\\s?\\d{1,2})\\)?"
              + "(?:[\\s,、]*\\(?(\\p{L}+?)(?:の?勝ち?|\\s+wins?|\\s+won)\\)?)?[.!。]?");

  private static final Pattern NUMBER = Pattern.compile("(?<![\\p{L}\\p{N}.:/-])\\d{1,2}(?=\\s|$)");

  /** The number of numbers in two rows of a board, which are not words. */
  private static final int GRID = 16;

  private static final int LEAST_OF_GRID = 2 * GRID - 1;

  /**
   * The side to move.
   *
   * @param isLabelled whether the line states nothing else
   */
  record Turn(Disc side, boolean isLabelled) {}

  /** Reads a line. */
  static Caption of(TextLine line) {
    TextLine read = Entities.decoded(line);
    String raw = WITHOUT_WIDTH.matcher(read.raw()).replaceFirst("");
    String seen = raw.indexOf('<') < 0 ? raw : UNSEEN.matcher(raw).replaceAll(" ");
    String text = WikiTable.words(PageTable.withoutTags(seen));
    return of(line, read, CaptionCells.words(ControlCharacters.blanked(text)).strip());
  }

  /**
   * Reads the content of a line.
   *
   * @param read the line with its entities decoded
   */
  private static Caption of(TextLine line, TextLine read, String text) {
    List<LabelledFact> several = LabelledFact.several(text);
    List<LabelledFact> facts =
        several.isEmpty() ? LabelledFact.of(text).map(List::of).orElse(List.of()) : several;
    if (!facts.isEmpty()) {
      return new Caption(line, text, facts, Optional.empty(), Optional.empty(), Optional.empty());
    }
    return new Caption(
        line, text, facts, NamesLine.in(read, text), scoreIn(read.text().strip()), turnIn(text));
  }

  private static Optional<String> scoreIn(String text) {
    boolean mayBe = !text.isEmpty() && (text.charAt(0) == '(' || Character.isDigit(text.charAt(0)));
    Matcher score = SCORE.matcher(mayBe ? text : "");
    return score.matches()
        ? Optional.of(
            score.group(2) == null
                ? score.group(1)
                : score.group(2) + " wins " + score.group(1).replaceAll("\\s", ""))
        : Optional.empty();
  }

  private static Optional<Turn> turnIn(String text) {
    Matcher labelled = TO_MOVE.matcher(text);
    if (labelled.matches()) {
      String side = labelled.group(1).strip();
      boolean isSide = side.equalsIgnoreCase("black") || side.equalsIgnoreCase("white");
      return isSide ? Optional.of(new Turn(side(side), true)) : Optional.empty();
    }
    Matcher turn = TURN.matcher(text);
    return turn.find()
        ? Stream.of("first", "last", "alone")
            .flatMap(group -> Optional.ofNullable(turn.group(group)).stream())
            .findFirst()
            .map(side -> new Turn(side(side), false))
        : Optional.empty();
  }

  private static Disc side(String name) {
    return BLACK.matcher(name).matches() ? Disc.BLACK : Disc.WHITE;
  }

  /** The facts stated, each as the bit of its number. */
  int said() {
    int said = 0;
    for (LabelledFact each : facts) {
      said |= bit(each.fact());
    }
    said |= names.map(NamesLine::said).orElse(0);
    said |= score.isPresent() ? bit(Fact.RESULT) : 0;
    return turn.isPresent() ? said | bit(Fact.START) : said;
  }

  @SuppressWarnings("EnumOrdinal") // a bit within a run, written nowhere
  static int bit(Fact fact) {
    return 1 << fact.ordinal();
  }

  static boolean namesBoth(int said) {
    int both = bit(Fact.BLACK) | bit(Fact.WHITE);
    return (said & both) == both;
  }

  /** Whether both state a fact with a label in one script: a page may state it in two languages. */
  boolean repeats(Caption other) {
    for (LabelledFact fact : facts) {
      for (LabelledFact of : other.facts) {
        if (fact.fact() == of.fact() && isAscii(fact) == other.isAscii(of)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isAscii(LabelledFact fact) {
    int at = fact.valueAt() - 1;
    while (at > 0 && !Character.isLetter(text.charAt(at))) {
      at--;
    }
    return at >= 0 && text.charAt(at) <= 0x7F;
  }

  boolean isLabelled() {
    return !facts.isEmpty();
  }

  /** Whether the caption names a player with a label. */
  boolean isOfPlayer() {
    return facts.stream().anyMatch(each -> each.fact() == Fact.BLACK || each.fact() == Fact.WHITE);
  }

  /**
   * The first label with the colon, as in the normal text; {@link #NAMES} for names without a
   * label, and empty for other text.
   */
  String label() {
    int colon = isLabelled() ? line.text().indexOf(':') : -1;
    return names.isPresent() ? NAMES : line.text().substring(0, colon + 1).strip();
  }

  /** Whether a line holds the numbers of several rows. */
  static boolean isGrid(TextLine line) {
    return line.text().length() >= LEAST_OF_GRID
        && NUMBER.matcher(line.text()).results().limit(GRID).count() == GRID;
  }

  /** Characters such as NUL that do not belong in a text and are replaced by blanks. */
  static final class ControlCharacters {
    /** The greatest length of a line of a board. */
    private static final int MOST_CHARACTERS = 1000;

    private ControlCharacters() {}

    /** The first such character of a line; -1 if there is none, or the line is not of a diagram. */
    static int first(TextLine line) {
      String text = line.text();
      int length = text.length() <= MOST_CHARACTERS ? text.length() : 0;
      for (int i = 0; i < length; i++) {
        if (isOne(text.charAt(i))) {
          return i;
        }
      }
      return -1;
    }

    /** The line with blanks for such characters from the first on. */
    static TextLine blanked(TextLine line, int first) {
      BitSet controls = new BitSet();
      for (int i = first; i < line.text().length(); i++) {
        controls.set(i, isOne(line.text().charAt(i)));
      }
      return line.blanked(controls);
    }

    /** The text with blanks. */
    static String blanked(String text) {
      for (int i = 0; i < text.length(); i++) {
        if (isOne(text.charAt(i))) {
          return text.replaceAll("[\\x00-\\x08\\x0A-\\x1F\\x7F]", " ");
        }
      }
      return text;
    }

    private static boolean isOne(char c) {
      return c < ' ' && c != '\t' || c == 0x7F;
    }
  }
}
