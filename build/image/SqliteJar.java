package image;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/** The jar of SQLite, whose native libraries for other platforms are most of its size. */
final class SqliteJar {
  private static final String NATIVE = "org/sqlite/native/";

  private SqliteJar() {}

  /**
   * Removes the native libraries for other platforms from the jar.
   *
   * @param kept the folder of those that stay, such as {@code Linux/x86_64/}
   */
  static void keepOnly(Path lib, String kept) throws IOException {
    Path jar = Folders.only(lib, "sqlite-jdbc-*.jar");
    Path small = lib.resolve("sqlite.new");
    boolean found = false;
    try (ZipFile from = new ZipFile(jar.toFile());
        ZipOutputStream to = new ZipOutputStream(Files.newOutputStream(small))) {
      for (Enumeration<? extends ZipEntry> all = from.entries(); all.hasMoreElements(); ) {
        ZipEntry entry = all.nextElement();
        boolean isKept = entry.getName().startsWith(NATIVE + kept);
        if (isKept || !entry.getName().startsWith(NATIVE)) {
          copy(from, entry, to);
          found |= isKept && !entry.isDirectory();
        }
      }
    }
    if (!found) {
      throw new IOException(jar + " has no native library in " + NATIVE + kept);
    }
    Files.delete(jar);
    Files.move(small, jar);
  }

  private static void copy(ZipFile from, ZipEntry entry, ZipOutputStream to) throws IOException {
    ZipEntry copy = new ZipEntry(entry.getName());
    copy.setTimeLocal(entry.getTimeLocal());
    to.putNextEntry(copy);
    try (InputStream bytes = from.getInputStream(entry)) {
      bytes.transferTo(to);
    }
    to.closeEntry();
  }
}
