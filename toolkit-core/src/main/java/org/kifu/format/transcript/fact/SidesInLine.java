package org.kifu.format.transcript.fact;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.game.Origin.Fact;
import org.kifu.notation.LabelledFact;
import org.kifu.notation.WrittenDiscs;
import org.kifu.source.text.TextLine;

/**
 * Both sides of a line with their names, after other words or without colons: {@code Sat game,
 * Black: Ann, White: Bob}, {@code 1. Partie Schwarz Ann Weiss Bob 30 : 34}, {@code 黒 小林 白 加藤},
 * {@code Black Ann Lee, White Bob Ray}.
 *
 * @param before the text before them; may be empty
 * @param facts both sides, and the score if there is one
 */
public record SidesInLine(String before, List<LabelledFact> facts) {
  /** The greatest length; a longer line is a sentence. */
  private static final int MOST_CHARACTERS = 100;

  private static final int MOST_BEFORE = 40;

  /** The first letters of both sides. */
  private static final Set<String> LETTERS = Set.of("B", "W");

  /** Danish for black, beside the other side; alone it is a word of English lists. */
  private static final String DANISH_BLACK = "sort";

  /** A side with its colon, or with blanks where its language allows that. */
  private static final Pattern SIDE =
      Pattern.compile(
          "(?iu)(?<![\\p{L}\\p{M}\\p{N}])(\\p{L}{1,9}|[●○◯⚫⚪])(?:\\s?\\((?:black|white|[xo●○黒黑白])\\))?"
              + "(\\s*:(?!:)\\s*|\\s+(?:is|was|ist|war|spielte?|joue|gioca|juega|plays)\\s+|\\s+)(?=\\S)");

  /** The signs and the word between the name of one side and the other side. */
  private static final Pattern APART =
      Pattern.compile(
          "\\s*[,;|/\u2013\u2014-]+\\s*$|(?<=\\p{L}{3})\\.\\s+$|\\s+(?:and|und|et|y|e|en|och|og)\\s+$|\\s+$");

  private static final Pattern WIDE =
      Pattern.compile("(?:\\s{2,}|[,;|/:.)\\]】]\\s*|\\t|\\s[-\u2013\u2014]+\\s)$");

  /**
   * The opening of a bracket around both sides in a sentence, or its end at the end of the line.
   */
  private static final Pattern BRACKET = Pattern.compile("[(\\[]\\s*$");

  private static final Pattern BRACKET_END = Pattern.compile("\\s*[)\\]]\\s*[:.,;!]?$");

  /** A point after a word that is not an initial. */
  private static final Pattern SENTENCE_END = Pattern.compile("(?<=\\p{L}{3})\\.$");

  private static final Pattern SCORE =
      Pattern.compile(
          "(.*?\\S)[\\s,;]+(?i:(?:score|resultat|result|résultat|ergebnis|risultato|resultado|uitslag)\\s*:?\\s*)?"
              + "(\\(?\\d{1,2}\\s?[-\u2013:]\\s?\\d{1,2}\\)?)");

  /**
   * A side with its beginning and end, whether a colon or a verb follows it, and whether that is a
   * colon after a word.
   */
  private record Label(Fact fact, int from, int to, boolean hasColon, boolean isClear) {}

  /** Returns both sides; nothing if a line may mean anything else. */
  public static Optional<SidesInLine> in(String text) {
    return in(text, false);
  }

  /**
   * Returns both sides if each name may be one word, {@code Black Lee, White Ray}; nothing if a
   * line may mean anything else. The words may not be names at all, so this has to be reported.
   */
  public static Optional<LineFacts> alone(TextLine line) {
    String text = line.text();
    boolean mayBe = text.length() <= MOST_CHARACTERS && beginsWithSide(text);
    return (mayBe ? in(text, true) : Optional.<SidesInLine>empty())
        .filter(sides -> sides.before.isBlank())
        .flatMap(sides -> sides.in(line));
  }

  private static Optional<SidesInLine> in(String text, boolean isBesideMoves) {
    List<Label> labels = isBesideMoves || mayBe(text) ? labels(text) : List.of();
    if (labels.size() != 2 || labels.getFirst().fact == labels.getLast().fact) {
      return Optional.empty();
    }
    Label first = labels.getFirst();
    Label second = labels.getLast();
    String before = text.substring(0, first.from);
    String one = text.substring(first.to, second.from);
    boolean areLabels =
        first.hasColon == second.hasColon
            && (first.hasColon
                || isLoose(before) && WIDE.matcher(one).find() && isCapital(text, first, second));
    boolean isBracketed = first.hasColon && BRACKET.matcher(before).find();
    boolean mayBeBefore =
        before.length() <= MOST_BEFORE && (isBracketed || !NameText.isSentence(before));
    if (!areLabels || !mayBeBefore) {
      return Optional.empty();
    }
    String behind = text.substring(second.to).stripTrailing();
    String rest =
        isBracketed
            ? BRACKET_END.matcher(behind).replaceFirst("")
            : SENTENCE_END.matcher(behind).replaceFirst("");
    Matcher scored = SCORE.matcher(rest);
    boolean hasScore = scored.matches() && first.fact == Fact.BLACK;
    String other = hasScore ? scored.group(1) : rest;
    List<LabelledFact> facts = new ArrayList<>(3);
    facts.add(new LabelledFact(first.fact, APART.matcher(one).replaceFirst(""), first.to));
    facts.add(new LabelledFact(second.fact, other, second.to));
    boolean isWide = isBesideMoves || !first.hasColon && isWide(text);
    boolean areNames =
        facts.stream()
            .allMatch(
                fact ->
                    isName(fact.value())
                        && (first.isClear || SideOfPair.isSureName(fact.value(), isWide)));
    boolean endAlike = !first.hasColon && SideOfPair.endAlike(facts.getFirst().value(), other);
    if (!areNames || endAlike || facts.getFirst().value().equals(other)) {
      return Optional.empty();
    }
    if (hasScore) {
      int at = second.to + scored.start(2);
      facts.add(new LabelledFact(Fact.RESULT, scored.group(2), at));
    }
    return Optional.of(new SidesInLine(before, List.copyOf(facts)));
  }

  /** Whether the characters allow two sides: a colon, a comma or the width of a column. */
  private static boolean mayBe(String text) {
    return text.length() <= MOST_CHARACTERS
        && (text.indexOf(':') >= 0
            || text.indexOf(',') > 0
            || isWide(text)
            || beginsWithSide(text));
  }

  private static boolean beginsWithSide(String text) {
    Matcher side = SIDE.matcher(text);
    return side.lookingAt() && side(side.group(1), false).isPresent();
  }

  private static boolean isWide(String text) {
    return text.contains("  ") || text.indexOf('\t') >= 0;
  }

  private static List<Label> labels(String text) {
    List<Label> labels = new ArrayList<>(2);
    Matcher side = SIDE.matcher(text);
    while (side.find()) {
      boolean hasColon = !side.group(2).isBlank();
      side(side.group(1), hasColon)
          .ifPresent(
              fact ->
                  labels.add(new Label(fact, side.start(1), side.end(), hasColon, isClear(side))));
    }
    return labels;
  }

  private static boolean isClear(Matcher side) {
    return side.group(2).indexOf(':') >= 0 && !LETTERS.contains(side.group(1));
  }

  /** The side of a word, or of its first letter before a colon. */
  private static Optional<Fact> side(String word, boolean hasColon) {
    if (hasColon && LETTERS.contains(word)) {
      return Optional.of(word.equals("B") ? Fact.BLACK : Fact.WHITE);
    }
    if (hasColon && word.equalsIgnoreCase(DANISH_BLACK)) {
      return Optional.of(Fact.BLACK);
    }
    return LabelledFact.named(word).filter(fact -> fact == Fact.BLACK || fact == Fact.WHITE);
  }

  /** Whether the text before a side without a colon is not part of the same words. */
  private static boolean isLoose(String before) {
    return before.isBlank() || WIDE.matcher(before).find();
  }

  /** Whether both sides are words of headings, and not of a sentence. */
  private static boolean isCapital(String text, Label... labels) {
    boolean isCapital = true;
    for (Label label : labels) {
      isCapital &= !Character.isLowerCase(text.charAt(label.from));
    }
    return isCapital;
  }

  private static boolean isName(String value) {
    String name = WrittenDiscs.OfPlayer.read(value).map(WrittenDiscs.OfPlayer::name).orElse(value);
    return NameText.isPlayer(name) && !LabelledFact.isSaidOfSide(name);
  }

  /** The facts of a line that states nothing else. */
  private Optional<LineFacts> in(TextLine line) {
    return facts.stream()
        .map(fact -> LineFacts.labelled(line, fact))
        .reduce((one, other) -> one.flatMap(said -> other.map(said::and)))
        .flatMap(each -> each);
  }
}
