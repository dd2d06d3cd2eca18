import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Makes the sources of the documentation site from the Markdown pages: {@code ROOT FOLDER}. The
 * pages of {@code docs} and of the root, and all files that they link to directly or through other
 * pages, keep their places, so that a link needs only another extension. The profile {@code site}
 * of the root pom starts it.
 */
final class SitePages {
  private static final Pattern LINK_OR_CODE = Pattern.compile("`[^`]*`|\\]\\(([^)\\s]+)\\)");
  private static final Pattern HEADING = Pattern.compile("#{1,6} +(.*)");
  private static final Pattern FENCE = Pattern.compile(" *(```|~~~).*");
  private static final List<String> ROOTS =
      List.of("README.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md", "CHANGELOG.md");

  private final Path root;
  private final Path out;
  private final Deque<Path> waiting = new ArrayDeque<>();

  /** The title of each page, by its place in the repository. */
  private final Map<Path, String> titles = new TreeMap<>();

  private SitePages(Path root, Path out) {
    this.root = root;
    this.out = out;
  }

  public static void main(String[] args) throws IOException {
    Path out = Path.of(args[1]);
    delete(out);
    new SitePages(Path.of(args[0]).toAbsolutePath().normalize(), out).write();
  }

  private static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }

  private void write() throws IOException {
    ROOTS.forEach(page -> waiting.add(Path.of(page)));
    try (Stream<Path> pages = Files.list(root.resolve("docs"))) {
      pages.map(root::relativize).filter(SitePages::isPage).sorted().forEach(waiting::add);
    }
    while (!waiting.isEmpty()) {
      Path page = waiting.remove();
      if (!titles.containsKey(page)) {
        write(target("markdown", page), converted(page, Files.readAllLines(root.resolve(page))));
      }
    }
    String frame = Files.readString(root.resolve("build/site.xml"));
    write(out.resolve("site.xml"), frame.replace("<!-- menus -->", menus()));
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private static boolean isPage(Path file) {
    return file.toString().endsWith(".md");
  }

  /**
   * The place of a file in the sources of the site; the README of the project is the first page.
   */
  private Path target(String kind, Path file) {
    boolean isFirst = file.equals(Path.of("README.md"));
    return out.resolve(kind).resolve(isFirst ? Path.of("index.md") : file);
  }

  private String converted(Path page, List<String> lines) {
    titles.put(page, page.toString());
    StringBuilder text = new StringBuilder();
    boolean isCode = false;
    boolean isFirst = true;
    for (String line : lines) {
      boolean isFence = FENCE.matcher(line).matches();
      Matcher heading = HEADING.matcher(line);
      if (isCode || isFence) {
        text.append(line);
      } else if (heading.matches()) {
        if (isFirst) {
          titles.put(page, plain(heading.group(1)));
        }
        isFirst = false;
        text.append(anchor(plain(heading.group(1)))).append(linked(page, line));
      } else {
        text.append(linked(page, line));
      }
      text.append('\n');
      isCode ^= isFence;
    }
    return text.toString();
  }

  /**
   * Returns an anchor with the name that web sites for repositories give to a heading; the site
   * generator uses other names.
   */
  private static String anchor(String heading) {
    String name =
        heading
            .toLowerCase(Locale.ROOT)
            .replaceAll("[^\\p{L}\\p{N}\\p{M} _-]", "")
            .replace(' ', '-');
    return "<a id=\"" + name + "\"></a>\n\n";
  }

  private static String plain(String heading) {
    return heading.replaceAll("\\[([^]]*)\\]\\([^)]*\\)", "$1").replaceAll("[`*]", "").strip();
  }

  private String linked(Path page, String line) {
    return LINK_OR_CODE
        .matcher(line)
        .replaceAll(
            match ->
                Matcher.quoteReplacement(
                    match.group(1) == null
                        ? match.group()
                        : "](" + link(page, match.group(1)) + ")"));
  }

  /** Returns the target of a link of a page in the site, and adds the linked file to the site. */
  private String link(Path page, String link) {
    int end = link.indexOf('#');
    String path = end < 0 ? link : link.substring(0, end);
    if (path.isEmpty() || link.matches("[a-z]+:.*")) {
      return link;
    }
    String rest = end < 0 ? "" : link.substring(end);
    Path file = root.relativize(root.resolve(page).resolveSibling(path).normalize());
    try {
      return taken(file, path) + rest;
    } catch (IOException e) {
      throw new UncheckedIOException(page + " links to " + link, e);
    }
  }

  private String taken(Path file, String path) throws IOException {
    if (isPage(file)) {
      waiting.add(file);
      String ending = path.replaceFirst("\\.md$", ".html");
      return file.equals(Path.of("README.md")) ? ending.replace("README", "index") : ending;
    }
    if (Files.isDirectory(root.resolve(file))) {
      list(file);
      return path.replaceFirst("/?$", "/index.html");
    }
    Path copy = target("resources", file);
    Files.createDirectories(copy.getParent());
    if (!Files.exists(copy)) {
      Files.copy(root.resolve(file), copy);
    }
    return path;
  }

  /** Writes a page that lists the files of a folder. */
  private void list(Path folder) throws IOException {
    StringBuilder text = new StringBuilder("# " + folder.toString().replace('\\', '/') + "\n\n");
    try (Stream<Path> files = Files.list(root.resolve(folder))) {
      for (Path file : files.sorted().toList()) {
        String name = file.getFileName().toString();
        text.append("- [%s](%s)%n".formatted(name, taken(root.relativize(file), name)));
      }
    }
    write(target("markdown", folder.resolve("index.md")), text.toString());
  }

  private String menus() {
    StringBuilder text = new StringBuilder();
    text.append(menu("Documentation", page -> page.startsWith("docs")));
    text.append(menu("Examples", page -> page.getNameCount() > 1 && !page.startsWith("docs")));
    text.append(menu("Project", page -> page.getNameCount() == 1));
    return text.toString();
  }

  private String menu(String name, Predicate<Path> choice) {
    StringBuilder text = new StringBuilder("<menu name=\"" + name + "\">\n");
    titles.entrySet().stream()
        .filter(page -> choice.test(page.getKey()))
        .sorted(Map.Entry.comparingByValue(String.CASE_INSENSITIVE_ORDER))
        .forEach(page -> text.append(item(page.getKey(), page.getValue().replaceFirst(":.*", ""))));
    return text.append("    </menu>\n    ").toString();
  }

  private String item(Path page, String title) {
    String place = out.resolve("markdown").relativize(target("markdown", page)).toString();
    return "      <item name=\"%s\" href=\"%s\"/>%n"
        .formatted(
            title.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;"),
            place.replace('\\', '/').replaceFirst("\\.md$", ".html"));
  }
}
