package org.kifu.base;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

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

  private final Base base;

  /** The annotated games of an open base. */
  public StoredAnnotations(Base base) {
    this.base = base;
  }

  /** Whether a game of the base is annotated. */
  public boolean areAny() throws IOException {
    return base.isOfThisVersion() && base.count("annotated_games") > 0;
  }

  /** Whether a game of a source is annotated. */
  public boolean areOf(StoredSource source) throws IOException {
    return base.isOfThisVersion()
        && base.read(
                tables ->
                    Base.number(
                        tables,
                        "SELECT EXISTS (SELECT 1 FROM games JOIN annotated_games USING (game)"
                            + " WHERE source = "
                            + source.number()
                            + ")"))
            == 1;
  }

  /**
   * The annotated games of sources, as {@code kifu annotate --format jsonl} wrote them. The stream
   * has one game at a time in memory; the caller closes it. Reading throws a {@link BaseException}
   * where a line does not have its sum.
   */
  public InputStream lines(List<StoredSource> sources) throws IOException {
    return base.isOfThisVersion() ? new LineStream(base, sources) : InputStream.nullInputStream();
  }

  /** The unpacked lines of sources. */
  private static final class LineStream extends InputStream {
    private final Base base;
    private final Iterator<StoredSource> sources;
    private final PreparedStatement next;
    private @Nullable StoredSource source;
    private long game;
    private long number;
    private InputStream line = InputStream.nullInputStream();

    LineStream(Base base, List<StoredSource> sources) throws IOException {
      this.base = base;
      this.sources = sources.iterator();
      this.next = base.<PreparedStatement>read(tables -> tables.prepareStatement(LINES));
    }

    @Override
    public int read() throws IOException {
      int found = line.read();
      while (found < 0 && hasMore()) {
        found = line.read();
      }
      return found;
    }

    @Override
    public int read(byte[] bytes, int from, int count) throws IOException {
      int found = line.read(bytes, from, count);
      while (found < 0 && hasMore()) {
        found = line.read(bytes, from, count);
      }
      return found;
    }

    private boolean hasMore() throws IOException {
      while (source != null || sources.hasNext()) {
        StoredSource here = source == null ? sources.next() : source;
        source = here;
        byte[] text = nextLine(here);
        if (text.length > 0) {
          line = new ByteArrayInputStream(text);
          return true;
        }
        source = null;
        number = 0;
        game = 0;
      }
      return false;
    }

    /** The next line of a source with its end; empty after the last. */
    private byte[] nextLine(StoredSource here) throws IOException {
      try {
        next.setLong(1, here.number());
        next.setLong(2, number);
        next.setLong(3, game);
        try (ResultSet rows = next.executeQuery()) {
          if (!rows.next()) {
            return new byte[0];
          }
          game = rows.getLong(1);
          number = rows.getLong(4);
          byte[] text =
              new PackedLine(rows.getLong(2), rows.getBytes(3))
                  .unpacked(LONGEST)
                  .orElseThrow(() -> damaged(here));
          byte[] whole = new byte[text.length + 1];
          System.arraycopy(text, 0, whole, 0, text.length);
          whole[text.length] = '\n';
          return whole;
        }
      } catch (SQLException e) {
        throw BaseException.of(base.file(), e);
      }
    }

    private BaseException damaged(StoredSource here) {
      return new BaseException(
          base.file(),
          BaseException.BaseFault.BASE_DAMAGED,
          "%s: the annotation of game %d of the base does not have the sum that it had"
              .formatted(here.name(), game));
    }

    @Override
    public void close() throws IOException {
      try {
        next.close();
      } catch (SQLException e) {
        throw BaseException.of(base.file(), e);
      }
    }
  }
}
