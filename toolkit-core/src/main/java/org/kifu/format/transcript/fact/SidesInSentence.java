package org.kifu.format.transcript.fact;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.kifu.notation.SmallLetters;
import org.kifu.notation.WrittenScore;
import org.kifu.source.text.TextLine;

/**
 * Both players of a sentence, each with the colour in brackets after the name: {@code I promised
 * you Anna Lee (black) against Bob Ray (white)}; or with the score after both, which the board of
 * the game has to confirm: {@code the game Lee - Ray (42-22):}.
 */
public final class SidesInSentence {
  private static final String WORD = "\\p{Lu}[\\p{L}\\p{M}'\u2019.-]*+";

  private static final String NAME =
      "(?<![\\p{L}\\p{N}'\u2019-])(WORD(?:\\s(?:(?:van|von|de|der|den|da|di|le|la|af)\\s)*+WORD){0,3})"
          .replace("WORD", WORD);

  private static final Pattern PLAYER =
      Pattern.compile(NAME + "\\s?\\([\\p{L}\u25CF\u25CB]{1,9}\\)");

  private static final Pattern SCORED =
      Pattern.compile(
          NAME
              + "\\s(?:[-\u2013\u2014]|(?i:VERSUS))\\s".replace("VERSUS", NamedPair.VERSUS)
              + NAME
              + "\\s?\\((\\d{1,2}\\s?[-\u2013:]\\s?\\d{1,2})\\)");

  /** The beginning of a sentence, where a capital may not be that of a name. */
  private static final Pattern BEGINNING = Pattern.compile("(?:^|[.!?])[\\s>*\u201C\"-]*$");

  private static final Pattern CAPITAL_WORD = Pattern.compile("(?<!\\p{L})\\p{Lu}\\p{L}*\\s*$");

  /** Words that begin a sentence before a name. */
  private static final Set<String> OPENERS =
      Set.of(
          ("after also and as at before but by did for from here how in last later may now of on"
                  + " our so that the then there this today tonight was watch when where while will"
                  + " with yesterday your my dear gestern heute hier dann als mit avec"
                  + " aujourd'hui voici ayer hoy aqui oggi ieri ecco")
              .split(" ", -1));

  /** The whole text between two players who met. */
  private static final Pattern MET =
      Pattern.compile(
          ("(?iu)[\\s,]*(?:VERSUS|-{1,3}|[\u2013\u2014&+]|and|und|et|y|e|en|och|og"
               + "|(?:has\\s|have\\s|just\\s)*+(?:beats?|beaten|defeat(?:s|ed)?|crush(?:es|ed)?|meets?|met"
               + "|fac(?:es|ed)|play(?:s|ed)?|lo(?:st|ses)\\sto|won\\sagainst|wins\\sagainst"
               + "|(?:is\\s)?playing|play(?:s|ed|ing)\\sagainst)|against|to"
               + "|schlug|schlägt|besiegte?|(?:verlor|gewann|gewinnt|verliert|spielte?)\\sgegen"
               + "|bat|battu|a\\sbattu|(?:perd|gagne|joue)\\scontre"
               + "|venció\\sa|vence\\sa|gan[aó]\\sa|(?:perdió|pierde|juega)\\s(?:contra|con)"
               + "|batte|ha\\sbattuto|versloeg|slog|slår)[\\s,]*")
              .replace("VERSUS", NamedPair.VERSUS));

  /** Words of a sentence that may concern another game than the one beside it. */
  private static final Pattern OTHER_GAME =
      Pattern.compile(
          "(?iu)(?<!\\p{L})(?:first|last|when|while|once|since|before|earlier|previous(?:ly)?|unlike|like|compare[ds]?"
              + "|as\\sin|ago|opening|variation|winner|loser|not|never|ever|instead|always|often|years?"
              + "|seen|watch(?:ed|ing)?|later|next|tomorrow|will|erste[nrsm]?|letzte[nrsm]?|als|wenn|eröffnung"
              + "|nicht|wie|premi[eè]re?|derni[eè]re?|quand|comme|ouverture|primera?|últim[ao]|cuando|como"
              + "|apertura)(?!\\p{L})");

  private static final Pattern YEAR = Pattern.compile("(?<!\\d)(?:1[89]|20)\\d{2}(?!\\d)");

  /** A word with a capital that is not a place. */
  private static final Pattern NAMED =
      Pattern.compile("(?<!(?:in|at|im|bei|à|en|a|nel)\\s)" + NAME);

  private static final int MOST_CHARACTERS = 200;

  private SidesInSentence() {}

  /** Returns the players; nothing if a line does not certainly name them. */
  public static Optional<LineFacts> in(TextLine line) {
    String text = line.text();
    int bracket = text.indexOf('(');
    if (bracket < 0 || text.length() > MOST_CHARACTERS || text.indexOf('(', bracket + 1) < 0) {
      return Optional.empty();
    }
    List<MatchResult> players = PLAYER.matcher(text).results().limit(3).toList();
    if (players.size() != 2) {
      return Optional.empty();
    }
    MatchResult one = players.getFirst();
    MatchResult other = players.getLast();
    String between = text.substring(one.end(), other.start());
    boolean areTwo =
        MET.matcher(between).matches()
            && isOfThisGame(text, one.start(), other.end())
            && isWhole(text, one, other.group(1))
            && isWhole(text, other, one.group(1));
    return areTwo
        ? NamedPair.in(line, one.start(), one.end(), other.start(), other.end())
            .filter(NamedPair::areColoured)
            .filter(pair -> NameText.isPlayer(pair.first().name()))
            .filter(pair -> NameText.isPlayer(pair.second().name()))
            .map(NamedPair::facts)
        : Optional.empty();
  }

  /** Whether no text around two players concerns a third player or another game. */
  private static boolean isOfThisGame(String text, int from, int to) {
    String before = text.substring(0, from);
    String behind = text.substring(to);
    return !OTHER_GAME.matcher(before).find()
        && !OTHER_GAME.matcher(behind).find()
        && !YEAR.matcher(behind).find()
        && NAMED
            .matcher(before)
            .results()
            .noneMatch(name -> words(name.group(1)) > 1 && NameText.isPlayer(name.group(1)))
        && NAMED
            .matcher(behind)
            .results()
            .noneMatch(
                name ->
                    !BEGINNING.matcher(behind.substring(0, name.start(1))).find()
                        && NameText.isPlayer(name.group(1)));
  }

  /**
   * Returns both players with the score in brackets after them, the first as black; nothing if a
   * line names none or more than two. Only the board of the game can confirm the order.
   */
  public static Optional<LineFacts> scored(TextLine line) {
    String text = line.text().length() > MOST_CHARACTERS ? "" : line.text();
    List<MatchResult> pairs =
        text.indexOf('(') < 0 ? List.of() : SCORED.matcher(text).results().limit(2).toList();
    if (pairs.size() != 1 || !isWhole(text, pairs.getFirst(), pairs.getFirst().group(2))) {
      return Optional.empty();
    }
    MatchResult pair = pairs.getFirst();
    return NamedPair.in(line, pair.start(1), pair.end(1), pair.start(2), pair.end(2))
        .filter(both -> NameText.isPlayer(both.first().name()))
        .filter(both -> NameText.isPlayer(both.second().name()))
        .flatMap(
            both ->
                WrittenScore.labelled(pair.group(3))
                    .map(score -> both.facts().and(LineFacts.ofScore(score, pair.start(3)))));
  }

  /** Whether no word before a name may be part of it, and no word in it is part of the sentence. */
  private static boolean isWhole(String text, MatchResult player, String other) {
    String before = text.substring(0, player.start(1));
    String name = player.group(1);
    String opener = name.split("\\s", 2)[0];
    boolean isBeginning = BEGINNING.matcher(before).find();
    return !CAPITAL_WORD.matcher(before).find()
        && (!isBeginning
            || words(name) == words(other) && !OPENERS.contains(SmallLetters.of(opener)));
  }

  private static int words(String name) {
    return name.split("\\s+", -1).length;
  }
}
