package org.kifu.archive.history;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.kifu.archive.query.PlayerName;
import org.kifu.board.Disc;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.rules.Catalogue;
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
   * @param player whose games they are
   */
  public PlayerHistory(PlayerName player, Favourites favourites) {
    this.player = player;
    this.favourites = favourites;
  }

  /** Takes in a game, if there is a record; twice if the player met himself. */
  public void add(ParsedGame game) {
    game.record().ifPresent(record -> rules(record).ifPresent(rules -> add(game, record, rules)));
  }

  private static Optional<Rules<?, ?>> rules(GameRecord record) {
    return Catalogue.byName(record.rules()).map(Catalogue.Entry::rules);
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
        end.verdict(side),
        end.ending(),
        end.score(side),
        favourites.contains(record));
  }

  /** The games so far, the latest first; of a day, and without one at the end, as they came. */
  public List<HistoryGame> games() {
    return games.stream().sorted(LATEST_FIRST).toList();
  }

  /** The names that the player has in his games. */
  public String names() {
    return String.join(", ", names);
  }

  /** How many of them brought the player this. */
  public int count(Verdict verdict) {
    return (int) games.stream().filter(game -> game.verdict() == verdict).count();
  }
}
