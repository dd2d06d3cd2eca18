import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/**
 * Runs google-java-format over every Java source of the repository: {@code check ROOT} lists the
 * files that differ and exits 1, {@code rewrite ROOT} rewrites them. The root pom starts it in a
 * separate JVM.
 */
final class FormatSources {
  private FormatSources() {}

  public static void main(String[] args) throws IOException {
    boolean check = args[0].equals("check");
    List<String> sources = sources(Path.of(args[1]));
    Stream<String> options =
        check ? Stream.of("--dry-run", "--set-exit-if-changed") : Stream.of("--replace");
    int exit =
        ToolProvider.findFirst("google-java-format")
            .orElseThrow()
            .run(
                System.out,
                System.err,
                Stream.concat(options, sources.stream()).toArray(String[]::new));
    if (exit != 0 && check) {
      System.err.println("The files above are not formatted; ./mvnw -Pformat rewrites them.");
    }
    System.exit(exit);
  }

  /** Returns the sources of all modules, from all their source sets, and of this folder. */
  private static List<String> sources(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> isSource(root.relativize(file)))
          .map(Path::toString)
          .sorted()
          .toList();
    }
  }

  private static boolean isSource(Path file) {
    boolean inModule = file.getNameCount() > 2 && file.getName(1).toString().equals("src");
    return inModule || file.startsWith("build");
  }
}
