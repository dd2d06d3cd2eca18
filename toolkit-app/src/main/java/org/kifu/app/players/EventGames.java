package org.kifu.app.players;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.app.library.Library;
import org.kifu.archive.tournament.RecordedResults;
import org.kifu.archive.tournament.ResultCheck;
import org.kifu.archive.tournament.ResultFinding;
import org.kifu.archive.tournament.TournamentRules;
import org.kifu.archive.tournament.TournamentTable;
import org.kifu.base.Base;
import org.kifu.base.BaseFacts;
import org.kifu.base.FactsIterator;
import org.kifu.base.GameCondition;
import org.kifu.game.GameRecord;
import org.kifu.game.Notes;
import org.kifu.game.ParsedGame;
import org.kifu.game.Tag;

/**
 * The games of an event in a year.
 *
 * @param event the number of the event in the base
 * @param year the year; 0 if it is not known
 */
record EventGames(Base base, long event, long year) {
  private static final String CHOSEN = "event = ? AND coalesce(year, 0) = ?";
  private static final String COUNTED = CHOSEN + " AND acceptance <> 'quarantined'";
  private static final String NUMBERS =
      "SELECT game, round FROM games WHERE " + COUNTED + " ORDER BY source, game";
  private static final String APART =
      "SELECT game, 'damaged' FROM games WHERE "
          + CHOSEN
          + " AND acceptance = 'quarantined' ORDER BY game";

  /**
   * The table as {@code kifu tournament} makes it. Each game has the number that it has in the
   * base.
   */
  TournamentTable table() throws IOException {
    RecordedResults recorded = RecordedResults.of(games().iterator());
    ResultCheck checked = ResultCheck.of(recorded.results(), List.of());
    List<ResultFinding> findings = new ArrayList<>(recorded.findings());
    findings.addAll(checked.findings());
    return TournamentTable.of(
        new ResultCheck(checked.results(), findings), TournamentRules.WORLD_CHAMPIONSHIP);
  }

  private List<ParsedGame> games() throws IOException {
    List<ParsedGame> games = new ArrayList<>();
    GameCondition counted = new GameCondition(COUNTED, List.of(event, year));
    Iterator<List<@Nullable Object>> numbers = Library.rows(base, NUMBERS, event, year).iterator();
    try (FactsIterator facts = new BaseFacts(base).rowsOfAllRules(counted)) {
      while (facts.hasNext() && numbers.hasNext()) { // both in the order of the base
        games.add(numbered(facts.next(), numbers.next()));
      }
    }
    return games;
  }

  /** A game with its number in the base, and with the round, which its row has. */
  private static ParsedGame numbered(ParsedGame game, List<@Nullable Object> row) {
    GameRecord record = game.record().orElseThrow();
    String round = Listed.text(row.get(1));
    List<Tag> tags = round.isEmpty() ? List.of() : List.of(new Tag(0, Tag.ROUND, round));
    Notes notes = new Notes(List.of(), List.of(), List.of(), tags, List.of());
    return new ParsedGame(
        (int) Listed.number(row.getFirst()),
        Optional.of(record.withNotes(notes)),
        game.origin(),
        game.problems());
  }

  /** The games that the table leaves out, each with the reason. */
  List<List<@Nullable Object>> apart() throws IOException {
    return Library.rows(base, APART, event, year);
  }
}
