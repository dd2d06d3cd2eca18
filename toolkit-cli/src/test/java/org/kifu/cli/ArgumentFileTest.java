package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Arguments in files, as {@code @FILE}; FOLDER stands for the folder of the test. */
class ArgumentFileTest {
  private static final String GAMES =
      """
      [White "Ada Lovelace"]
      [Black "Bob"]

      1. f5 f6

      [White "Charles O'Neil"]
      [Black "Dora # 2"]

      1. f5 d6
      """;

  @TempDir private Path folder;

  private CommandRun run(String arguments) throws IOException {
    Path list = folder.resolve("arguments");
    Files.writeString(list, arguments.replace("FOLDER", folder.toString()));
    return kifu("@" + list);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "show FOLDER/games.pgn --player=\"Ada\" --ply 2",
        "show FOLDER/games.pgn --player='ada love'\n--ply=2",
        "show 'FOLDER/games.pgn' --player Ada\\ Lovelace --ply \"2\" # --ply 1",
        "# first\n\n  show \\\n  --player=A\"d\"a \\\n 'FOLDER'/games.pgn",
        "\ufeffshow\r\nFOLDER/games.pgn\r\n--game\r\n1\r\n",
      })
  void areSplitLikeThoseOfAShell(String arguments) throws IOException {
    Files.writeString(folder.resolve("games.pgn"), GAMES);
    CommandRun run = run(arguments);
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("Ada Lovelace", "ply 2");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      quoteCharacter = '`',
      value = {
        "\"FOLDER/back\\slash.pgn\" ! \"O'Neil\"",
        "'FOLDER/back\\slash.pgn' ! O\\'Neil",
        "FOLDER/back\\\\slash.pgn ! 'O'\\''Neil'",
        "\"FOLDER/two  blanks.pgn\" ! \"Dora # 2\"",
        "FOLDER/two\\ \\ blanks.pgn ! Dora\\ #\\ 2",
        "FOLDER/no#comment.pgn ! Dora",
        "FOLDER/@file.pgn ! Dora",
        "'FOLDER/say \"hi\".pgn' ! Dora",
        "\"FOLDER/say \\\"hi\\\".pgn\" ! Dora",
      })
  void mayHoldAnySign(String file, String player) throws IOException {
    for (String name : List.of("back\\slash", "two  blanks", "no#comment", "@file", "say \"hi\"")) {
      Files.writeString(folder.resolve(name + ".pgn"), GAMES);
    }
    CommandRun run = run("show %s --player %s".formatted(file, player));
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("Charles O'Neil");
  }

  @Test
  void anEmptyWordIsAWord() throws IOException {
    assertThat(run("perft --depth ''").err()).contains("--depth").contains("''");
  }

  @Test
  void mayBeNamedByOthers() throws IOException {
    String itself = "@" + folder.resolve("arguments");
    Files.writeString(folder.resolve("inner file"), "--depth 3 " + itself);
    assertThat(run("perft '@FOLDER/inner file'").out()).isEqualTo("56\n");
  }

  @Test
  void anOpenQuotationMarkIsToldByItsLine() throws IOException {
    CommandRun run = run("show f5d6\n# it's a comment\n--player O'Brien\n");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err())
        .startsWith(
            "kifu: @" + folder.resolve("arguments") + ": line 3: the quotation mark is not");
  }

  @Test
  void aWordWithoutSuchAFileIsItself() {
    assertThat(kifu("convert", "@nothing", "--to", "sgf").err()).contains("@nothing");
    assertThat(kifu("explain", "@@nothing").err()).contains("unknown code '@nothing'");
  }

  @Test
  void aManifestHasTheWordsAsGivenAndTheFile() throws IOException {
    Path list = folder.resolve("arguments");
    CommandRun run = run("convert f5d6 --to sgf -o FOLDER/a.sgf --manifest \"FOLDER/m.json\"");
    assertThat(run.code()).isZero();
    JsonNode manifest = new ObjectMapper().readTree(folder.resolve("m.json").toFile());
    assertThat(manifest.get("command")).hasSize(1);
    assertThat(manifest.get("command").get(0).asText()).isEqualTo("@" + list);
    assertThat(manifest.get("inputs").get(0).get("name").asText()).isEqualTo(list.toString());
    assertThat(Files.readString(folder.resolve("a.sgf"))).contains("B[f5];W[d6]");
  }
}
