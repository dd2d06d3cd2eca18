package org.kifu.base;

import java.io.IOException;
import java.io.InputStream;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.format.GameReader;
import org.kifu.format.ReadOptions;
import org.kifu.format.RecordText;
import org.kifu.game.ParsedGame;
import org.kifu.game.Remark;
import org.kifu.game.SourceLocation;
import org.kifu.game.Tag;
import org.kifu.source.Source;
import org.kifu.verify.Finding;

/**
 * A record that is read from its own bytes alone, without those before it. What a record says may
 * depend on others, and on the beginning of its source. So it counts only if it gives all rows that
 * the base has of the game, and can state nothing else that hangs on other bytes; otherwise the
 * source must be read from its beginning.
 */
final class PlacedRecord {
  private static final String PLACE =
      "SELECT number, byte_offset, byte_count, line, row_sum FROM games"
          + " WHERE game = ? AND entry = '' AND line > 0";

  private final Base base;
  private final StoredSource source;
  private final long game;

  /** A record of a game of a source. */
  PlacedRecord(Base base, StoredSource source, long game) {
    this.base = base;
    this.source = source;
    this.game = game;
  }

  /** The place that the base states, and the sum of the row, which is proved. */
  private record Place(int number, long offset, int count, int line, long sum) {}

  /**
   * Reads it.
   *
   * @return nothing if its own bytes are not enough
   */
  Optional<ParsedGame> read() throws IOException {
    Optional<Place> place = base.isOfThisVersion() ? base.read(this::place) : Optional.empty();
    if (place.isEmpty()) {
      return Optional.empty();
    }
    Optional<ParsedGame> read = read(place.get());
    return read.isPresent() && base.read(tables -> isSame(tables, read.get(), place.get().sum))
        ? read
        : Optional.empty();
  }

  private Optional<Place> place(Connection tables) throws SQLException {
    try (PreparedStatement asked = tables.prepareStatement(PLACE)) {
      asked.setLong(1, game);
      try (ResultSet row = asked.executeQuery()) {
        if (!row.next()) {
          return Optional.empty();
        }
        GameRowSum.prove(tables, List.of(game));
        return Optional.of(
            new Place(row.getInt(1), row.getLong(2), row.getInt(3), row.getInt(4), row.getLong(5)));
      }
    }
  }

  private Optional<ParsedGame> read(Place place) throws IOException {
    long from = Math.max(0, place.offset - 1);
    try (InputStream bytes =
        base.read(tables -> PartsStream.from(base.file(), tables, source.number(), from))) {
      if (place.offset > 0 && bytes.read() != '\n') {
        return Optional.empty(); // it begins within a line
      }
      byte[] own = bytes.readNBytes(place.count);
      if (RecordContext.isText(source.format())
          && text(own).filter(text -> !RecordContext.mayMatter(text)).isEmpty()) {
        return Optional.empty();
      }
      Source record =
          Source.of(source.name(), own)
              .from(new SourceLocation(source.name(), place.offset, place.line, 1));
      return only(record).map(read -> read.numbered(place.number));
    }
  }

  /** The text of the bytes, in the encoding that the beginning of the source shows. */
  private Optional<String> text(byte[] own) throws IOException {
    try (InputStream bytes =
        base.read(tables -> PartsStream.from(base.file(), tables, source.number(), 0))) {
      return RecordText.of(own, source.choice().encoding(), bytes.readNBytes(RecordText.HEAD));
    }
  }

  /** The game of the bytes; nothing if there is none, or more than one. */
  private Optional<ParsedGame> only(Source record) throws IOException {
    ReadOptions options = source.choice().options(_ -> {}, new ReadOptions.RunMemory());
    if (options.format().isEmpty() && source.format().isPresent()) {
      options = options.as(source.format().get());
    }
    try (GameReader games = GameReader.open(record, options)) {
      Optional<ParsedGame> first =
          games.iterator().hasNext() ? Optional.of(games.iterator().next()) : Optional.empty();
      return games.iterator().hasNext() ? Optional.empty() : first;
    }
  }

  private boolean isSame(Connection tables, ParsedGame read, long sum) throws SQLException {
    GameEntry entry = new GameEntry.Maker(NamedPositions.read(tables)).entry(read);
    if (GameRowSum.of(game, source.number(), entry.values()) != sum) {
      return false;
    }
    RowSum given = new RowSum();
    for (Finding finding : entry.findings()) {
      given.add(
          finding.problem().code().code(),
          finding.severity().name().toLowerCase(Locale.ROOT),
          finding.problem().where().offset(),
          finding.problem().where().line(),
          finding.problem().ply(),
          GameEntry.wellFormed(finding.problem().message()));
    }
    for (Remark remark : entry.remarks()) {
      given.add(remark.move(), GameEntry.wellFormed(remark.text()));
    }
    for (Tag tag : entry.tags()) {
      given.add(tag.move(), GameEntry.wellFormed(tag.name()), GameEntry.wellFormed(tag.value()));
    }
    RowSum stored = new RowSum();
    add(
        tables,
        "SELECT code, severity, byte_offset, line, ply, message FROM findings WHERE game = ?"
            + " ORDER BY finding",
        stored);
    add(tables, "SELECT move, text FROM remarks WHERE game = ? ORDER BY rowid", stored);
    add(tables, "SELECT move, name, value FROM record_tags WHERE game = ? ORDER BY rowid", stored);
    return given.isSameAs(stored);
  }

  private void add(Connection tables, String question, RowSum sum) throws SQLException {
    try (PreparedStatement asked = tables.prepareStatement(question)) {
      asked.setLong(1, game);
      try (ResultSet rows = asked.executeQuery()) {
        int columns = rows.getMetaData().getColumnCount();
        while (rows.next()) {
          @Nullable Object[] values = new @Nullable Object[columns];
          for (int i = 0; i < columns; i++) {
            values[i] = rows.getObject(i + 1);
          }
          sum.add(values);
        }
      }
    }
  }
}
