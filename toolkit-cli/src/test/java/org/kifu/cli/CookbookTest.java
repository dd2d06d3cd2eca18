package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The questions of the cookbook, each with the answer that the page shows. With {@code
 * -Dkifu.renew=true} the answers are written anew.
 */
class CookbookTest {
  private static final Path PAGE = Path.of("docs", "cookbook.md");

  /** A question, and the answer below it if there is one. */
  private static final Pattern RECIPE =
      Pattern.compile("```sql\n(.*?)```\n(?:\n```\n(.*?)```\n)?", Pattern.DOTALL);

  @Test
  void eachAnswerIsTheOneOnThePage(@TempDir Path folder) throws IOException {
    String base = folder.resolve("games.kifu").toString();
    assertThat(kifu("base", "create", base, Examples.ARCHIVES, Examples.BROKEN).code()).isZero();
    String page = Files.readString(PAGE);
    StringBuilder renewed = new StringBuilder();
    Matcher recipes = RECIPE.matcher(page);
    int questions = 0;
    while (recipes.find()) {
      CommandRun run = kifu("sql", base, recipes.group(1));
      assertThat(run.code()).as(run.err()).isZero();
      assertThat(run.out().lines().count()).as(recipes.group(1)).isGreaterThan(1);
      String shown = "```sql\n%s```\n\n```\n%s```\n".formatted(recipes.group(1), run.out());
      recipes.appendReplacement(renewed, Matcher.quoteReplacement(shown));
      questions++;
    }
    recipes.appendTail(renewed);
    if (Boolean.getBoolean("kifu.renew")) {
      Files.writeString(PAGE, renewed);
    }
    assertThat(questions).isEqualTo(20);
    assertThat(renewed).as("-Dkifu.renew=true writes it").hasToString(Files.readString(PAGE));
  }
}
