package org.kifu.base;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;
import org.kifu.base.CopyRows.CopyRow;
import org.kifu.format.GameReader;
import org.kifu.format.ReadOptions;
import org.kifu.game.Problem;
import org.kifu.game.Remark;
import org.kifu.game.Severity;
import org.kifu.game.Tag;
import org.kifu.source.Source;
import org.kifu.verify.Finding;

/** A comparison of the rows of one source with what its bytes give when they are read again. */
final class GameComparison implements AutoCloseable {
  private static final int GAMES_TOGETHER = 64;

  private final Connection tables;
  private final StoredSource source;
  private final PositionSums positions;
  private final MoveSums sums;
  private final Consumer<String> faults;
  private final PreparedStatement statement;
  private final ResultSet stored;
  private final RowSum findings = new RowSum();
  private final RowSum quarantine = new RowSum();
  private final RowSum remarks = new RowSum();
  private final RowSum tags = new RowSum();
  private final SortedMap<Integer, CopyRow> copies;
  private int records;
  private long games;

  /**
   * @param positions takes the positions of the games
   * @param sums takes the moves in the positions that it has
   * @param faults takes a sentence for each difference
   */
  GameComparison(
      Connection tables,
      StoredSource source,
      PositionSums positions,
      MoveSums sums,
      Consumer<String> faults)
      throws SQLException {
    this.tables = tables;
    this.source = source;
    this.positions = positions;
    this.sums = sums;
    this.faults = faults;
    this.copies = CopyRows.of(tables, source.number());
    this.statement = tables.prepareStatement(EntryColumns.question());
    try {
      this.statement.setLong(1, source.number());
      this.stored = statement.executeQuery();
    } catch (SQLException e) {
      statement.close();
      throw e;
    }
  }

  /** Compares all games, and returns their number. */
  long compare(
      Source toRead,
      ReadOptions.RunMemory memory,
      NamedPositions names,
      int jobs,
      LongConsumer progress)
      throws SQLException, IOException {
    List<Problem> problems = new ArrayList<>();
    ReadOptions options = source.choice().options(problems::add, memory);
    Optional<String> format;
    try (GameReader reader = GameReader.open(toRead, options)) {
      format = reader.format(); // an archive has none behind its last game
      EntryReading.read(
          reader,
          names,
          jobs,
          GAMES_TOGETHER,
          entry -> {
            compareNext(entry);
            progress.accept(games);
          });
    }
    if (stored.next() || !copies.tailMap(records).isEmpty()) {
      fault("more games than its bytes have");
    }
    if (games != source.games() || !format.equals(source.format())) {
      fault("its row states other games than its bytes have");
    }
    for (Problem problem : problems) {
      add(null, problem, problem.code().severity());
    }
    compareSums();
    return games;
  }

  private void fault(String what) {
    faults.accept(source.name() + ": " + what);
  }

  private void compareNext(GameEntry entry) {
    CopyRow copy = copies.get(records++);
    if (copy != null) {
      compareCopy(entry.place(), copy);
      return;
    }
    try {
      games++;
      if (!stored.next()) {
        fault("game %d is missing".formatted(games));
        return;
      }
      long game = stored.getLong(1);
      for (int i = 0; i < entry.values().size(); i++) {
        if (!isSame(stored.getObject(i + 2), entry.values().get(i))) {
          fault("game %d: %s is not what its bytes say".formatted(games, EntryColumns.name(i)));
        }
      }
      if (stored.getLong(entry.values().size() + 2)
          != GameRowSum.of(game, source.number(), entry.values())) {
        fault("game %d: the row does not have the sum that it had".formatted(games));
      }
      positions.add(game, entry.keys());
      CountedLine line = entry.line();
      if (line != null) {
        sums.add(game, entry.keys(), line);
      }
      addParts(game, entry);
    } catch (SQLException e) {
      throw new UncheckedIOException(new IOException(e));
    }
  }

  private void compareCopy(List<@Nullable Object> place, CopyRow copy) {
    for (int i = 0; i < place.size(); i++) {
      if (!isSame(copy.place().get(i), place.get(i))) {
        fault(
            "record %d, left out: %s is not what its bytes say"
                .formatted(records, EntryColumns.name(i)));
      }
    }
  }

  private static boolean isSame(@Nullable Object left, @Nullable Object right) {
    return left instanceof Number one && right instanceof Number other
        ? one.longValue() == other.longValue()
        : left instanceof byte[] some && right instanceof byte[] others
            ? Arrays.equals(some, others)
            : Objects.equals(left, right);
  }

  private void addParts(long game, GameEntry entry) {
    for (Finding finding : entry.findings()) {
      add(game, finding.problem(), finding.severity());
    }
    if (entry.quarantined() != null) {
      quarantine.add(game, entry.quarantined());
    }
    for (Remark remark : entry.remarks()) {
      remarks.add(game, remark.move(), GameEntry.wellFormed(remark.text()));
    }
    for (Tag tag : entry.tags()) {
      tags.add(
          game, tag.move(), GameEntry.wellFormed(tag.name()), GameEntry.wellFormed(tag.value()));
    }
  }

  private void add(@Nullable Long game, Problem problem, Severity severity) {
    findings.add(
        game,
        problem.code().code(),
        severity.name().toLowerCase(Locale.ROOT),
        problem.where().offset(),
        problem.where().line(),
        problem.ply(),
        GameEntry.wellFormed(problem.message()));
  }

  private void compareSums() throws SQLException {
    String ofGames = " JOIN games g ON g.game = t.game WHERE g.source = ? ORDER BY t.game, t.rowid";
    compare(
        "findings",
        findings,
        "SELECT game, code, severity, byte_offset, line, ply, message FROM findings"
            + " WHERE source = ? ORDER BY game IS NULL, game, finding");
    compare("quarantine", quarantine, "SELECT t.game, t.bytes FROM quarantine t" + ofGames);
    compare("remarks", remarks, "SELECT t.game, t.move, t.text FROM remarks t" + ofGames);
    compare(
        "record_tags", tags, "SELECT t.game, t.move, t.name, t.value FROM record_tags t" + ofGames);
  }

  private void compare(String table, RowSum expected, String question) throws SQLException {
    RowSum found = new RowSum();
    try (PreparedStatement asked = tables.prepareStatement(question)) {
      asked.setLong(1, source.number());
      try (ResultSet rows = asked.executeQuery()) {
        int columns = rows.getMetaData().getColumnCount();
        while (rows.next()) {
          @Nullable Object[] values = new @Nullable Object[columns];
          for (int i = 0; i < columns; i++) {
            values[i] = rows.getObject(i + 1);
          }
          found.add(values);
        }
      }
    }
    if (!found.isSameAs(expected)) {
      fault(table + " are not those that its bytes give");
    }
  }

  @Override
  public void close() throws SQLException {
    stored.close();
    statement.close();
  }
}
