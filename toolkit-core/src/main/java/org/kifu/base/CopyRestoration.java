package org.kifu.base;

import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.kifu.base.CopySearch.FoundCopies;
import org.kifu.base.CopySearch.FoundCopy;
import org.kifu.format.GameReader;
import org.kifu.format.ReadOptions;
import org.kifu.game.ParsedGame;

/**
 * The return of records that a base left out for games that are gone: a record is a game now,
 * unless another earlier game says all that it says.
 */
final class CopyRestoration {
  private final Connection tables;
  private final StoredSources stored;
  private final Map<Long, Long> firsts = new HashMap<>();

  private CopyRestoration(Base base, Connection tables) {
    this.tables = tables;
    this.stored = new StoredSources(base);
  }

  /** Restores what is to be restored, in the transaction of the caller. */
  static void restore(Base base, Connection tables) throws SQLException, IOException {
    if (CopyRows.isAnyAlone(tables)) {
      new CopyRestoration(base, tables).restore();
    }
  }

  private void restore() throws SQLException, IOException {
    FoundCopies found = CopySearch.ofBase(stored, 1, tables);
    NamedPositions names = NamedPositions.read(tables);
    try (GameRows rows = new GameRows(tables)) {
      for (StoredSource each : stored.games()) {
        BitSet alone = CopyRows.records(tables, each.number());
        long first = CopyRows.first(tables, each.number());
        for (int record : CopyRows.of(tables, each.number()).keySet()) {
          Optional<FoundCopy> copy = found.of(each.number(), record);
          if (copy.isPresent()) {
            long game = copy.get().game(firsts, tables);
            CopyRows.change(tables, first + record, copy.get().reason(), game);
            alone.clear(record);
          }
        }
        if (!alone.isEmpty()) {
          restore(each, alone, first, new GameEntry.Maker(names), rows);
        }
      }
      rows.flush();
    }
  }

  /**
   * Makes games of the records of a source.
   *
   * @param first the number of the first record of the source, as a game
   */
  private void restore(
      StoredSource source, BitSet alone, long first, GameEntry.Maker maker, GameRows rows)
      throws SQLException, IOException {
    ReadOptions options = source.choice().options(problem -> {}, new ReadOptions.RunMemory());
    int record = -1;
    try (GameReader reader =
        GameReader.open(stored.whole(source).leavingOut(each -> !alone.get(each)), options)) {
      for (ParsedGame game : reader) {
        record = alone.nextSetBit(record + 1);
        rows.add(first + record, source.number(), maker.entry(game));
        CopyRows.remove(tables, first + record);
      }
    }
    try (PreparedStatement row =
        tables.prepareStatement("UPDATE sources SET games = games + ? WHERE source = ?")) {
      row.setInt(1, alone.cardinality());
      row.setLong(2, source.number());
      row.executeUpdate();
    }
  }
}
