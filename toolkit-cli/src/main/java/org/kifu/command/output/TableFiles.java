package org.kifu.command.output;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.security.CodeSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import org.kifu.command.terminal.Refusal;
import org.kifu.json.Tool;
import org.kifu.table.Column;
import org.kifu.table.TableForm;
import org.kifu.table.TableForm.Rows;

/**
 * The forms of tables whose libraries are not among those of the command line. They are loaded from
 * a folder with the name of the form beside the jar of the command line; in a checkout, from where
 * the module of that name is built.
 */
public final class TableFiles {
  private TableFiles() {}

  /** Facts about a table that every file has: the program that wrote it. */
  public static Map<String, String> about() {
    return Map.of("kifu.tool", Tool.NAME + " " + Tool.version());
  }

  /** Begins a table; see {@link TableForm#open}. */
  public static <R> Rows<R> open(Form form, List<Column<R>> columns, OutputStream out)
      throws IOException {
    return of(form).open(columns, about(), out);
  }

  /** Writes a whole table. */
  public static <R> void write(
      Form form, List<Column<R>> columns, Iterable<R> rows, OutputStream out) throws IOException {
    try (Rows<R> table = open(form, columns, out)) {
      for (R row : rows) {
        table.add(row);
      }
    }
  }

  /**
   * The writer of a form.
   *
   * @throws Refusal if its jars are missing
   */
  public static TableForm of(Form form) {
    String name = form.toString();
    return in(TableFiles.class.getClassLoader(), name)
        .or(() -> in(loader(name), name))
        .orElseThrow(
            () ->
                Refusal.usage(
                    ("the jars for %1$s are missing: they stand in the folder lib/%1$s of the"
                            + " distribution; in a checkout, ./kifu builds them, and on Windows"
                            + " mvnw.cmd -Dkifu.quick -pl toolkit-%1$s -am package")
                        .formatted(name)));
  }

  private static Optional<TableForm> in(ClassLoader loader, String name) {
    return ServiceLoader.load(TableForm.class, loader).stream()
        .map(ServiceLoader.Provider::get)
        .filter(file -> file.form().equals(name))
        .findFirst();
  }

  /** Stays open: it lives as long as the command. */
  private static URLClassLoader loader(String name) {
    File[] jars = folder(name).listFiles((_, file) -> file.endsWith(".jar"));
    URL[] urls = new URL[jars == null ? 0 : jars.length];
    for (int at = 0; at < urls.length; at++) {
      urls[at] = url(jars[at]);
    }
    return new URLClassLoader(name, urls, TableFiles.class.getClassLoader());
  }

  private static File folder(String name) {
    CodeSource source = TableFiles.class.getProtectionDomain().getCodeSource();
    File jars = new File(URI.create(source.getLocation().toString())).getParentFile();
    File beside = new File(jars, name);
    return beside.isDirectory() ? beside : built(jars, name);
  }

  /** The jars of a module in a checkout, seen from those of the command line. */
  private static File built(File jars, String name) {
    return new File(jars, "../../../../toolkit-%s/target/quick/lib".formatted(name));
  }

  private static URL url(File jar) {
    try {
      return jar.toURI().toURL();
    } catch (MalformedURLException e) {
      throw new AssertionError("a file has an address", e);
    }
  }
}
