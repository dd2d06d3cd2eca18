package org.kifu.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Follows the links of the documentation to files and places of the project. */
@Tag("slow")
class LinksTest {
  private static final int MOST_WORDS = 4_000;

  /** The reference pages, which may be long. */
  private static final List<String> LONG = List.of("cli.md", "decisions.md");

  @Test
  void linksLeadSomewhere() throws IOException {
    List<String> broken = new ArrayList<>();
    for (Page page : Page.all()) {
      for (Page.Reference reference : page.references()) {
        if (!leads(page.file(), reference.target())) {
          broken.add(page.file() + ":" + reference.line() + ": " + reference.target());
        }
      }
    }
    assertThat(broken).isEmpty();
  }

  private static boolean leads(Path from, String target) throws IOException {
    if (target.matches("(?:https?|mailto):.*")) {
      return true;
    }
    int hash = target.indexOf('#');
    String path = hash < 0 ? target : target.substring(0, hash);
    Path file = path.isEmpty() ? from : from.resolveSibling(path).normalize();
    if (hash < 0 || !file.toString().endsWith(".md")) {
      return Files.exists(file);
    }
    return Files.exists(file) && Page.read(file).anchors().contains(target.substring(hash + 1));
  }

  @Test
  void everyPageIsShortEnough() throws IOException {
    List<String> tooLong = new ArrayList<>();
    for (Page page : Page.all()) {
      boolean isDoc =
          page.file().startsWith("docs") && !LONG.contains(page.file().getFileName().toString());
      if (isDoc && page.words() > MOST_WORDS) {
        tooLong.add("%s: %,d words".formatted(page.file(), page.words()).toLowerCase(Locale.ROOT));
      }
    }
    assertThat(tooLong).isEmpty();
  }
}
