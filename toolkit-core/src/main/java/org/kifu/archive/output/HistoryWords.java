package org.kifu.archive.output;

import java.util.Map;
import org.kifu.archive.history.GameEnding;
import org.kifu.archive.history.HistoryGame;
import org.kifu.archive.history.HistoryGame.PlayerResult;
import org.kifu.archive.history.PlayerHistory;
import org.kifu.archive.query.FoldedName;
import org.kifu.board.Disc;
import org.kifu.words.Words;

/**
 * The words of the history of a player, in one language.
 *
 * @param ranks the ranks of players in a rating list; empty if they are not shown
 */
public record HistoryWords(Words words, Map<FoldedName, Integer> ranks) {
  /** The sign before a game that is among the favourites of its player. */
  public static final String STAR = "\u2605";

  private static final String GOLD = "gold";

  /** Copies the ranks. */
  public HistoryWords {
    ranks = Map.copyOf(ranks);
  }

  /** Words without ranks. */
  public HistoryWords(Words words) {
    this(words, Map.of());
  }

  /** The rank of the opponent; empty if there is none. */
  String rank(HistoryGame game) {
    Integer rank = ranks.get(FoldedName.of(game.opponent()));
    return rank == null ? "" : rank.toString();
  }

  /** The number of games, and their results. */
  public String sum(PlayerHistory history) {
    return words.filled(
        "history.sum",
        Integer.toString(history.games().size()),
        Integer.toString(history.count(PlayerResult.WON)),
        Integer.toString(history.count(PlayerResult.LOST)),
        Integer.toString(history.count(PlayerResult.DRAWN)),
        Integer.toString(history.count(PlayerResult.OPEN)));
  }

  /** The letter of a result, as in tables of tournaments; a dash if it is not known. */
  public String letter(PlayerResult result) {
    return switch (result) {
      case WON -> words.of("tournament.wins");
      case LOST -> words.of("tournament.losses");
      case DRAWN -> words.of("tournament.draws");
      case OPEN -> "-";
    };
  }

  /** The word for a result. */
  public String of(PlayerResult result) {
    return words.of("history." + result.label());
  }

  /** The end of a game. */
  public String ending(HistoryGame game) {
    boolean isDraw = game.ending() == GameEnding.AGREED && game.result() == PlayerResult.DRAWN;
    return words.of("ending." + (isDraw ? "agreed-draw" : game.ending().label()));
  }

  /** The side that the player had. */
  public String side(HistoryGame game) {
    boolean isGold = game.side() == Disc.WHITE && game.sideName().equals(GOLD);
    return isGold ? words.of("page.white.gold") : words.of(game.side());
  }
}
