package org.kifu.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests the arguments that the launcher passes to the JVM, which here is a script that prints them.
 */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the launcher is a POSIX shell script")
@Tag("slow")
class LauncherTest {
  /** The number of damaged caches to try; {@code -Dkifu.long=true} tries ten thousand. */
  private static final int MUTATIONS = Boolean.getBoolean("kifu.long") ? 10_000 : 200;

  /**
   * A fake JVM that makes caches with the bytes in {@code $CACHE_BYTES}, and runs with any cache.
   */
  private static final String JAVA =
      """
      #!/bin/sh
      for word; do
        case $word in
          -XX:AOTCacheOutput=*) cat "$CACHE_BYTES" >"${word#*=}"; exit ;;
          -XX:AOTMode=on) exit "$TRIED" ;;
        esac
      done
      printf '%s\\n' "$@"
      """;

  @TempDir private Path folder;
  private Path home = Path.of("");
  private Path caches = Path.of("");
  private Path bytes = Path.of("");

  @BeforeEach
  void installs() throws IOException {
    home = folder.resolve("my tools");
    Files.createDirectories(home.resolve("lib"));
    caches = folder.resolve("my caches");
    Files.copy(Path.of(System.getProperty("kifu.launcher")), home.resolve("kifu"));
    Files.createFile(home.resolve("lib/toolkit-cli-1.jar"));
    Path java = Files.createDirectories(folder.resolve("jdk/bin")).resolve("java");
    Files.writeString(java, JAVA);
    assertThat(java.toFile().setExecutable(true)).isTrue();
    Files.writeString(folder.resolve("jdk/release"), "JAVA_VERSION=\"25.0.1\"\n");
    byte[] random = new byte[40_000];
    new Random(1).nextBytes(random);
    bytes = Files.write(folder.resolve("bytes"), random);
  }

  /** The arguments of the JVM in a start that makes a cache only if there is none. */
  private List<String> start(String options, String tried) throws Exception {
    ProcessBuilder launcher =
        new ProcessBuilder("/bin/sh", home.resolve("kifu").toString(), "rules")
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("out").toFile());
    launcher.environment().put("KIFU_JAVA_HOME", folder.resolve("jdk").toString());
    launcher.environment().put("KIFU_JAVA_OPTS", options);
    launcher.environment().put("XDG_CACHE_HOME", caches.toString());
    launcher.environment().put("CACHE_BYTES", bytes.toString());
    launcher.environment().put("TRIED", tried);
    assertThat(launcher.start().waitFor()).isZero();
    return Files.readAllLines(folder.resolve("out"), StandardCharsets.UTF_8);
  }

  private Optional<String> cacheOf(List<String> words) {
    return words.stream()
        .filter(word -> word.startsWith("-XX:AOTCache="))
        .map(word -> word.substring(word.indexOf('=') + 1))
        .findAny();
  }

  /** The only file with this ending, after it exists and no cache is being made. */
  private Path await(String ending) throws IOException, InterruptedException {
    long end = System.nanoTime() + Duration.ofMinutes(1).toNanos();
    while (System.nanoTime() < end) {
      List<Path> made = made();
      if (made.size() == 1 && made.getFirst().toString().endsWith(ending)) {
        return made.getFirst();
      }
      Thread.sleep(20);
    }
    throw new AssertionError("not " + ending + " alone: " + made());
  }

  private List<Path> made() throws IOException {
    try (Stream<Path> files = Files.list(caches.resolve("kifu"))) {
      return files.toList();
    }
  }

  @Test
  void makesACacheThatLaterStartsUse() throws Exception {
    assertThat(cacheOf(start("", "0"))).isEmpty();
    Path cache = await(".aot");
    assertThat(cache).hasSameBinaryContentAs(bytes);
    assertThat(cacheOf(start("", "0"))).contains(cache.toString());
    assertThat(cacheOf(start("", "0"))).contains(cache.toString());
  }

  @Test
  void doesNotUseADamagedCache() throws Exception {
    start("", "0");
    Path cache = await(".aot");
    byte[] whole = Files.readAllBytes(cache);
    // A living process has the lock, so that the starts below do not make caches while others are
    // tried.
    Path lock = lock(cache, ProcessHandle.current().pid());
    Random random = new Random(2);
    for (int i = 0; i < MUTATIONS; i++) {
      Files.write(cache, damaged(whole, i, random));
      assertThat(cacheOf(start("", "0"))).as("mutation %d", i).isEmpty();
      assertThat(cache).doesNotExist();
    }
    Files.write(cache, whole);
    assertThat(cacheOf(start("", "0"))).contains(cache.toString());
    Files.write(cache, damaged(whole, 0, random));
    Files.delete(lock.resolve("pid"));
    Files.delete(lock);
    start("", "0");
    assertThat(await(".aot")).hasSameBinaryContentAs(bytes);
  }

  /** One start frees the lock, under its own name, and the next start takes it. */
  @Test
  void freesTheLockOfAKilledStart() throws Exception {
    start("", "0");
    Path cache = await(".aot");
    Files.delete(cache);
    Process killed = new ProcessBuilder("/bin/sh", "-c", ":").start();
    killed.waitFor();
    Path lock = lock(cache, killed.pid());
    start("", "0");
    while (Files.exists(lock)) {
      Thread.sleep(20);
    }
    start("", "0");
    assertThat(await(".aot")).isEqualTo(cache);
  }

  private static Path lock(Path cache, long owner) throws IOException {
    String name = cache.getFileName().toString();
    String place = name.substring(0, name.indexOf('-', "start-".length()));
    Path lock = Files.createDirectory(cache.resolveSibling(place + ".lock"));
    Files.writeString(lock.resolve("pid"), owner + "\n");
    return lock;
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
  void doesNotUseACacheOfOtherJars() throws Exception {
    start("", "0");
    Path cache = await(".aot");
    Files.writeString(home.resolve("lib/toolkit-cli-1.jar"), "a new version");
    assertThat(cacheOf(start("", "0"))).isEmpty();
    Path other = awaitOther(cache);
    assertThat(cacheOf(start("", "0"))).contains(other.toString());
  }

  private Path awaitOther(Path cache) throws IOException, InterruptedException {
    Path other = await(".aot");
    while (other.equals(cache)) {
      Thread.sleep(20);
      other = await(".aot");
    }
    return other;
  }

  @Test
  void triesAJvmThatCannotMakeACacheOnceADay() throws Exception {
    start("", "1");
    Path none = await(".none");
    assertThat(cacheOf(start("", "0"))).isEmpty();
    Thread.sleep(2000); // the time that another cache would take
    assertThat(await(".none")).isEqualTo(none);
    assertThat(none.toFile().setLastModified(System.currentTimeMillis() - 172_800_000)).isTrue();
    start("", "0");
    assertThat(await(".aot")).hasSameBinaryContentAs(bytes);
  }

  @Test
  void keepsWhatACrashedJvmWritesOutOfTheFolderOfTheUser() throws Exception {
    String place = caches.resolve("kifu").toString();
    assertThat(start("", "0"))
        .contains(
            "-XX:ErrorFile=" + place + "/hs_err_pid%p.log",
            "-XX:ReplayDataFile=" + place + "/replay_pid%p.log",
            "-XX:-CreateCoredumpOnCrash");
    await(".aot"); // before the folder is deleted
  }

  /** The last of two options counts. */
  @Test
  void letsTheUserOverruleItsOptions() throws Exception {
    List<String> words = start("-XX:ErrorFile=mine.log -XX:AOTCache=mine.aot", "0");
    assertThat(words.indexOf("-XX:ErrorFile=mine.log"))
        .isGreaterThan(
            words.indexOf("-XX:ErrorFile=" + caches.resolve("kifu") + "/hs_err_pid%p.log"));
    await(".aot");
    assertThat(start("-XX:AOTCache=mine.aot", "0"))
        .filteredOn(word -> word.startsWith("-XX:AOTCache="))
        .last()
        .isEqualTo("-XX:AOTCache=mine.aot");
  }
}
