package org.kifu.base;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.output.AnnotatedSource;
import org.kifu.annotate.output.AnnotationLine;
import org.kifu.annotate.output.AnnotationReader;
import org.kifu.annotate.output.JoinedAnnotations;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.SourceLocation;
import org.kifu.json.JsonFields.ShapeException;

/** The annotated games of a base, of each game the annotation that was made last. */
public final class StoredAnnotations {
  /** The most bytes of a line. */
  static final int LONGEST = 16 << 20;

  /** The next line of a source, found by the index of games by source and number. */
  static final String LINES =
      "SELECT g.game, a.checksum, a.line, g.number FROM games g CROSS JOIN annotated_games a"
          + " ON a.game = g.game WHERE g.source = ? AND a.annotation = (SELECT max(annotation) FROM"
          + " annotated_games b WHERE b.game = g.game) AND (g.number, g.game) > (?, ?)"
          + " ORDER BY g.number, g.game LIMIT 1";

  private static final String OF_GAME =
      "SELECT g.game, a.checksum, a.line FROM sources s JOIN games g USING (source)"
          + " JOIN annotated_games a USING (game) WHERE s.role = 'games' AND s.name = ?"
          + " AND g.entry = ? AND g.number = ? AND coalesce(?, g.checksum) = g.checksum"
          + " ORDER BY a.annotation DESC LIMIT 1";

  private static final String BY_NUMBER =
      "SELECT a.game, a.checksum, a.line, s.name FROM annotated_games a JOIN games USING (game)"
          + " JOIN sources s USING (source) WHERE a.game = ? ORDER BY a.annotation DESC LIMIT 1";

  private final Base base;

  /** The annotated games of an open base. */
  public StoredAnnotations(Base base) {
    this.base = base;
  }

  /** Whether the base has an annotated game, its own or one of a source. */
  public boolean areAny() throws IOException {
    return base.isOfVersion(BaseSchema.WITH_ANNOTATIONS) && base.count("annotated_games") > 0
        || areInSources();
  }

  /** Whether a source is itself a file of annotated games. */
  public boolean areInSources() throws IOException {
    for (StoredSource each : new StoredSources(base).games()) {
      if (areIn(each)) {
        return true;
      }
    }
    return false;
  }

  /**
   * The annotation of the game of the base that has this place, and the same bytes if they are
   * known; nothing if there is none, or if it could not be annotated.
   */
  public Optional<AnnotatedGame> of(ParsedGame game) throws IOException {
    byte[] bytes = game.origin().bytes();
    @Nullable Long sum = bytes.length == 0 ? null : GameEntry.checksum(bytes);
    return of(game.origin().start().source(), game.number(), sum);
  }

  /**
   * The annotation of the game of the base that has this place; nothing if there is none, or if it
   * could not be annotated.
   *
   * @param number the number of the game in its source, from 1
   */
  public Optional<AnnotatedGame> of(String source, int number) throws IOException {
    return of(source, number, null);
  }

  private Optional<AnnotatedGame> of(String place, int number, @Nullable Long sum)
      throws IOException {
    String source = GameEntry.wellFormed(place);
    String file = SourceLocation.fileOf(source);
    return base.isOfVersion(BaseSchema.WITH_ANNOTATIONS)
        ? base.read(
            tables -> {
              try (PreparedStatement asked = tables.prepareStatement(OF_GAME)) {
                asked.setString(1, file);
                asked.setString(2, GameEntry.pathInArchive(source));
                asked.setInt(3, number);
                asked.setObject(4, sum);
                try (ResultSet rows = asked.executeQuery()) {
                  return rows.next() ? annotated(file, rows) : Optional.empty();
                }
              }
            })
        : Optional.empty();
  }

  /**
   * The annotation that was made last of a game of the base, as the line that {@code kifu annotate
   * --format jsonl} writes; nothing if there is none.
   *
   * @param game the number of the game in the base
   */
  public Optional<String> line(long game) throws IOException {
    return base.isOfThisVersion()
        ? base.read(
            tables -> {
              try (PreparedStatement asked = tables.prepareStatement(BY_NUMBER)) {
                asked.setLong(1, game);
                try (ResultSet rows = asked.executeQuery()) {
                  return rows.next()
                      ? Optional.of(
                          new String(line(base, rows.getString(4), rows), StandardCharsets.UTF_8))
                      : Optional.empty();
                }
              }
            })
        : Optional.empty();
  }

  private Optional<AnnotatedGame> annotated(String source, ResultSet row)
      throws SQLException, IOException {
    String line = new String(line(base, source, row), StandardCharsets.UTF_8);
    try {
      return AnnotationLine.read(line) instanceof AnnotatedGame annotated
          ? Optional.of(annotated)
          : Optional.empty();
    } catch (ShapeException e) {
      throw damaged(base, source, row.getLong(1));
    }
  }

  /** The number of games of a source that the base annotated. */
  private long annotated(StoredSource source) throws IOException {
    return base.isOfVersion(BaseSchema.WITH_ANNOTATIONS)
        ? base.read(
            tables ->
                Base.longNumber(
                    tables,
                    "SELECT count(DISTINCT game) FROM games JOIN annotated_games USING (game)"
                        + " WHERE source = "
                        + source.number()))
        : 0;
  }

  /** Whether a source is itself a file of annotated games. */
  public boolean areIn(StoredSource source) throws IOException {
    if (source.format().filter(format -> !format.equals("json")).isPresent()
        && !hasEntries(source)) {
      return false;
    }
    try {
      return AnnotatedSource.isAnnotated(new StoredSources(base).toRead(source));
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  /** Whether a source is an archive: its format is that of its first game alone. */
  private boolean hasEntries(StoredSource source) throws IOException {
    return base.read(
        tables ->
            Base.longNumber(
                    tables,
                    "SELECT EXISTS (SELECT 1 FROM games WHERE entry <> '' AND source = %d)"
                        .formatted(source.number()))
                > 0);
  }

  /**
   * The annotated games of sources. Those of a source are the base's; where it lacks some, and the
   * source itself is a file of annotated games, they are the source's. One game at a time is in
   * memory; the caller closes the games. They throw a {@link BaseException} as the cause of an
   * {@link UncheckedIOException} where a line does not have its sum.
   *
   * @param problems takes the problems of packed sources
   */
  public JoinedAnnotations games(List<StoredSource> sources, Consumer<Problem> problems) {
    return new SourceGames(sources.iterator(), problems);
  }

  /** The line of a row with a game, a sum and a packed line. */
  private static byte[] line(Base base, String source, ResultSet row)
      throws SQLException, BaseException {
    Optional<byte[]> text =
        new PackedLine(row.getLong(2), StoredValue.bytes(row, 3)).unpacked(LONGEST);
    if (text.isEmpty()) {
      throw damaged(base, source, row.getLong(1));
    }
    return text.get();
  }

  private static BaseException damaged(Base base, String source, long game) {
    return new BaseException(
        base.file(),
        BaseException.BaseFault.BASE_DAMAGED,
        "%s: the annotation of game %d of the base does not have the sum that it had"
            .formatted(source, game));
  }

  /** The annotated games of sources, one source after the other. */
  private final class SourceGames extends JoinedAnnotations {
    private final Iterator<StoredSource> sources;
    private final Consumer<Problem> problems;

    SourceGames(Iterator<StoredSource> sources, Consumer<Problem> problems) {
      this.sources = sources;
      this.problems = problems;
    }

    @Override
    protected Optional<AnnotatedPart> nextPart() throws IOException {
      while (sources.hasNext()) {
        StoredSource source = sources.next();
        long own = annotated(source);
        if (own < source.games() && areIn(source)) {
          AnnotatedSource games =
              AnnotatedSource.open(new StoredSources(base).toRead(source), problems)
                  .leavingOutOthers();
          return Optional.of(new AnnotatedPart(games, games));
        }
        if (own > 0) {
          LineStream lines = new LineStream(base, source);
          return Optional.of(new AnnotatedPart(new AnnotationReader(source.name(), lines), lines));
        }
      }
      return Optional.empty();
    }
  }

  /** The unpacked lines of a source. */
  private static final class LineStream extends JoinedStream {
    private final Base base;
    private final StoredSource source;
    private final PreparedStatement next;
    private long game;
    private long number;

    LineStream(Base base, StoredSource source) throws IOException {
      this.base = base;
      this.source = source;
      this.next = base.<PreparedStatement>read(tables -> tables.prepareStatement(LINES));
    }

    @Override
    protected Optional<InputStream> nextPart() throws IOException {
      try {
        next.setLong(1, source.number());
        next.setLong(2, number);
        next.setLong(3, game);
        try (ResultSet rows = next.executeQuery()) {
          if (!rows.next()) {
            return Optional.empty();
          }
          game = rows.getLong(1);
          number = rows.getLong(4);
          byte[] text = line(base, source.name(), rows);
          byte[] whole = Arrays.copyOf(text, text.length + 1);
          whole[text.length] = '\n';
          return Optional.of(new ByteArrayInputStream(whole));
        }
      } catch (SQLException e) {
        throw BaseException.of(base.file(), e);
      }
    }

    @Override
    public void close() throws IOException {
      super.close();
      try {
        next.close();
      } catch (SQLException e) {
        throw BaseException.of(base.file(), e);
      }
    }
  }
}
