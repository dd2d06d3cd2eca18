package org.kifu.format.transcript.fact;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.notation.LabelledFact;
import org.kifu.notation.SmallLetters;

/** The words for an occasion of a game, {@code Round 3}, {@code Final}, which are not names. */
public final class OccasionWords {
  /** Words that may have a number beside them. */
  private static final String NUMBERED =
      "game|match|round|rd|table|board|bd|partie|ronde|runde|spiel|tisch|brett|partita|turno|tavolo"
          + "|partida|ronda|rodada|mesa|jogo|partij|tafel|rond|bord|parti|runda|kolo|партия|тур|раунд|стол";

  private static final String STAGES =
      "(?:grand |semi-?\\s?|quarter-?\\s?|demi-?|halb|viertel)?finale?s?|third"
          + " place|决赛|決勝|準決勝|準々決勝|3位決定戦";

  /** The same words and others of titles. */
  private static final Set<String> OCCASIONS =
      Set.of(
          (NUMBERED
                  + "|final|finals|finale|semi|quarter|semifinal|semifinals|quarterfinal|halbfinale"
                  + "|championship|championships|champion|championnat|meisterschaft|campionato"
                  + "|campeonato|open|cup|coupe|copa|coppa|pokal|trophy|tournament|tournoi|torneo"
                  + "|turnier|league|ligue|liga|grand|prix|masters|memorial|series|group|pool|stage")
              .split("\\|", -1));

  /** Words of openings and pages. */
  private static final Set<String> WORDS =
      Set.of(
          ("day|week|part|page|chapter|lesson|problem|puzzle|exercise|example|diagram"
                  + "|figure|opening|openings|variation|line|moves|transcript|transcripts|kifu"
                  + "|record|records|othello|reversi|playok|ggs|vs|versus|draw|win|wins|loss|time"
                  + "|move|turn|discs|stones|points|rating|player|players|name|names|sheet|notes"
                  + "|comment|comments|analysis|training|blitz|online|live|news|home|menu|archive"
                  + "|tiger|rose|cow|buffalo|rabbit|diagonal|parallel|perpendicular|heath|bat|cat"
                  + "|january|february|march|april|may|june|july|august|september|october|november"
                  + "|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday")
              .split("\\|", -1));

  /** Parts of words in scripts without blanks between words. */
  private static final List<String> PARTS =
      List.of(
          "大会", "決勝", "选手权", "選手権", "回戦", "杯", "名人戦", "王座", "局", "定石", "棋譜", "棋谱", "勝", "负", "負",
          "手目");

  /** Words of a stage that come before another such word. */
  private static final Set<String> FIRST_OF_TWO =
      Set.of("grand", "third", "semi", "demi", "quarter");

  /** The greatest length of such a word. */
  private static final int MOST_LETTERS = 7;

  private static final String ORDINAL = "(?:st|nd|rd|th|er|e|ère|ème|[.ªº])?";

  private static final String ITEM =
      "(?:(?:WORD)\\s?\\.?\\s?(?:#|no\\.?\\s?|nr\\.?\\s?)?\\d{1,3}|\\d{1,3}ORDINAL\\s(?:WORD)(?![\\p{L}])"
          + "|第?\\s?\\d{1,3}\\s?(?:局|回戦|試合|戦|局目)|(?:STAGE)(?![\\p{L}\\p{N}])"
              .replace("STAGE", STAGES)
          + ")";

  private static final Pattern BEFORE_NAMES =
      Pattern.compile(
          "(?iu)(ITEM(?:\\s?[,;/\u2013\u2014-]?\\s?ITEM){0,3})(\\s?[:\uFF1A.)]|\\s[-\u2013\u2014])?(?=\\s)\\s+"
              .replace("ITEM", ITEM.replace("WORD", NUMBERED).replace("ORDINAL", ORDINAL)));

  /** The number of a game as its heading, {@code 【第1局】}, {@code Partie n°2}. */
  private static final Pattern HEADING =
      Pattern.compile(
          "(?iu)[\\s#*=>\u2013\u2014_\\[(<【《-]*"
              + "(?:(?:game|partie|spiel|partita|partida|partij|parti|партия)\\s?\\.?\\s?(?:#|n[o°º]\\.?\\s?|nr\\.?\\s?|№\\s?)?\\d{1,4}"
              + "|第\\s?\\d{1,4}\\s?(?:局|試合|局目))[\\s#*=\u2013\u2014_\\])>】》.:-]*");

  /** Parts of words for events, in any form of the word. */
  private static final Pattern EVENT =
      Pattern.compile(
          "(?iu)tourno|tourna|turni|toern|torne|turnaj|champion|campion|campeon|kampioen"
              + "|meisterschaft|m[äe]sterskap|mistrz|mestaruus"
              + "|(?<!\\w)(?:open|cup|coupe|copa|coppa|pokal|trophy|masters|memorial|league|ligue|liga|prix)\\b"
              + "|大会|選手権|杯|名人戦|王座");

  /** The greatest length of a heading. */
  private static final int MOST_OF_HEADING = 40;

  private OccasionWords() {}

  /** Whether a line is only the number of a game. */
  public static boolean isHeading(String line) {
    return line.length() <= MOST_OF_HEADING && HEADING.matcher(line).matches();
  }

  /** Whether a title has a word for an event. */
  public static boolean isEvent(String title) {
    return EVENT.matcher(title).find();
  }

  /** Whether one of the words of a text is for an occasion, or the name of a fact. */
  static boolean holds(String text) {
    return Arrays.stream(words(text))
            .anyMatch(
                word ->
                    OCCASIONS.contains(word)
                        || WORDS.contains(word)
                        || LabelledFact.named(word).isPresent())
        || PARTS.stream().anyMatch(text::contains);
  }

  private static String[] words(String text) {
    return SmallLetters.of(text).split("[\\s.,'()-]+", -1);
  }

  /**
   * The occasion at the beginning of a line, before its names: {@code Round 1, Table 2:}.
   *
   * @param end the index where the names begin
   */
  record Prefix(String text, int end) {
    /** The greatest length of a heading before a gap. */
    private static final int MOST_BEFORE_GAP = 40;

    private static final String GAP = "  ";

    /** The end of a short sentence before the colours of both players. */
    private static final Pattern SENTENCE =
        Pattern.compile("((?:\\p{L}{2,}+\\s)*+\\p{L}{4,}+[.!?])\\s+(?=\\p{Lu})");

    /** Returns the occasion that begins at a place; nothing if none does. */
    static Optional<Prefix> at(String line, int from) {
      Optional<Prefix> words = mayBegin(line, from) ? ofWords(line, from) : Optional.empty();
      return words.isPresent() ? words : beforeGap(line, from);
    }

    /** Returns an occasion in a column before the names, {@code POSTAL GAME Anna Lee - Bob}. */
    private static Optional<Prefix> beforeGap(String line, int from) {
      int gap = line.indexOf(GAP, from);
      if (gap > from && gap - from <= MOST_BEFORE_GAP && isTitle(line.substring(from, gap))) {
        int end = gap;
        while (end < line.length() && line.charAt(end) == ' ') {
          end++;
        }
        return end < line.length()
            ? Optional.of(new Prefix(line.substring(from, gap), end))
            : Optional.empty();
      }
      boolean mayBe = line.indexOf('(', from) > 0;
      Matcher sentence = SENTENCE.matcher(mayBe ? line : "");
      return mayBe && sentence.region(from, line.length()).lookingAt()
          ? Optional.of(new Prefix(sentence.group(1), sentence.end()))
          : Optional.empty();
    }

    private static boolean isTitle(String text) {
      return Arrays.stream(words(text)).anyMatch(OCCASIONS::contains);
    }

    private static Optional<Prefix> ofWords(String line, int from) {
      Matcher before = BEFORE_NAMES.matcher(line).region(from, line.length());
      boolean isOne =
          before.lookingAt()
              && (before.group(2) != null || before.group(1).chars().anyMatch(Character::isDigit));
      return isOne ? Optional.of(new Prefix(before.group(1), before.end())) : Optional.empty();
    }

    /** Whether the first word is for an occasion, or a number. */
    private static boolean mayBegin(String line, int from) {
      int end = from;
      while (end < line.length() && Character.isLetter(line.charAt(end))) {
        end++;
      }
      char first = from < line.length() ? line.charAt(from) : ' ';
      if (end == from || first > '\u2E80') {
        return Character.isDigit(first) || first > '\u2E80';
      }
      int next = end;
      while (next < line.length() && line.charAt(next) == ' ') {
        next++;
      }
      boolean isBeforeWord = next == line.length() || Character.isLetter(line.charAt(next));
      return !isBeforeWord || FIRST_OF_TWO.contains(word(line, from, end));
    }

    private static String word(String line, int from, int end) {
      return end - from > MOST_LETTERS ? "-" : SmallLetters.of(line.substring(from, end));
    }
  }
}
