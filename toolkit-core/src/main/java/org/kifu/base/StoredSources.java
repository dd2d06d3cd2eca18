package org.kifu.base;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.NoSuchFileException;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.kifu.source.Source;
import org.kifu.source.SourceFolder;

/** The sources of a base, as they were when they were added. */
public final class StoredSources {
  /** The name of a source {@code s}; nothing if damage has changed it or its parts. */
  static final String NAME = "iif(s.name = s.folder || s.file_name, s.name, NULL)";

  private static final String QUESTION =
      "SELECT source, name, folder, file_name, size, sha256, format, read_from, read_encoding,"
          + " read_rules, games, role FROM sources WHERE source BETWEEN ? AND ? ORDER BY source";

  private static final Set<String> ROLES = Set.of(SourceRows.GAMES, SourceRows.NAMES);

  private final Base base;
  private final boolean areSummed;

  /** The sources of an open base. Reading one to its end fails if its bytes have changed. */
  public StoredSources(Base base) {
    this(base, true);
  }

  /**
   * @param areSummed whether reading one to its end fails if its bytes have changed
   */
  StoredSources(Base base, boolean areSummed) {
    this.base = base;
    this.areSummed = areSummed;
  }

  /** The sources with games, in the order in which they were added. */
  public List<StoredSource> games() throws IOException {
    return ofRole(SourceRows.GAMES, 0, Long.MAX_VALUE);
  }

  /** The source with games that has this number in the base. */
  public Optional<StoredSource> games(long number) throws IOException {
    return ofRole(SourceRows.GAMES, number, number).stream().findFirst();
  }

  /** The files with the names of players and tournaments. */
  public List<StoredSource> names() throws IOException {
    return ofRole(SourceRows.NAMES, 0, Long.MAX_VALUE);
  }

  private List<StoredSource> ofRole(String role, long from, long to) throws IOException {
    return base.read(
        tables -> {
          try (PreparedStatement question = tables.prepareStatement(QUESTION)) {
            question.setLong(1, from);
            question.setLong(2, to);
            List<StoredSource> found = new ArrayList<>();
            try (ResultSet rows = question.executeQuery()) {
              while (rows.next()) {
                if (role(rows).equals(role)) {
                  found.add(source(rows));
                }
              }
            }
            return found;
          }
        });
  }

  private static String role(ResultSet row) throws SQLException {
    String role = StoredValue.text(row, 12);
    if (!ROLES.contains(role)) { // a source without a role would be left out in silence
      throw StoredValue.damage("sources: source %d has no known role".formatted(row.getLong(1)));
    }
    return role;
  }

  private static StoredSource source(ResultSet row) throws SQLException {
    ReadingChoice choice =
        new ReadingChoice(
            Optional.ofNullable(row.getString(8)),
            Optional.ofNullable(row.getString(9)),
            StoredValue.text(row, 10));
    String name = StoredValue.text(row, 2);
    String folder = StoredValue.text(row, 3);
    String fileName = StoredValue.text(row, 4);
    if (!name.equals(folder + fileName)) { // damage to one of them is seen by the others
      throw StoredValue.damage("sources: source %d has two names".formatted(row.getLong(1)));
    }
    return new StoredSource(
        row.getLong(1),
        name,
        folder,
        fileName,
        row.getLong(5),
        StoredValue.text(row, 6),
        Optional.ofNullable(row.getString(7)),
        choice,
        row.getLong(11));
  }

  /** The bytes of a source. The caller closes the stream. */
  public InputStream bytes(StoredSource source) throws IOException {
    return open(source.number(), source.sha256());
  }

  /**
   * A source of games as a reader takes it, with the names that it was read with, and without the
   * records that the base leaves out.
   */
  public Source toRead(StoredSource source) throws IOException {
    if (!base.isOfVersion(BaseSchema.WITH_COPIES)) {
      return whole(source);
    }
    BitSet copies = base.read(tables -> CopyRows.records(tables, source.number()));
    return copies.isEmpty() ? whole(source) : whole(source).leavingOut(copies::get);
  }

  /** A source of games as a reader takes it, with all its records. */
  Source whole(StoredSource source) throws IOException {
    Map<String, StoredNames> beside = namesOf(source, 0);
    List<Source> given = new ArrayList<>();
    for (Map.Entry<String, StoredNames> each : namesOf(source, 1).entrySet()) {
      try (InputStream stream = each.getValue().open(this)) {
        given.add(Source.of(each.getKey(), stream.readAllBytes()));
      }
    }
    SourceFolder folder = new NamesBeside(this, source.folder(), beside);
    return Source.of(
            new OwnFolder(source.fileName(), () -> bytes(source), folder),
            source.fileName(),
            source.name())
        .with(given);
  }

  /** All sources of games as a reader takes them, one at a time. */
  public Iterator<Source> toRead() throws IOException {
    Iterator<StoredSource> all = games().iterator();
    return new Iterator<>() {
      @Override
      public boolean hasNext() {
        return all.hasNext();
      }

      @Override
      public Source next() {
        if (!all.hasNext()) {
          throw new NoSuchElementException();
        }
        try {
          return toRead(all.next());
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    };
  }

  private InputStream open(long number, String sha256) throws IOException {
    InputStream bytes = base.read(tables -> new PartsStream(base.file(), tables, number));
    return areSummed ? new SummedStream(bytes, base.file(), sha256) : bytes;
  }

  private Map<String, StoredNames> namesOf(StoredSource source, int given) throws IOException {
    String question =
        "SELECT n.file_name, n.source, n.sha256 FROM source_names l JOIN sources n ON n.source ="
            + " l.names WHERE l.source = ? AND l.given = ?";
    return base.read(
        tables -> {
          try (PreparedStatement statement = tables.prepareStatement(question)) {
            statement.setLong(1, source.number());
            statement.setInt(2, given);
            Map<String, StoredNames> names = new TreeMap<>();
            try (ResultSet rows = statement.executeQuery()) {
              while (rows.next()) {
                names.put(
                    StoredValue.text(rows, 1),
                    new StoredNames(rows.getLong(2), StoredValue.text(rows, 3)));
              }
            }
            return names;
          }
        });
  }

  private List<String> gamesIn(String folder) throws IOException {
    return base.read(
        tables -> {
          try (PreparedStatement statement =
              tables.prepareStatement(
                  "SELECT file_name FROM sources WHERE role = 'games' AND folder = ?")) {
            statement.setString(1, folder);
            List<String> found = new ArrayList<>();
            try (ResultSet rows = statement.executeQuery()) {
              while (rows.next()) {
                found.add(StoredValue.text(rows, 1));
              }
            }
            return found;
          }
        });
  }

  /** A file with names. */
  private record StoredNames(long number, String sha256) {
    InputStream open(StoredSources sources) throws IOException {
      return sources.open(number, sha256);
    }
  }

  /**
   * The files of a folder that a base keeps.
   *
   * @param names the files with names by their file names
   */
  private record NamesBeside(StoredSources sources, String folder, Map<String, StoredNames> names)
      implements SourceFolder {
    @Override
    public List<String> files() throws IOException {
      return Stream.concat(names.keySet().stream(), sources.gamesIn(folder).stream())
          .distinct()
          .sorted()
          .toList();
    }

    @Override
    public InputStream open(String file) throws IOException {
      StoredNames found = names.get(file);
      if (found == null) {
        throw new NoSuchFileException(folder + file);
      }
      return found.open(sources);
    }
  }
}
