package org.kifu.verify.output;

import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.kifu.file.FileOutput;
import org.kifu.file.StagingFolder;
import org.kifu.game.ParsedGame;
import org.kifu.game.SourceLocation;
import org.kifu.spill.SpillFile;
import org.kifu.table.Column;
import org.kifu.table.CsvRows;

/**
 * The store of the games that a verification sets aside: their bytes as they are in the source, one
 * file for each source, and a table {@code index.csv} with the place of each game in its source and
 * in its file. The files appear when they are complete. Existing files are never overwritten:
 * another run gets files with other numbers. There are no files if no game was set aside.
 */
public final class Quarantine implements Closeable {
  private static final String INDEX = "index.csv";

  private static final List<Column<Lying>> COLUMNS =
      List.of(
          Column.text("source", row -> row.store.source),
          Column.number("game", Lying::game),
          Column.number("offset", row -> row.offset < 0 ? "" : row.offset),
          Column.number("line", row -> row.line > 0 ? row.line : ""),
          Column.number("length", Lying::length),
          Column.text("file", row -> row.store.name),
          Column.number("file_offset", Lying::place));

  /** The place of a game in its source, and its place in the file. */
  private record Lying(Store store, int game, long offset, int line, int length, long place) {}

  private final Path folder;
  private final StagingFolder staging;
  private final Map<String, Store> bySource = new HashMap<>();
  private final List<Store> stores = new ArrayList<>();

  /** The rows of the games, which wait for the names of their files. */
  private final SpillFile games = new SpillFile();

  private List<Path> published = List.of();

  /**
   * Chooses the folder.
   *
   * @param folder the folder, which is created if it does not exist
   * @throws IOException if the folder cannot be created
   */
  public Quarantine(Path folder) throws IOException {
    this.folder = Files.createDirectories(folder);
    this.staging = StagingFolder.in(folder);
  }

  /** Keeps one game. */
  public void add(ParsedGame game) throws IOException {
    SourceLocation where = game.origin().start();
    byte[] bytes = game.origin().bytes();
    Store store = bySource.computeIfAbsent(where.source(), this::begun);
    DataOutputStream row = games.next();
    row.writeInt(store.number);
    row.writeInt(game.number());
    row.writeLong(where.offset());
    row.writeInt(where.line());
    row.writeInt(bytes.length);
    row.writeLong(store.length);
    store.append(bytes);
  }

  private Store begun(String source) {
    Store store = new Store(stores.size(), source, staging);
    stores.add(store);
    return store;
  }

  /** Publishes all files. */
  public void publish() throws IOException {
    while (!stores.isEmpty() && published.isEmpty()) {
      String index = name();
      try {
        staging.publish(false);
        published = files(index);
      } catch (FileAlreadyExistsException _) {
        Files.delete(staging.place(Path.of(index))); // another run has just taken one of the names
      }
    }
  }

  /** Gives every file a free name, and returns the name of the table. */
  private String name() throws IOException {
    Set<String> taken = new HashSet<>();
    for (Store store : stores) {
      store.rename(free(SourceFileName.of(store.source) + ".quarantined", taken));
    }
    String index = free(INDEX, taken);
    try (Writer encoded =
            new OutputStreamWriter(
                FileOutput.to(staging.place(Path.of(index))), StandardCharsets.UTF_8);
        Writer out = new BufferedWriter(encoded)) {
      writeIndex(new CsvRows<>(COLUMNS, out));
    }
    return index;
  }

  private void writeIndex(CsvRows<Lying> rows) throws IOException {
    DataInputStream in = games.rewind();
    for (long row = 0; row < games.records(); row++) {
      Store store = stores.get(in.readInt());
      int game = in.readInt();
      long offset = in.readLong();
      int line = in.readInt();
      int length = in.readInt();
      long place = in.readLong();
      rows.add(new Lying(store, game, offset, line, length, place));
    }
  }

  /** This name, or one with a number before its extension if the name is taken. */
  private String free(String name, Set<String> taken) {
    int dot = name.lastIndexOf('.');
    String stem = name.substring(0, dot);
    String extension = name.substring(dot);
    String free = name;
    for (int number = 2; isTaken(free) || !taken.add(free); number++) {
      free = stem + "-" + number + extension;
    }
    return free;
  }

  /** Whether a file with this name exists or is being made. */
  private boolean isTaken(String name) {
    return Files.exists(folder.resolve(name)) || Files.exists(staging.place(Path.of(name)));
  }

  private List<Path> files(String index) {
    Stream<String> names = stores.stream().map(store -> store.name).sorted();
    return Stream.concat(Stream.of(index), names).map(folder::resolve).toList();
  }

  /** The files that were published, the table first. */
  public List<Path> files() {
    return published;
  }

  @Override
  public void close() throws IOException {
    staging.close();
    games.close();
  }

  /**
   * The bytes that are set aside from one source; no file stays open, because there may be many
   * sources.
   */
  private static final class Store {
    private final int number;
    private final String source;
    private final StagingFolder staging;
    private String name;
    private long length;

    Store(int number, String source, StagingFolder staging) {
      this.number = number;
      this.source = source;
      this.staging = staging;
      this.name = "part " + number;
    }

    void append(byte[] bytes) throws IOException {
      try (FileOutput out = FileOutput.after(length, staging.place(Path.of(name)))) {
        out.write(bytes);
      }
      length += bytes.length;
    }

    void rename(String chosen) throws IOException {
      Files.move(staging.place(Path.of(name)), staging.place(Path.of(chosen)));
      name = chosen;
    }
  }
}
