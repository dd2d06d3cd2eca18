package image;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.ZoneOffset;
import java.util.Enumeration;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * The image as a folder: the zip of a release without Spark, with a Java of its own. {@code ZIP
 * SOURCES OUT} makes it alone, without a start-up cache, for a test.
 */
final class ImageFolder {
  private ImageFolder() {}

  public static void main(String[] args) throws IOException, InterruptedException {
    make(Path.of(args[0]), Path.of(args[1]), Path.of(args[2]));
  }

  /** Makes the folder in an empty folder {@code out}, and returns it. */
  static Path make(Path zip, Path sources, Path out) throws IOException, InterruptedException {
    Platform platform = Platform.ofThisMachine();
    Folders.remove(out);
    Path home = out.resolve(name(zip));
    FileTime time = unpack(zip, out, platform);
    SqliteJar.keepOnly(home.resolve("lib"), platform.nativeFolder());
    Path runtime = runtime(home);
    OwnJava.link(runtime);
    if (platform.isLinux()) {
      OwnJava.addFont(runtime, sources.resolve("fontconfig.properties"), home.resolve("lib"));
      Desktop.addTo(home, sources);
      Folders.setTimes(home, time);
    }
    return home;
  }

  /** The name of the folder, which is that of the zip. */
  static String name(Path zip) {
    return zip.getFileName().toString().replaceFirst("\\.zip$", "");
  }

  /** The place of its Java; jpackage wants it beside the folder. */
  static Path runtime(Path home) {
    return Platform.ofThisMachine().isLinux()
        ? home.resolve("runtime")
        : home.resolveSibling("runtime");
  }

  /**
   * Unpacks the zip into a folder, except what an image does not need; returns the time of its
   * files.
   */
  private static FileTime unpack(Path zip, Path out, Platform platform) throws IOException {
    FileTime time = FileTime.fromMillis(0);
    try (ZipFile file = new ZipFile(zip.toFile())) {
      for (Enumeration<? extends ZipEntry> all = file.entries(); all.hasMoreElements(); ) {
        ZipEntry entry = all.nextElement();
        time = FileTime.from(entry.getTimeLocal().toInstant(ZoneOffset.UTC));
        Path target = out.resolve(entry.getName()).normalize();
        if (entry.isDirectory() || !isKept(target.getFileName().toString(), platform)) {
          continue;
        }
        Files.createDirectories(target.getParent());
        try (InputStream bytes = file.getInputStream(entry)) {
          Files.copy(bytes, target);
        }
        if (!platform.isWindows()) {
          boolean runs = target.endsWith("kifu") || target.toString().endsWith(".sh");
          Files.setPosixFilePermissions(
              target, PosixFilePermissions.fromString(runs ? "rwxr-xr-x" : "rw-r--r--"));
        }
      }
    }
    return time;
  }

  private static boolean isKept(String file, Platform platform) {
    return !file.startsWith("toolkit-spark")
        && !file.equals(platform.isWindows() ? "kifu" : "kifu.cmd");
  }
}
