package org.kifu.distribution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.distribution.ImageTest.Run;

/**
 * Installs the package for Debian in a folder, in place of the root of a machine, upgrades and
 * removes it.
 */
@EnabledIfSystemProperty(named = "kifu.long", matches = "true")
@Tag("slow")
class DebianPackageTest {
  private static final String VERSION = System.getProperty("kifu.version");

  private static final String OLDER = "0.9";

  @TempDir private Path folder;
  private Path root = Path.of("");
  private Path deb = Path.of("");

  @BeforeEach
  void makesAMachine() throws IOException {
    assumeTrue(Files.exists(Path.of("/usr/bin/dpkg")), "there is no dpkg");
    deb = ImageTest.packed("kifu_.*\\.deb");
    root = folder.resolve("root");
    for (String name : List.of("info", "updates", "triggers")) {
      Files.createDirectories(root.resolve("var/lib/dpkg").resolve(name));
    }
    Files.createFile(root.resolve("var/lib/dpkg/status"));
    Files.createFile(root.resolve("var/lib/dpkg/available"));
  }

  /** Runs a command that must succeed. */
  private String done(String... words) throws Exception {
    Run run = ImageTest.run(folder, List.of(words));
    assertThat(run.exit()).as(run.out() + run.err()).isZero();
    return run.out();
  }

  /** Runs dpkg; who is not the user root needs fakeroot. */
  private String dpkg(String action, String what) throws Exception {
    List<String> words = new ArrayList<>();
    if (!System.getProperty("user.name").equals("root")) {
      words.add("fakeroot");
    }
    words.addAll(List.of("dpkg", "--root=" + root, "--log=" + folder.resolve("log")));
    words.addAll(List.of("--force-script-chrootless", "--force-depends", action, what));
    return done(words.toArray(String[]::new));
  }

  private String kifu(String... args) throws Exception {
    List<String> words = new ArrayList<>(List.of(args));
    words.addFirst(root.resolve("usr/bin/kifu").toString());
    return done(words.toArray(String[]::new));
  }

  private String installed() throws Exception {
    return done("dpkg-query", "--admindir=" + root.resolve("var/lib/dpkg"), "-W", "kifu").strip();
  }

  /** The packer makes an older version, which has a file that the newer one lacks. */
  private Path older() throws Exception {
    Path image = ImageTest.packed("kifu-.*\\.tar\\.gz");
    done("tar", "-xzf", image.toString(), "-C", folder.toString());
    Path home = folder.resolve("kifu-" + VERSION);
    Files.createFile(home.resolve("lib/of-the-older-version.jar"));
    Path checkout = Path.of(System.getProperty("kifu.launcher")).resolveSibling("build/image");
    done(
        "env",
        "DPKG_DEB_COMPRESSOR_LEVEL=0", // takes a quarter of the time
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        checkout.resolve("DebianPackage.java").toString(),
        home.toString(),
        checkout.resolve("../../distribution/src/image").toString(),
        OLDER,
        folder.toString());
    return ImageTest.only(folder, "kifu_.*\\.deb");
  }

  @Test
  void installsUpgradesAndLeavesTheGames() throws Exception {
    dpkg("-i", older().toString());
    assertThat(installed()).isEqualTo("kifu\t" + OLDER);
    assertThat(kifu("--version").strip()).isEqualTo("kifu " + VERSION);
    Path base = folder.resolve(".local/share/kifu/games.kifu");
    Files.createDirectories(base.getParent());
    kifu("base", "create", base.toString(), root + "/usr/lib/kifu/examples/wthor");
    byte[] games = Files.readAllBytes(base);

    dpkg("-i", deb.toString());
    assertThat(installed()).isEqualTo("kifu\t" + VERSION);
    assertThat(root.resolve("usr/lib/kifu/lib/of-the-older-version.jar")).doesNotExist();
    assertThat(kifu("base", "check", base.toString())).isNotBlank();
    assertThat(base).hasBinaryContent(games);

    assertThat(dpkg("-r", "kifu")).contains("~/.local/share/kifu");
    assertThat(root.resolve("usr/lib/kifu")).doesNotExist();
    assertThat(root.resolve("usr/bin/kifu")).doesNotExist();
    assertThat(base).hasBinaryContent(games);
  }

  @Test
  void standsInTheMenuAndOpensFilesOfGames() throws Exception {
    dpkg("-i", deb.toString());
    Path share = root.resolve("usr/share");
    String entry = Files.readString(share.resolve("applications/kifu.desktop"));
    assertThat(entry).contains("\nExec=kifu app --from-menu %F\n", "\nTerminal=false\n");
    assertThat(share.resolve("icons/hicolor/scalable/apps/kifu.svg")).isNotEmptyFile();
    String types = Files.readString(share.resolve("mime/packages/kifu.xml"));
    String opened = entry.replaceFirst("(?s).*\nMimeType=([^\n]*);\n.*", "$1");
    assertThat(opened.split(";", -1))
        .hasSizeGreaterThan(3)
        .allSatisfy(type -> assertThat(types).contains("type=\"" + type + "\""));
  }
}
