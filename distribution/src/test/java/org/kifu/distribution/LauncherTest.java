package org.kifu.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests the arguments that the launcher passes to the JVM, which here is a script that prints them.
 */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the launcher is a POSIX shell script")
@Tag("slow")
class LauncherTest {
  /** The number of damaged caches to try; {@code -Dkifu.long=true} tries ten thousand. */
  private static final int MUTATIONS = Boolean.getBoolean("kifu.long") ? 10_000 : 200;

  /**
   * A fake JVM that makes caches with the bytes in {@code $CACHE_BYTES}, and ends with the code
   * {@code $TRIED} if it tries one. Its log has a line when it begins and one when it ends.
   */
  private static final String JAVA =
      """
      #!/bin/sh
      mode=command
      for word; do
        case $word in
          -XX:AOTMode=*) mode=${word#*=} ;;
          -XX:AOTCache=*) cache=${word#*=} ;;
        esac
      done
      echo "begins $mode" >>"$JVM_LOG"
      case $mode in
        record) [ "$TRIED" != kill ] || kill -9 $PPID ;;
        create) cat "$CACHE_BYTES" >"$cache" ;;
        on) code=$TRIED ;;
        command) printf '%s\\n' "$@" ;;
      esac
      echo "ends $mode" >>"$JVM_LOG"
      exit ${code:-0}
      """;

  /** The log of the fake JVM while a cache is made, and while a command runs. */
  private static final List<String> MAKING =
      List.of(
          "begins record", "ends record", "begins create", "ends create", "begins on", "ends on");

  private static final List<String> RUNNING = List.of("begins command", "ends command");

  @TempDir private Path folder;
  private Path home = Path.of("");
  private Path caches = Path.of("");
  private Path lock = Path.of("");
  private Path log = Path.of("");
  private Path bytes = Path.of("");
  private String java = "";

  @BeforeEach
  void installs() throws IOException {
    home = folder.resolve("my tools");
    Files.createDirectories(home.resolve("lib"));
    caches = home.resolve("lib/start");
    lock = home.resolve("lib/build.lock");
    log = Files.createFile(folder.resolve("log"));
    Files.copy(Path.of(System.getProperty("kifu.launcher")), home.resolve("kifu"));
    Files.createFile(home.resolve("lib/toolkit-cli-1.jar"));
    Path java = Files.createDirectories(folder.resolve("jdk/bin")).resolve("java");
    Files.writeString(java, JAVA);
    assertThat(java.toFile().setExecutable(true)).isTrue();
    Files.writeString(folder.resolve("jdk/release"), "JAVA_VERSION=\"25.0.1\"\n");
    this.java = folder.resolve("jdk").toString();
    byte[] random = new byte[40_000];
    new Random(1).nextBytes(random);
    bytes = Files.write(folder.resolve("bytes"), random);
  }

  /** What a start says, and the arguments of its JVM; a cache that it makes is good. */
  private List<String> start() throws Exception {
    return start("", "0", "rules");
  }

  private List<String> start(String options, String tried, String... words) throws Exception {
    Path out = folder.resolve("out");
    assertThat(await(launch(options, tried, out, words))).isZero();
    return Files.readAllLines(out, StandardCharsets.UTF_8);
  }

  /** Starts the launcher. All its processes have the pipe for its output open, as stream 9. */
  private Process launch(String options, String tried, Path out, String... words)
      throws IOException {
    String line = "exec /bin/sh \"$@\" 9>&1 >\"$OUT\" 2>&1";
    ProcessBuilder launcher =
        new ProcessBuilder("/bin/sh", "-c", line, "sh", home.resolve("kifu").toString())
            .directory(folder.toFile());
    launcher.command().addAll(List.of(words));
    launcher
        .environment()
        .putAll(
            Map.of(
                "PATH",
                folder.resolve("tools") + ":" + System.getenv("PATH"),
                "KIFU_JAVA_HOME",
                java,
                "KIFU_JAVA_OPTS",
                options,
                "XDG_CACHE_HOME",
                folder.resolve("user").toString(),
                "CACHE_BYTES",
                bytes.toString(),
                "JVM_LOG",
                log.toString(),
                "OUT",
                out.toString(),
                "TRIED",
                tried));
    return launcher.start();
  }

  /** Waits for all processes of a launcher, and returns its exit code. */
  private static int await(Process launcher) throws IOException, InterruptedException {
    assertThat(launcher.getInputStream().readAllBytes()).isEmpty();
    return launcher.waitFor();
  }

  private Optional<String> cacheOf(List<String> words) {
    return words.stream()
        .filter(word -> word.startsWith("-XX:AOTCache="))
        .map(word -> word.substring(word.indexOf('=') + 1))
        .findAny();
  }

  /** The cache, which is the only file beside the jars. */
  private Path cache() throws IOException {
    return cache(home.resolve("lib"));
  }

  /** The cache in a folder, which has no other file except jars. */
  private static Path cache(Path place) throws IOException {
    try (Stream<Path> files = Files.walk(place)) {
      List<Path> made =
          files
              .filter(Files::isRegularFile)
              .filter(file -> !file.toString().endsWith(".jar"))
              .toList();
      assertThat(made).hasSize(1);
      assertThat(made.getFirst().toString()).endsWith(".aot");
      return made.getFirst();
    }
  }

  private List<String> logged() throws IOException {
    return Files.readAllLines(log);
  }

  @Test
  void makesACacheAtTheFirstStartAndSaysSo() throws Exception {
    List<String> first = start();
    assertThat(first.getFirst())
        .isEqualTo("kifu: making a start-up cache, once for this JDK (about 10 s)");
    assertThat(cache()).hasSameBinaryContentAs(bytes);
    assertThat(cacheOf(first)).contains(cache().toString());
    assertThat(start()).isEqualTo(first.subList(1, first.size()));
  }

  /** One JVM runs at a time, and none after the command; waits for all processes of each start. */
  @Test
  void thirtyCommandsShareOneCache() throws Exception {
    Path list = Path.of(System.getProperty("kifu.launcher")).resolveSibling("build/startup.txt");
    List<String[]> commands =
        Files.readAllLines(list).stream()
            .filter(line -> line.startsWith("kifu ") && !line.startsWith("kifu spark"))
            .map(line -> line.substring("kifu ".length()).split(" ", -1))
            .limit(30)
            .toList();
    assertThat(commands).hasSize(30);
    List<String> expected = new ArrayList<>(MAKING);
    for (String[] words : commands) {
      assertThat(cacheOf(start("", "0", words))).contains(cache().toString());
      expected.addAll(RUNNING);
    }
    assertThat(logged()).isEqualTo(expected);
  }

  @Test
  void startsAtTheSameTimeMakeOneCache() throws Exception {
    List<Process> launchers = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      launchers.add(launch("", "0", folder.resolve("out" + i), "rules"));
    }
    for (Process launcher : launchers) {
      assertThat(await(launcher)).isZero();
    }
    assertThat(logged().stream().filter(line -> !RUNNING.contains(line))).isEqualTo(MAKING);
    assertThat(cacheOf(start())).contains(cache().toString());
  }

  @Test
  void makesTheCacheInTheFolderOfAUserWhoCannotWriteBesideTheJars() throws Exception {
    Files.createFile(caches);
    assertThat(start().getFirst()).startsWith("kifu: making a start-up cache");
    Path own = cache(folder.resolve("user/kifu"));
    assertThat(cacheOf(start())).contains(own.toString());
    assertThat(logged().stream().filter(line -> !RUNNING.contains(line))).isEqualTo(MAKING);
  }

  @Test
  void startsWithoutACacheWhereItCannotWrite() throws Exception {
    Files.createFile(caches);
    Files.createFile(folder.resolve("user"));
    assertThat(cacheOf(start())).isEmpty();
    assertThat(logged()).isEqualTo(RUNNING);
  }

  /** Earlier versions had caches in the folder of the user. */
  @Test
  void removesTheCachesOfOtherJdksAndOfEarlierVersions() throws Exception {
    Path earlier = Files.createDirectories(folder.resolve("user/kifu/start-rules"));
    Files.createFile(earlier.resolve("1.aot"));
    Files.createFile(earlier.resolveSibling("start-rules.new"));
    Path spark = Files.createDirectories(folder.resolve("user/kifu/spark-4.0.1"));
    start();
    Path cache = cache();
    assertThat(earlier).doesNotExist();
    assertThat(earlier.resolveSibling("start-rules.new")).doesNotExist();
    assertThat(spark).isDirectory();
    Files.writeString(folder.resolve("jdk/release"), "JAVA_VERSION=\"26\"\n");
    assertThat(cacheOf(start())).contains(cache().toString());
    assertThat(cache()).isNotEqualTo(cache);
  }

  @Test
  void startsWithoutACacheThatIsDamaged() throws Exception {
    start();
    Path cache = cache();
    byte[] whole = Files.readAllBytes(cache);
    // A living process has the lock, so that the starts below do not make caches.
    lockFor(ProcessHandle.current().pid());
    Random random = new Random(2);
    for (int i = 0; i < MUTATIONS; i++) {
      Files.write(cache, damaged(whole, i, random));
      assertThat(cacheOf(start())).as("mutation %d", i).isEmpty();
      assertThat(cache).doesNotExist();
    }
    Files.write(cache, whole);
    assertThat(cacheOf(start())).contains(cache.toString());
    Files.write(cache, damaged(whole, 0, random));
    Files.delete(lock.resolve("pid"));
    Files.delete(lock);
    start();
    assertThat(cache()).hasSameBinaryContentAs(bytes);
  }

  /** One start frees the lock, under its own name, and the next start takes it. */
  @Test
  void freesTheLockOfAKilledStart() throws Exception {
    Process killed = new ProcessBuilder("/bin/sh", "-c", ":").start();
    killed.waitFor();
    lockFor(killed.pid());
    assertThat(cacheOf(start())).isEmpty();
    assertThat(lock).doesNotExist();
    assertThat(cacheOf(start())).contains(cache().toString());
  }

  private void lockFor(long owner) throws IOException {
    Files.writeString(Files.createDirectory(lock).resolve("pid"), owner + "\n");
  }

  @Test
  void leavesNothingOfAKilledStart() throws Exception {
    Path out = folder.resolve("out");
    assertThat(await(launch("", "kill", out, "rules"))).isEqualTo(128 + 9);
    start(); // frees the lock
    assertThat(cacheOf(start())).contains(cache().toString());
  }

  /** A JVM that was stopped (128 + 15) says nothing about the next one. */
  @Test
  void triesAgainAfterAJvmWasStopped() throws Exception {
    assertThat(cacheOf(start("", "143", "rules"))).isEmpty();
    assertThat(cacheOf(start())).contains(cache().toString());
  }

  /** A JVM that was killed (128 + 9), because memory is short, would be killed at each start. */
  @Test
  void doesNotTryAgainAfterAJvmWasKilledUntilTheJarsChange() throws Exception {
    assertThat(start("", "137", "rules"))
        .contains(
            "kifu: the JVM that makes it was killed, perhaps because memory is short; to try again,"
                + " delete "
                + caches);
    Files.writeString(log, "");
    assertThat(cacheOf(start())).isEmpty();
    assertThat(cache().toFile().setLastModified(0)).isTrue();
    assertThat(cacheOf(start())).isEmpty();
    assertThat(logged())
        .containsExactly("begins command", "ends command", "begins command", "ends command");
    Files.writeString(home.resolve("lib/toolkit-cli-1.jar"), "a new version");
    assertThat(cacheOf(start())).contains(cache().toString());
  }

  /** The lock is held for a build or for a cache; here it is free after the first wait. */
  @Test
  void saysWhatTheOtherStartDoesThatItWaitsFor() throws Exception {
    Files.createFile(home.resolve("pom.xml"));
    Path held = Files.createDirectories(home.resolve("target/build.lock"));
    Files.writeString(held.resolve("pid"), ProcessHandle.current().pid() + "\n");
    Files.writeString(held.resolve("work"), "is making a start-up cache\n");
    script(folder.resolve("tools/sleep"), "rm -rf '" + held + "'");
    script(home.resolve("mvnw"), "exit 1");
    script(folder.resolve("jdk/bin/javac"), "exit 1");
    Path out = folder.resolve("out");
    assertThat(await(launch("", "0", out, "rules"))).isEqualTo(3);
    assertThat(Files.readString(out))
        .startsWith(
            "kifu: another kifu is making a start-up cache; waiting for it (it holds %s)\n"
                .formatted(home.toRealPath().resolve("target/build.lock")));
  }

  private static void script(Path file, String line) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, "#!/bin/sh\n" + line + "\n");
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }

  /**
   * Damage of kind {@code i}: bits, lost ends, lost and exchanged pages, more bytes, other bytes.
   */
  private static byte[] damaged(byte[] whole, int i, Random random) {
    byte[] bytes = whole.clone();
    int page = 4096;
    int one = page * random.nextInt(bytes.length / page);
    switch (i % 9) {
      case 0 -> flip(bytes, 1, random);
      case 1 -> flip(bytes, 10, random);
      case 2 -> flip(bytes, 1000, random);
      case 3 -> bytes = Arrays.copyOf(bytes, random.nextInt(bytes.length));
      case 4 -> Arrays.fill(bytes, one, one + page, (byte) 0);
      case 5 -> {
        int other = (one + page) % (bytes.length / page * page);
        System.arraycopy(whole, one, bytes, other, page);
        System.arraycopy(whole, other, bytes, one, page);
      }
      case 6 -> bytes = Arrays.copyOf(bytes, bytes.length + 1 + random.nextInt(5000));
      case 7 -> bytes = new byte[0];
      default -> random.nextBytes(bytes);
    }
    return bytes;
  }

  /** Flips random bits, each at most once. */
  private static void flip(byte[] bytes, int bits, Random random) {
    random
        .ints(0, 8 * bytes.length)
        .distinct()
        .limit(bits)
        .forEach(bit -> bytes[bit / 8] ^= (byte) (1 << bit % 8));
  }

  @Test
  void replacesTheCacheOfOtherJars() throws Exception {
    start();
    Path cache = cache();
    Files.writeString(home.resolve("lib/toolkit-cli-1.jar"), "a new version");
    assertThat(cacheOf(start())).contains(cache().toString());
    assertThat(cache()).isNotEqualTo(cache);
  }

  /** An exit code above 128 tells of a signal; 134 is that of a JVM that crashed. */
  @ParameterizedTest
  @ValueSource(strings = {"1", "134"})
  void triesAJvmThatCannotMakeACacheOnce(String code) throws Exception {
    assertThat(start("", code, "rules"))
        .contains("kifu: this JDK cannot make one; to try again, delete " + caches);
    Files.writeString(log, "");
    assertThat(cacheOf(start())).isEmpty();
    assertThat(logged()).isEqualTo(RUNNING);
    Files.delete(cache());
    Files.delete(caches);
    assertThat(cacheOf(start())).contains(cache().toString());
  }

  @Test
  void keepsWhatACrashedJvmWritesOutOfTheFolderOfTheUser() throws Exception {
    Path place = folder.resolve("user/kifu");
    assertThat(start())
        .contains(
            "-XX:ErrorFile=" + place + "/hs_err_pid%p.log",
            "-XX:ReplayDataFile=" + place + "/replay_pid%p.log",
            "-XX:-CreateCoredumpOnCrash");
  }

  /** The cache of an image is packed with it, and unpacked where the user likes. */
  @Test
  void keepsTheCacheOfAnImageThatIsMoved() throws Exception {
    Files.move(folder.resolve("jdk"), home.resolve("runtime"));
    java = "";
    assertThat(start().getFirst()).startsWith("kifu: making a start-up cache");
    home = Files.move(home, folder.resolve("elsewhere"));
    assertThat(cacheOf(start())).contains(cache().toString());
    assertThat(logged()).hasSize(MAKING.size() + 2 * RUNNING.size());
  }

  /** The last of two options counts. */
  @Test
  void letsTheUserOverruleItsOptions() throws Exception {
    List<String> words = start("-XX:ErrorFile=mine.log -XX:AOTCache=mine.aot", "0", "rules");
    assertThat(words.indexOf("-XX:ErrorFile=mine.log"))
        .isGreaterThan(
            words.indexOf("-XX:ErrorFile=" + folder.resolve("user/kifu/hs_err_pid%p.log")));
    assertThat(words)
        .filteredOn(word -> word.startsWith("-XX:AOTCache="))
        .containsExactly("-XX:AOTCache=" + cache(), "-XX:AOTCache=mine.aot");
  }
}
