package image;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;

/**
 * The package for Debian and systems like it. {@code HOME SOURCES VERSION OUT} makes one of an
 * image that is there, for a test.
 */
final class DebianPackage {
  /** The folder of Kifu on the machine of the user. */
  private static final String PLACE = "usr/lib/kifu";

  /** The scripts that run before and after the package is removed. */
  private static final List<String> SCRIPTS = List.of("prerm", "postrm");

  private DebianPackage() {}

  public static void main(String[] args) throws IOException, InterruptedException {
    make(Path.of(args[0]), Path.of(args[1]), args[2], Path.of(args[3]));
  }

  /** Makes the package from an image, beside it. */
  static void make(Path home, Path sources, String version, Path out)
      throws IOException, InterruptedException {
    Path root = out.resolve("deb");
    Path place = root.resolve(PLACE);
    Folders.copy(home, place);
    Path share = Files.move(place.resolve("share"), root.resolve("usr/share"));
    Path papers = Files.createDirectories(share.resolve("doc/kifu"));
    Files.copy(home.resolve("NOTICE"), papers.resolve("copyright"));
    Path programs = Files.createDirectories(root.resolve("usr/bin"));
    Files.createSymbolicLink(programs.resolve("kifu"), Path.of("../lib/kifu/kifu"));
    FileTime time = Files.getLastModifiedTime(home);
    String architecture = architecture();
    long kilobytes = (Folders.size(root) + 1023) / 1024;
    Path control = Files.createDirectories(root.resolve("DEBIAN"));
    Files.writeString(
        control.resolve("control"),
        Files.readString(sources.resolve("control"))
            .replace("@VERSION@", version.replace('-', '~'))
            .replace("@ARCHITECTURE@", architecture)
            .replace("@SIZE@", Long.toString(kilobytes)));
    for (String script : SCRIPTS) {
      Files.copy(sources.resolve(script), control.resolve(script));
    }
    setModes(root);
    Folders.setTimes(root, time);
    Programs.run(
        out,
        List.of(
            "dpkg-deb",
            "--root-owner-group",
            "-Zxz",
            "--build",
            root.toString(),
            out.resolve("kifu_" + version + "_" + architecture + ".deb").toString()));
    Folders.remove(root);
  }

  private static String architecture() {
    String processor = System.getProperty("os.arch");
    return processor.equals("aarch64") ? "arm64" : processor;
  }

  /** Folders do not depend on the umask of the build. */
  private static void setModes(Path root) throws IOException {
    try (Stream<Path> walked = Files.walk(root)) {
      for (Path path : walked.filter(Files::isDirectory).toList()) {
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rwxr-xr-x"));
      }
    }
    for (String script : SCRIPTS) {
      Files.setPosixFilePermissions(
          root.resolve("DEBIAN").resolve(script), PosixFilePermissions.fromString("rwxr-xr-x"));
    }
  }
}
