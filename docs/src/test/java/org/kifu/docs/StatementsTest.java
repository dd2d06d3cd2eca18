package org.kifu.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The statements of the five documents about the games, each with the command or the page that
 * shows it, or the reason why it is no matter of Kifu.
 */
@Tag("slow")
class StatementsTest {
  private static final int STATEMENTS = 308;
  private static final Pattern OPTION = Pattern.compile("(?<= )--[a-z-]+");

  /** A row of the list. */
  private record Statement(String document, String words, String verdict, String shown) {}

  private static List<Statement> statements() throws IOException {
    try (InputStream list = StatementsTest.class.getResourceAsStream("statements.tsv")) {
      return new String(list.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\t", -1))
          .map(cells -> new Statement(cells[0], cells[1], cells[2], cells[3]))
          .toList();
    }
  }

  @Test
  void everyStatementHasAVerdict() throws IOException {
    assertThat(statements())
        .hasSize(STATEMENTS)
        .allMatch(each -> List.of("done", "told", "outside").contains(each.verdict()))
        .noneMatch(each -> each.words().isBlank() || each.shown().isBlank());
  }

  @Test
  void whatIsToldStandsOnAPage() throws IOException {
    List<String> broken = new ArrayList<>();
    for (Statement each : statements()) {
      if (each.verdict().equals("told")) {
        String[] target = each.shown().split("#", 2);
        Path page = Path.of(target[0]);
        if (!Files.exists(page) || !Page.read(page).anchors().contains(target[1])) {
          broken.add(each.words() + ": " + each.shown());
        }
      }
    }
    assertThat(broken).isEmpty();
  }

  /**
   * The reference has a section for the command, and knows each option; many options are of
   * several.
   */
  @Test
  void whatIsDoneIsDoneByACommand() throws IOException {
    String reference = Files.readString(Path.of("docs", "cli.md"));
    List<String> broken = new ArrayList<>();
    for (Statement each : statements()) {
      if (each.verdict().equals("done")) {
        String command = each.shown().replaceFirst("^kifu ", "");
        boolean isKnown = reference.contains("\n## " + command.split(" ", 2)[0] + "\n");
        for (Matcher option = OPTION.matcher(each.shown()); option.find(); ) {
          isKnown &= reference.contains("`" + option.group());
        }
        if (!isKnown || !each.shown().startsWith("kifu ")) {
          broken.add(each.words() + ": " + each.shown());
        }
      }
    }
    assertThat(broken).isEmpty();
  }
}
