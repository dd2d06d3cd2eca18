package org.kifu.layout;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.game.Origin.Fact;
import org.kifu.notation.LabelledFact;

/** The words of a sentence with two numbers, which show whether these may be a score. */
final class ScoreSentence {
  /**
   * The text between the numbers: perhaps a word for discs, then a sign or a word, and perhaps the
   * name of the other player.
   */
  private static final Pattern JOINT =
      Pattern.compile(
          "(?iu)[\\s)\\]]*(?:\\p{L}+?\\.?\\s*)?[(\\[]?\\s*(?:[-\u2013\u2014\u2212:/~]{1,3}|[対對比대]"
              + "|(?<!\\p{L})(?:to|à|a|zu|gegen|against|vs?\\.?|versus|contre|contra|contro|mot|tegen"
              + "|til|till|против)(?!\\p{L}))[\\s(\\[]*(?:(?-i:\\p{Lu})\\S*\\s+){0,3}[(\\[]?");

  /** The text between two numbers in brackets, each after a name. */
  private static final Pattern BRACKETED = Pattern.compile("\\s*\\)[^()]*\\(\\s*");

  /** A word before the numbers that marks them as a score, or no word at all. */
  private static final Pattern SCORE =
      Pattern.compile(
          "(?iu)(?<!\\p{L})(?:scores?|results?|final|end\\sof\\s(?:the\\s)?game|endstand|ergebnis|résultat"
              + "|resultado|risultato)(?!\\p{L})|^\\P{L}*$");

  private static final Pattern WORD = Pattern.compile("\\p{L}+|[●○◯⚫⚪]");

  /** Letters for a side in a count of discs. */
  private static final String LETTERS = "XOBWN";

  /** Words of a sentence whose numbers mean something else, or that is about another game. */
  private static final Pattern OTHER =
      Pattern.compile(
          "(?iu)(?<!\\p{L})(?:pages?|diagrams?|figures?|fig\\.|chapters?|clocks?|minutes?|mins?|seconds"
              + "|rated|ratings?|elo|aged?|years?|next|(?:last|previous)\\s(?:week|time|year|month|round|game)"
              + "|(?:moves?|zug|züge|coups?)\\s\\d+|seiten?|uhr|minuten|sekunden|nächste[nrsm]?)(?!\\p{L})");

  private static final Pattern WINNER =
      Pattern.compile(
          "(?iu)(?<!\\p{L})(?:(\\p{L}{3,9})\\s+(?:wins?|won|beats?|gewinnt|gewann|siegt|gagne|gana|vince"
              + "|wint|vandt|vann)|\\d\\s?[-\u2013:]\\s?\\d{1,2}\\s+(?:for|für|pour|para|per|voor)\\s+(\\p{L}{3,9}))(?!\\p{L})"
              + "|([黒黑白])(?:番|方)?[のが]?[勝胜]");

  private static final Pattern LOSER =
      Pattern.compile(
          "(?iu)(?<!\\p{L})(\\p{L}{3,9})\\s+(?:lost|loses|verliert|verlor|perd|pierde|perde)(?!\\p{L})"
              + "|([黒黑白])(?:番|方)?[のが]?[負败]");

  private ScoreSentence() {}

  /** Whether the text between two numbers makes them a score. */
  static boolean joins(String between) {
    return JOINT.matcher(between).matches()
        || BRACKETED.matcher(between).matches()
        || WORD.matcher(between).results().anyMatch(word -> isSide(word.group()));
  }

  private static boolean isSide(String word) {
    return word.length() == 1 && LETTERS.contains(word) || side(word).isPresent();
  }

  private static Optional<Fact> side(String word) {
    return LabelledFact.named(word).filter(fact -> fact == Fact.BLACK || fact == Fact.WHITE);
  }

  /** Whether a sentence is about a score, or has no words. */
  static boolean isOfScore(String sentence) {
    return SCORE.matcher(sentence).find();
  }

  /** Whether a sentence is only about the game next to it. */
  static boolean isOfGame(String sentence) {
    return !OTHER.matcher(sentence).find();
  }

  /**
   * Whether a sentence contradicts the board: the winner that it names does not have more discs, or
   * the loser does not have fewer.
   */
  static boolean denies(String sentence, int blackMore) {
    return names(WINNER, sentence, blackMore) || names(LOSER, sentence, -blackMore);
  }

  /**
   * Whether a sentence names a side that does not lead, in the words of a pattern.
   *
   * @param blackMore black's lead in discs, with the opposite sign for losers
   */
  private static boolean names(Pattern form, String sentence, int blackMore) {
    Matcher named = form.matcher(sentence);
    while (named.find()) {
      Optional<Fact> side = Optional.empty();
      for (int i = 1; i <= named.groupCount() && side.isEmpty(); i++) {
        side = Optional.ofNullable(named.group(i)).flatMap(ScoreSentence::side);
      }
      if (side.filter(each -> (each == Fact.BLACK ? blackMore : -blackMore) <= 0).isPresent()) {
        return true;
      }
    }
    return false;
  }

  /** The sentence around a part of a text. */
  static String around(String text, int from, int to) {
    int start = from;
    while (start > 0 && ".!?。".indexOf(text.charAt(start - 1)) < 0) {
      start--;
    }
    int end = to;
    while (end < text.length() && ".!?。".indexOf(text.charAt(end)) < 0) {
      end++;
    }
    return text.substring(start, end);
  }
}
