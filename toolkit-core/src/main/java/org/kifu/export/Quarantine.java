package org.kifu.export;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.kifu.game.ParsedGame;
import org.kifu.game.SourceLocation;

/**
 * Keeps the games that a verification sets aside: their bytes as they stood in the source, one file
 * a source, and a table {@code index.csv} that says where each came from and where it lies. Nothing
 * that is there is written over: another run gets files with other numbers. Files are made with the
 * first game that needs them.
 */
public final class Quarantine implements Closeable {
  private final Path folder;
  private final Map<String, Store> stores = new HashMap<>();
  private @Nullable Path indexFile;
  private @Nullable Writer index;
  private @Nullable CsvRows rows;

  /**
   * Chooses the folder.
   *
   * @param folder made if need be
   * @throws IOException if it cannot be made
   */
  public Quarantine(Path folder) throws IOException {
    this.folder = Files.createDirectories(folder);
  }

  /** Keeps one game. */
  public void add(ParsedGame game) throws IOException {
    SourceLocation where = game.origin().start();
    byte[] bytes = game.origin().bytes();
    Store store = stores.get(where.source());
    if (store == null) {
      store = new Store(create(SourceFileName.of(where.source()) + ".quarantined"));
      stores.put(where.source(), store);
    }
    rows()
        .add(
            List.of(
                where.source(),
                game.number(),
                where.offset() < 0 ? "" : where.offset(),
                where.line() > 0 ? where.line() : "",
                bytes.length,
                String.valueOf(store.file.getFileName()),
                store.length));
    store.append(bytes);
  }

  private CsvRows rows() throws IOException {
    if (rows == null) {
      Path file = create("index.csv");
      indexFile = file;
      index = Files.newBufferedWriter(file, StandardCharsets.UTF_8);
      rows =
          new CsvRows(
              index, List.of("source", "game", "offset", "line", "length", "file", "file_offset"));
    }
    return rows;
  }

  /** Makes a new file with this name, or with a number before its extension if it is taken. */
  private Path create(String name) throws IOException {
    int dot = name.lastIndexOf('.');
    String stem = dot > 0 ? name.substring(0, dot) : name;
    String extension = dot > 0 ? name.substring(dot) : "";
    for (int number = 1; ; number++) {
      try {
        return Files.createFile(
            folder.resolve(number == 1 ? name : stem + "-" + number + extension));
      } catch (FileAlreadyExistsException e) {
        // taken by an earlier run, or by another source of the same name
      }
    }
  }

  /** The files that were made, the table first; complete when this is closed. */
  public List<Path> files() {
    return Stream.concat(
            Stream.ofNullable(indexFile),
            stores.values().stream().map(store -> store.file).sorted())
        .toList();
  }

  @Override
  public void close() throws IOException {
    if (index != null) {
      index.close();
    }
  }

  /** The bytes set aside from one source; no file stays open, however many sources there are. */
  private static final class Store {
    private final Path file;
    private long length;

    Store(Path file) {
      this.file = file;
    }

    void append(byte[] bytes) throws IOException {
      try (OutputStream out = Files.newOutputStream(file, StandardOpenOption.APPEND)) {
        out.write(bytes);
      }
      length += bytes.length;
    }
  }
}
