package org.kifu.archive.history;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.kifu.archive.query.FoldedName;
import org.kifu.archive.query.FoldedName.PlayerName;
import org.kifu.board.Disc;
import org.kifu.board.StartSpec;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.ParsedGame;
import org.kifu.replay.DeclaredResult;
import org.kifu.replay.Replay;
import org.kifu.rules.Catalogue;
import org.kifu.rules.FinalCount;
import org.kifu.rules.Rules;

/** The games of a player, collected one by one. */
public final class PlayerHistory {
  private static final Comparator<HistoryGame> LATEST_FIRST =
      Comparator.comparing(HistoryGame::date).reversed();

  private final PlayerName player;
  private final Favourites favourites;
  private final List<HistoryGame> games = new ArrayList<>();
  private final Set<String> names = new LinkedHashSet<>();

  /**
   * @param player the player of the games
   */
  public PlayerHistory(PlayerName player, Favourites favourites) {
    this.player = player;
    this.favourites = favourites;
  }

  /** Adds a game of two players, if there is a record; twice if the player had both colours. */
  public void add(ParsedGame game) {
    game.record().ifPresent(record -> rules(record).ifPresent(rules -> add(game, record, rules)));
  }

  private static Optional<Rules<?, ?>> rules(GameRecord record) {
    return Catalogue.byName(record.rules())
        .filter(entry -> !entry.rules().isForOnePlayer())
        .map(Catalogue.Entry::rules);
  }

  private void add(ParsedGame game, GameRecord record, Rules<?, ?> rules) {
    Conclusion end = Conclusion.of(rules, record);
    for (Disc side : player.sides(record.header())) {
      games.add(seenBy(side, game, record, rules, end));
      names.add(record.header().player(side));
    }
  }

  private HistoryGame seenBy(
      Disc side, ParsedGame game, GameRecord record, Rules<?, ?> rules, Conclusion end) {
    GameHeader header = record.header();
    return new HistoryGame(
        game.origin().start().source(),
        game.number(),
        header.date(),
        header.event(),
        record.rules(),
        side,
        rules.display().nameOf(side),
        header.player(side.opponent()),
        record.notes().rating(side.opponent()),
        end.result(side),
        end.ending(),
        end.score(side),
        favourites.contains(record));
  }

  /**
   * The games so far, latest first and games without a date last; games of one day keep their
   * order.
   */
  public List<HistoryGame> games() {
    return games.stream().sorted(LATEST_FIRST).toList();
  }

  /** The names of the player in these games. */
  public String names() {
    return String.join(", ", names);
  }

  /** The number of games with this result for the player. */
  public int count(HistoryGame.PlayerResult result) {
    return (int) games.stream().filter(game -> game.result() == result).count();
  }

  /**
   * The end of a game by any rules.
   *
   * @param ending the ending of the game
   * @param isDecided whether it is known that a side has won, or that nobody has
   * @param winner the winner; empty for a draw, or if it is not known
   * @param count the count; empty if neither the board nor the source shows it
   */
  private record Conclusion(
      GameEnding ending, boolean isDecided, Optional<Disc> winner, Optional<FinalCount> count) {
    /** Replays a record; its source decides what its moves leave open. */
    static Conclusion of(Rules<?, ?> rules, GameRecord record) {
      Replay<?, ?> replay = Replay.of(rules, record);
      GameEnding ending = GameEnding.of(replay, record.declared());
      Optional<FinalCount> board =
          replay.isComplete() ? Optional.of(replay.count()) : Optional.empty();
      DeclaredResult declared = DeclaredResult.of(rules, record.declared());
      Optional<FinalCount> count = declared.count().or(() -> board);
      if (board.isPresent() && (ending.isOnTheBoard() || !declared.isDecided())) {
        return new Conclusion(ending, true, board.get().winner(), board);
      }
      return new Conclusion(ending, declared.isDecided(), declared.winner(), count);
    }

    /** The result for a side. */
    HistoryGame.PlayerResult result(Disc side) {
      if (!isDecided) {
        return HistoryGame.PlayerResult.OPEN;
      }
      return winner
          .map(
              winning ->
                  winning == side ? HistoryGame.PlayerResult.WON : HistoryGame.PlayerResult.LOST)
          .orElse(HistoryGame.PlayerResult.DRAWN);
    }

    /**
     * The count with that of {@code side} first, such as {@code 44-20}; empty if it is not known.
     */
    String score(Disc side) {
      return count
          .map(
              discs ->
                  side == Disc.BLACK
                      ? discs.blackDiscs() + "-" + discs.whiteDiscs()
                      : discs.whiteDiscs() + "-" + discs.blackDiscs())
          .orElse("");
    }
  }

  /** Games that somebody has selected, which are recognised in any notation. */
  public static final class Favourites {
    /** The key of a game: the players with their colours, the rules, the start and the moves. */
    private record Known(
        FoldedName black, FoldedName white, String rules, StartSpec start, MoveList moves) {
      static Known of(GameRecord record) {
        return new Known(
            FoldedName.of(record.header().black()),
            FoldedName.of(record.header().white()),
            record.rules(),
            record.start(),
            record.moves());
      }
    }

    private final Set<Known> games = new HashSet<>();

    /** Adds games; ignores those that could not be read completely. */
    public void addAll(Iterator<ParsedGame> favourites) {
      favourites.forEachRemaining(
          game ->
              game.record()
                  .filter(_ -> game.firstError().isEmpty())
                  .map(Known::of)
                  .ifPresent(games::add));
    }

    boolean contains(GameRecord record) {
      return games.contains(Known.of(record));
    }
  }
}
