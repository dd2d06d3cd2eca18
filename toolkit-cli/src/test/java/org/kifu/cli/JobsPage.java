package org.kifu.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The page of the documentation about the jobs that each game has. */
final class JobsPage {
  private static final String HEAD =
      """
      # Which job works for which game

      Two whole games of each rule set were given to each command: real ones of `othello`, and games made at random of the
      others. `yes` means that the command did its job for both. Each number stands for a refusal, whose words are in
      the list below the table. The last rows are the jobs of the [window](app.md) and of [Spark](spark.md), for games of
      `examples/rules`. Tests make this page, so it always says what the program does. [Rules](rules.md) describes the
      games.

      """;

  private JobsPage() {}

  /**
   * @param answers for each rule set the answers to its jobs; an empty one means that it was done
   */
  static String of(Map<String, Map<String, String>> answers) {
    List<String> jobs = List.copyOf(answers.values().iterator().next().keySet());
    List<String> refusals = new ArrayList<>();
    StringBuilder page = new StringBuilder(HEAD);
    page.append("| job");
    answers.keySet().forEach(rules -> page.append(" | `").append(rules).append("`"));
    page.append(" |\n");
    page.append("| --- ").append("| --- ".repeat(answers.size())).append("|\n");
    for (String job : jobs) {
      page.append("| ").append(job);
      answers.forEach(
          (rules, each) ->
              page.append(" | ").append(cell(each.getOrDefault(job, ""), rules, refusals)));
      page.append(" |\n");
    }
    page.append("\n");
    for (int i = 0; i < refusals.size(); i++) {
      page.append(i + 1).append(". `").append(refusals.get(i)).append("`\n");
    }
    return page.toString();
  }

  private static String cell(String answer, String rules, List<String> refusals) {
    if (answer.isEmpty()) {
      return "yes";
    }
    String general = answer.replace(rules, "RULES");
    if (!refusals.contains(general)) {
      refusals.add(general);
    }
    return String.valueOf(refusals.indexOf(general) + 1);
  }
}
