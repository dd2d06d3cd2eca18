package org.kifu.notation;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.kifu.source.text.LookAlikeLetters;
import org.kifu.source.text.TextLine;

/** Moves in text that belongs to no game of the notation being read. */
public final class StrayMoves {
  /** The least number of different squares in a row that are not words. */
  private static final int LEAST = 5;

  private static final Pattern SQUARE = Pattern.compile("(?i)(?<![a-z])[a-h]-?[1-8]");

  private static final Pattern MOVES =
      Pattern.compile(
          "(?i)(?<![\\p{L}\\p{N}])(?:[a-h][1-8][\\s,;.:|-]{0,4}+(?:\\d{1,2}[.:)]\\s{0,3}+)?+){5,}+");

  /** A square as JSON writes it. */
  private static final Pattern QUOTED = Pattern.compile("(?i)\"[a-h][1-8]\"");

  private StrayMoves() {}

  /** Whether a text holds moves of a game. */
  public static boolean areIn(String text) {
    return MOVES
            .matcher(text)
            .results()
            .anyMatch(run -> squares(run.group()).stream().distinct().count() >= LEAST)
        || QUOTED.matcher(text).results().map(MatchResult::group).distinct().count() >= LEAST;
  }

  /** The lines that {@link UnreadText} takes for moves, one list for each run of lines. */
  public static List<List<TextLine>> in(List<TextLine> lines) {
    return new UnreadText(lines)
        .runs().stream().map(run -> List.copyOf(lines.subList(run.from(), run.to()))).toList();
  }

  /** Whether there are any such lines. */
  public static boolean areIn(List<TextLine> lines) {
    return !in(lines).isEmpty();
  }

  /** The squares that a text names, in their order, in small letters. */
  public static List<String> squares(String text) {
    return SQUARE
        .matcher(LookAlikeLetters.latin(text))
        .results()
        .map(MatchResult::group)
        .map(square -> SmallLetters.of(square).replace("-", ""))
        .toList();
  }
}
