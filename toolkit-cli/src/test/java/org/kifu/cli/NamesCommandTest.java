package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NamesCommandTest {
  private static final String GAME =
      """
      [Event "%s"]
      [Date "19%d.01.02"]
      [Black "%s"]
      [White "Nobody %d"]

      1. f5 d6

      """;

  @TempDir private Path folder;
  private Path games = Path.of("");
  private Path rules = Path.of("");

  @BeforeEach
  void writeGames() throws IOException {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 9; i++) {
      text.append(GAME.formatted("Open", 80 + i, "Murakami Takeshi", i));
    }
    text.append(GAME.formatted("Cup, the \"small\" one", 85, "Takeshi MURAKAMI", 10));
    games = Files.writeString(folder.resolve("games.pgn"), text);
    rules = folder.resolve("rules.csv");
  }

  @Test
  void whoAsksForASpellingThatTheRulesChangeIsToldSo() throws IOException {
    Path rules =
        Files.writeString(
            folder.resolve("r.csv"),
            "status,kind,from,to,evidence\naccepted,player,Murakami Takeshi,MURAKAMI T,\n");
    CommandRun run =
        kifu(
            "show",
            Examples.MATCH_ARCHIVE,
            "--player",
            "Murakami Takeshi",
            "--years",
            "1980-",
            "--names-rules",
            rules.toString());
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err())
        .contains("player 'Murakami Takeshi', years 1980-;")
        .contains("--names-rules writes this name as 'MURAKAMI T'");
  }

  @ParameterizedTest
  @ValueSource(strings = {"names", "show", "convert --to pgn", "verify", "report"})
  void everyCommandThatReadsGamesTakesJobs(String verb) {
    String words = verb + " " + Examples.MATCH + " --jobs ";
    assertThat(kifu((words + "0").split(" ")).err()).contains("--jobs must be 1 or more, not 0");
    assertThat(kifu((words + "2").split(" ")).code()).isNotEqualTo(2);
  }

  @Test
  void proposesRulesThatAPersonAccepts() throws IOException {
    CommandRun run = kifu("names", games.toString(), "--format", "csv", "-o", rules.toString());
    assertThat(run.code()).isZero();
    assertThat(rules)
        .hasContent(
            """
            status,kind,from,to,evidence
            proposed,player,Takeshi MURAKAMI,Murakami Takeshi,"order of the words; 1 game 1985, for 9 games 1980-1988"
            """);
    String[] query = {
      "convert",
      games.toString(),
      "--to",
      "json",
      "--player",
      "Murakami Takeshi",
      "--quiet",
      "--names-rules",
      rules.toString()
    };
    assertThat(kifu(query).out()).doesNotContain("MURAKAMI").contains("Nobody 8");
    assertThat(kifu(query).out().lines()).hasSize(1 + 9 + 1);
    Files.writeString(rules, Files.readString(rules).replace("proposed", "accepted"));
    assertThat(kifu(query).out().lines()).hasSize(1 + 10 + 1);
    assertThat(games).content().contains("Takeshi MURAKAMI");
  }

  @Test
  void saysWhatItProposes() {
    assertThat(kifu("names", games.toString()).lines())
        .containsExactly(
            "player: Takeshi MURAKAMI -> Murakami Takeshi",
            "    order of the words; 1 game 1985, for 9 games 1980-1988",
            "1 rule proposed; --format csv writes them as rules to decide on");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          accepted,player,A,B;accepted,player,A,C | line 3: 'A' is 'B' by an earlier rule
          accepted,player,A,B;accepted,player,B,A | line 2: 'A' leads back to itself
          perhaps,player,A,B | line 2: 'perhaps' is neither proposed nor accepted
          accepted,people,A,B | line 2: 'people' is neither player nor event
          accepted,player,,B | line 2: a rule for no name
          proposed,player,A,B;accepted,player,C, | line 3: 'C' would have no name: 'to' is empty
          """)
  void refusesRulesThatCannotBeFollowed(String rows, String message) throws IOException {
    Files.writeString(rules, "status,kind,from,to\n" + rows.replace(';', '\n') + "\n");
    CommandRun run = kifu("verify", games.toString(), "--names-rules", rules.toString());
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("--names-rules: " + rules + ": " + message);
  }

  @Test
  void refusesAFileThatIsNotATableAndOneThatIsNotThere() throws IOException {
    Files.writeString(rules, "f5d6c3\n");
    CommandRun run = kifu("verify", games.toString(), "--names-rules", rules.toString());
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("line 1: the column 'status' is missing");
    assertThat(kifu("verify", games.toString(), "--names-rules", "no/such.csv").code())
        .isEqualTo(3);
  }

  @Test
  void neverWritesOverTheRulesThatItFollows() throws IOException {
    Files.writeString(rules, "status,kind,from,to\naccepted,player,Nobody 1,Nobody 2\n");
    String file = rules.toString();
    CommandRun run =
        kifu(
            "names",
            games.toString(),
            "--names-rules",
            file,
            "--format",
            "csv",
            "-o",
            file,
            "--force");
    assertThat(run.code()).isEqualTo(2);
    assertThat(rules).content().contains("Nobody 1");
  }
}
