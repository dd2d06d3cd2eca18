import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Checks the links of a built site: {@code FOLDER} lists those that lead to a missing file or
 * anchor, and exits 1 if there are any. Links to other sites are not checked. The profile {@code
 * site} of the root pom starts it.
 */
final class SiteLinks {
  private static final Pattern LINK = Pattern.compile("\\s(?:href|src)=\"([^\"]*)\"");
  private static final Pattern ANCHOR = Pattern.compile("\\s(?:id|name)=\"([^\"]*)\"");

  private final Path root;
  private final Map<Path, Set<String>> anchors = new HashMap<>();
  private final List<String> broken = new ArrayList<>();
  private int checked;

  private SiteLinks(Path root) {
    this.root = root;
  }

  public static void main(String[] args) throws IOException {
    SiteLinks links = new SiteLinks(Path.of(args[0]).toAbsolutePath().normalize());
    links.check();
    links.broken.forEach(System.err::println);
    System.out.printf(
        "%d links on %d pages, %d broken%n",
        links.checked, links.anchors.size(), links.broken.size());
    System.exit(links.broken.isEmpty() && links.checked > 0 ? 0 : 1);
  }

  private void check() throws IOException {
    List<Path> pages;
    try (Stream<Path> files = Files.walk(root)) {
      pages = files.filter(file -> file.toString().endsWith(".html")).sorted().toList();
    }
    for (Path page : pages) {
      anchors.put(page, found(ANCHOR, Files.readString(page)));
    }
    for (Path page : pages) {
      for (String link : found(LINK, Files.readString(page))) {
        check(page, link);
      }
    }
  }

  private static Set<String> found(Pattern pattern, String page) {
    return pattern
        .matcher(page)
        .results()
        .map((MatchResult match) -> match.group(1).replace("&amp;", "&"))
        .collect(Collectors.toSet());
  }

  private void check(Path page, String link) {
    if (link.matches("(?:[a-z]+:|//).*")) {
      return;
    }
    checked++;
    String[] parts = link.split("#", 2);
    Path target = parts[0].isEmpty() ? page : page.resolveSibling(decoded(parts[0])).normalize();
    if (!target.startsWith(root) || !Files.isRegularFile(target)) {
      broken.add(root.relativize(page) + ": no file for " + link);
    } else if (parts.length == 2 && anchors.containsKey(target)) {
      checkAnchor(page, link, anchors.get(target), decoded(parts[1]));
    }
  }

  private void checkAnchor(Path page, String link, Set<String> names, String name) {
    if (!name.isEmpty() && !names.contains(name)) {
      broken.add(root.relativize(page) + ": no anchor for " + link);
    }
  }

  private static String decoded(String part) {
    return URLDecoder.decode(part.replace("+", "%2B"), StandardCharsets.UTF_8);
  }
}
