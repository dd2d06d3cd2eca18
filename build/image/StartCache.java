package image;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The start-up cache of an image, which its launcher makes at the first start. */
final class StartCache {
  private StartCache() {}

  /**
   * Makes the cache.
   *
   * @param user a folder in place of the cache of the user, which stays as it is
   */
  static void make(Path home, Path user) throws IOException, InterruptedException {
    Programs.run(
        home,
        List.of("./kifu", "--version"),
        Map.of("KIFU_JAVA_HOME", "", "KIFU_JAVA_OPTS", "", "XDG_CACHE_HOME", user.toString()));
    Folders.remove(user);
    try (Stream<Path> caches = Files.list(home.resolve("lib/start"))) {
      if (caches.noneMatch(StartCache::isWhole)) {
        throw new IOException("the launcher made no start-up cache");
      }
    }
  }

  /** An empty file stands for the reason that there is no cache. */
  private static boolean isWhole(Path file) {
    return file.toString().endsWith(".aot") && file.toFile().length() > 0;
  }
}
