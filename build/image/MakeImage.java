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
 * Makes the image: the zip of a release without Spark, with a Java of its own. {@code ZIP SOURCES
 * OUT} names the zip, the folder with the files for the desktop, and the folder for the packages.
 * On Linux the packages are a {@code .tar.gz} and a {@code .deb}, which need {@code tar} and {@code
 * dpkg-deb}; elsewhere jpackage makes the installer of the platform.
 */
final class MakeImage {
  private MakeImage() {}

  public static void main(String[] args) throws IOException, InterruptedException {
    Path zip = Path.of(args[0]);
    Path sources = Path.of(args[1]);
    Path out = Path.of(args[2]);
    String name = zip.getFileName().toString().replaceFirst("\\.zip$", "");
    String version = name.substring(name.indexOf('-') + 1);
    Platform platform = Platform.ofThisMachine();
    Folders.remove(out);
    Path home = out.resolve(name);
    FileTime time = unpack(zip, out, platform);
    SqliteJar.keepOnly(home.resolve("lib"), platform.nativeFolder());
    Path runtime = platform.isLinux() ? home.resolve("runtime") : out.resolve("runtime");
    OwnJava.link(runtime);
    if (platform.isLinux()) {
      OwnJava.addFont(runtime, sources.resolve("fontconfig.properties"), home.resolve("lib"));
      Desktop.addTo(home, sources);
      Folders.setTimes(home, time); // the start-up cache holds those of the jars
      StartCache.make(home, out.resolve("caches"));
      Folders.setTimes(home, time);
      Packages.tar(home, out.resolve(name + "-" + platform.name() + ".tar.gz"));
      DebianPackage.make(home, sources, version, out);
    } else {
      Packages.jpackage(home, runtime, version, out);
    }
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
