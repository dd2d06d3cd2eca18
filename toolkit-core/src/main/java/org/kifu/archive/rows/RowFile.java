package org.kifu.archive.rows;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.kifu.game.ParsedGame;
import org.kifu.table.TableForm;
import org.kifu.verify.GameChecker;

/** A file of games or of plies, with the columns that Spark has. */
public final class RowFile implements Closeable {
  private final RowTable<?> table;
  private final GameChecker checker = new GameChecker(false);

  private RowFile(RowTable<?> table) {
    this.table = table;
  }

  /**
   * Begins a file.
   *
   * @param about facts about the whole table, by name
   * @param out gets the file; it stays open
   */
  public static RowFile open(
      RowSubject kind, TableForm form, Map<String, String> about, OutputStream out)
      throws IOException {
    return new RowFile(
        switch (kind) {
          case GAMES -> RowTable.of(RecordColumns.ALL, Stream::of, form, about, out);
          case PLIES -> RowTable.of(PlyColumns.ALL, PlayedPly::of, form, about, out);
        });
  }

  /** Writes the rows of a game. */
  public void add(ParsedGame game) throws IOException {
    table.add(SourceEntry.of(game, game.origin().start(), checker));
  }

  @Override
  public void close() throws IOException {
    table.file.close();
  }

  /**
   * A table with the function that makes its rows.
   *
   * @param <R> the object of a row
   */
  private record RowTable<R>(TableForm.Rows<R> file, Function<SourceEntry, Stream<R>> rows) {
    static <R> RowTable<R> of(
        List<RowColumn<R>> columns,
        Function<SourceEntry, Stream<R>> rows,
        TableForm form,
        Map<String, String> about,
        OutputStream out)
        throws IOException {
      return new RowTable<>(form.open(RowColumn.versioned(columns), about, out), rows);
    }

    void add(SourceEntry entry) throws IOException {
      for (R row : rows.apply(entry).toList()) {
        file.add(row);
      }
    }
  }
}
