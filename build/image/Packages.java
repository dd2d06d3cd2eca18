package image;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;

/** The packages of an image, except that for Debian. */
final class Packages {
  /**
   * The options of the JVM for the window, as the launcher chooses them, and what the manifest of
   * the command line says, which jpackage does not read.
   */
  private static final List<String> OPTIONS =
      List.of(
          "-Xlog:disable",
          "-XX:+UseSerialGC",
          "-XX:-UsePerfData",
          "-XX:CompileCommand=quiet",
          "-XX:CompileCommand=dontinline,org.kifu.bitboard.Vector*::*",
          "--enable-native-access=ALL-UNNAMED",
          "--add-exports=java.base/jdk.internal.module=ALL-UNNAMED");

  private Packages() {}

  /** Packs a folder. Owners, order and times are the same in every build. */
  static void tar(Path home, Path target) throws IOException, InterruptedException {
    Programs.run(
        home.getParent(),
        List.of(
            "tar",
            "--sort=name",
            "--owner=0",
            "--group=0",
            "--numeric-owner",
            "--use-compress-program=gzip -9n",
            "-cf",
            target.toAbsolutePath().toString(),
            home.getFileName().toString()));
  }

  /**
   * Makes the installer of this platform: an {@code .msi} on Windows, a {@code .dmg} on macOS.
   * Files of games do not open with it yet: a file in place of the argument {@code app} is not a
   * command.
   */
  static void jpackage(Path home, Path runtime, String version, Path out) throws IOException {
    List<String> words = new ArrayList<>(List.of("--dest", out.toString()));
    words.addAll(List.of("--input", home.toString(), "--runtime-image", runtime.toString()));
    words.addAll(List.of("--name", "Kifu", "--app-version", version));
    words.addAll(List.of("--vendor", "The Kifu contributors"));
    words.addAll(List.of("--description", "Othello game records"));
    words.addAll(List.of("--license-file", home.resolve("LICENSE").toString()));
    words.addAll(
        List.of(
            "--main-jar",
            "lib/" + Folders.only(home.resolve("lib"), "toolkit-cli-*.jar").getFileName(),
            "--arguments",
            "app",
            "--arguments",
            "--from-menu"));
    for (String option : OPTIONS) {
      words.addAll(List.of("--java-options", option));
    }
    if (Platform.ofThisMachine().isWindows()) {
      words.addAll(List.of("--type", "msi", "--win-menu", "--win-per-user-install"));
    } else {
      words.addAll(List.of("--type", "dmg"));
    }
    int exit =
        ToolProvider.findFirst("jpackage")
            .orElseThrow(() -> new IOException("this JDK has no jpackage"))
            .run(System.out, System.err, words.toArray(String[]::new));
    if (exit != 0) {
      throw new IOException("jpackage failed: exit code " + exit);
    }
  }
}
