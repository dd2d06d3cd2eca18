package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.format.GameWriter;

class ConvertCommandTest {
  @TempDir private Path folder;

  /** A line that might hold a fact is ignored, so it is not said that nothing is lost. */
  @Test
  void saysThatTextWasIgnored() throws IOException {
    Path own = Files.writeString(folder.resolve("own.txt"), "f5d6c3d3c4\n\nFinal words 30-34?\n");
    assertThat(kifu("convert", own.toString(), "--to", "ggf").err())
        .endsWith("1 game written; text was ignored ('kifu verify' lists it)\n");
    Path plain = Files.writeString(folder.resolve("plain.txt"), "f5d6c3d3c4\n");
    assertThat(kifu("convert", plain.toString(), "--to", "ggf").err())
        .endsWith("1 game written, nothing lost\n");
  }

  @Test
  void writesTranscripts() {
    CommandRun run = kifu("convert", Examples.MATCH_ARCHIVE, "--to", "transcript");
    assertThat(run.code()).isZero();
    assertThat(run.lines()).isEqualTo(Examples.match());
    assertThat(run.err())
        .isEqualTo(
            "6 games written, 6 of them not as a whole (--explain-loss says what is lost)\n");
  }

  @Test
  void theHelpNamesEveryNotationThatIsWritten() {
    String help = kifu("convert", "--help").out();
    assertThat(help.replaceAll("\\s+", " ")).contains(GameWriter.formats());
  }

  @Test
  void doesNotWriteAGameOfWhichNothingCouldBeRead() {
    String damaged = "fS" + Examples.match().getFirst().substring(2);
    CommandRun run = kifu("convert", damaged, "--to", "transcript");
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("[unreadable]").contains("0 games written, 1 left out");
  }

  @Test
  void wordsOfTextAreOneGame() {
    CommandRun run = kifu("convert", "f5d6c3", "d3", "c4", "f4", "--to", "transcript");
    assertThat(run.out()).isEqualTo("f5d6c3d3c4f4\n");
  }

  @Test
  void saysOfEachGameWhatIsLost() {
    CommandRun run =
        kifu("convert", Examples.MATCH_ARCHIVE, "--to", "transcript", "--explain-loss");
    assertThat(run.err().lines()).hasSize(7);
    assertThat(run.err()).startsWith(Examples.MATCH_ARCHIVE + "@16: game 1: lost: the players");
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({"a.txt, transcript", "a.ggf, ggf", "a.SGF, sgf", "a.pgn, pgn", "a.json, json"})
  void theEndingOfTheFileNamesTheNotation(String name, String notation) throws IOException {
    Path told = folder.resolve("told");
    Path ending = folder.resolve(name);
    kifu("convert", Examples.MATCH_ARCHIVE, "--to", notation, "-o", target(told));
    CommandRun run = kifu("convert", Examples.MATCH_ARCHIVE, "-o", target(ending));
    assertThat(run.code()).isZero();
    assertThat(ending).hasSameBinaryContentAs(told);
  }

  @Tag("slow")
  @Test
  void theEndingOfAnArchiveNamesItsNotation() {
    Path target = folder.resolve("match.wtb");
    assertThat(kifu("merge", Examples.MATCH_ARCHIVE, "-o", target(target)).code()).isZero();
    assertThat(folder).isDirectoryContaining("glob:**/match.jou");
  }

  @ParameterizedTest
  @ValueSource(strings = {"-", "games", "json", "games.xyz", ".ggf.d"})
  void refusesAnEndingThatDoesNotNameANotation(String name) {
    String file = name.equals("-") ? name : target(folder.resolve(name));
    CommandRun run = kifu("convert", Examples.MATCH_ARCHIVE, "-o", file);
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("--to NOTATION is missing").contains(".wtb");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void writesTheThreeFilesOfAnArchive() throws IOException {
    Path target = folder.resolve("match.wtb");
    CommandRun run = kifu("convert", Examples.MATCH_ARCHIVE, "--to", "wthor", "-o", target(target));
    assertThat(run.code()).isZero();
    assertThat(folder).isDirectoryContaining("glob:**/match.jou");
    assertThat(folder).isDirectoryContaining("glob:**/match.trn");
    byte[] original = Files.readAllBytes(Path.of(Examples.MATCH_ARCHIVE));
    assertThat(target).isRegularFile().hasSize(original.length);
    assertThat(kifu("convert", target(target), "--to", "transcript").lines())
        .isEqualTo(Examples.match());
  }

  @Test
  void refusesToReplaceAnyOfTheThreeFiles() throws IOException {
    Files.writeString(folder.resolve("match.trn"), "mine");
    String target = target(folder.resolve("match.wtb"));
    CommandRun refused = kifu("convert", Examples.MATCH, "--to", "wthor", "-o", target);
    assertThat(refused.code()).isEqualTo(3);
    assertThat(folder).isDirectoryNotContaining("glob:**/match.wtb");
    assertThat(kifu("convert", Examples.MATCH, "--to", "wthor", "-o", target, "--force").code())
        .isZero();
  }

  /** The shell has opened it, so that only the system knows its name. */
  @Tag("slow")
  @ParameterizedTest
  @ValueSource(strings = {"-o in.txt", "-o copy --manifest in.txt"})
  @EnabledOnOs(OS.LINUX)
  void neverWritesToTheFileThatStandardInputComesFrom(String outputs) throws Exception {
    Path file = Files.copy(Path.of(Examples.MATCH), folder.resolve("in.txt"));
    String words = "convert - --to sgf --force " + outputs.replaceAll("in.txt|copy", target("$0"));
    Process run = CommandProcess.startReading(file, words.split(" "));
    assertThat(run.inputReader().lines())
        .anyMatch(line -> line.endsWith("is an input, and Kifu never writes to its input"));
    assertThat(run.waitFor()).isEqualTo(2);
    assertThat(file).hasSameBinaryContentAs(Path.of(Examples.MATCH));
    assertThat(folder.resolve("copy")).doesNotExist();
  }

  @Tag("slow")
  @Test
  void readsStandardInputFromAFileBesideTheOutput() throws Exception {
    Path file = Files.copy(Path.of(Examples.MATCH), folder.resolve("in.txt"));
    Path made = folder.resolve("made.txt");
    assertThat(
            CommandProcess.startReading(
                    file, "convert", "-", "--to", "transcript", "-o", target(made))
                .waitFor())
        .isZero();
    assertThat(made).isNotEmptyFile();
  }

  /** Words may stand in a file, and in one that such a file names. */
  @Tag("slow")
  @ParameterizedTest
  @ValueSource(strings = {"perft --depth 1", "rules", "convert f5d6 --to sgf", "show f5d6"})
  void neverWritesToAFileOfItsOwnWords(String command) throws IOException {
    String file = target("words");
    for (String output :
        List.of("-o '" + file + "'", "-o " + target("new") + " --manifest " + file)) {
      String words = command + " --force " + output;
      Files.writeString(folder.resolve("words"), words);
      Files.writeString(folder.resolve("outer"), "@" + file);
      for (String list : List.of("words", "outer")) {
        CommandRun run = kifu("@" + folder.resolve(list));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("is an input, and Kifu never writes to its input");
        assertThat(folder.resolve("words")).hasContent(words);
      }
    }
  }

  @Test
  void neverWritesToAnInput() throws IOException {
    Path file = Files.copy(Path.of(Examples.MATCH), folder.resolve("games.txt"));
    for (String input : new String[] {target(file), target(folder), folder + "/*.txt"}) {
      CommandRun run = kifu("convert", input, "--to", "transcript", "-o", target(file), "--force");
      assertThat(run.code()).isEqualTo(2);
      assertThat(run.err()).contains("is an input, and Kifu never writes to its input");
      assertThat(file).hasSameTextualContentAs(Path.of(Examples.MATCH));
    }
  }

  @Test
  void writesOneJsonDocument() throws IOException {
    CommandRun run = kifu("convert", Examples.MATCH_ARCHIVE, "--to", "json");
    JsonNode games = new ObjectMapper().readTree(run.out());
    assertThat(games).hasSize(6);
    assertThat(games.get(5).get("schemaVersion").asInt()).isEqualTo(1);
    assertThat(games.get(5).at("/game/black").asText()).startsWith("Logistello");
    assertThat(games.get(5).at("/game/result/declaredBlackDiscs").asInt()).isEqualTo(48);
    assertThat(games.get(5).get("moves")).hasSize(60);
  }

  @Test
  void theDiagramOfTheExampleIsTheSixthGame() {
    CommandRun run = kifu("convert", Examples.DIAGRAM, "--to", "transcript", "--quiet");
    assertThat(run).isEqualTo(new CommandRun(0, Examples.match().getLast() + "\n", ""));
    CommandRun back = kifu("convert", Examples.match().getLast(), "--to", "diagram", "--quiet");
    assertThat(back.code()).isZero();
    assertThat(back.out()).contains("4 41 38 10  O  X  4 16 20\n");
  }

  @Test
  void saysWhatCannotBeWritten() {
    CommandRun run = kifu("convert", Examples.PROBLEMS, "--to", "wthor", "-o", target("p.wtb"));
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err())
        .contains("game 19: not written: ")
        .endsWith("0 games written, 19 left out\n");
  }

  @Test
  void keepsAnIllegalGameAsWrittenAndSaysSo() throws IOException {
    CommandRun run = kifu("convert", Examples.BROKEN, "--to", "json");
    assertThat(run.code()).isEqualTo(1);
    JsonNode games = new ObjectMapper().readTree(run.out());
    assertThat(games).hasSize(4);
    assertThat(games.get(2).get("moves").get(30).asText()).isEqualTo("d4");
    assertThat(run.err().lines()).hasSize(2);
    assertThat(run.err())
        .contains("game 3, ply 31: d4 is taken", "[illegal-move]")
        .endsWith("4 games written, 1 with findings\n");
  }

  @Tag("slow")
  @Test
  void doesNotWriteANameFileOverOneThatAnInputIsReadWith() throws IOException {
    Path games = copyOfTheArchive();
    CommandRun run =
        kifu("convert", games.toString(), "--to", "wthor", "-o", target("wth.wtb"), "--force");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("holds the names of an input");
    assertThat(folder.resolve("wth.jou")).hasBinaryContent(new byte[16]);
  }

  @Test
  void doesNotWriteAnArchiveBesideNameFilesThatDifferInCaseOnly() throws IOException {
    Files.writeString(folder.resolve("NEW.JOU"), "names");
    CommandRun run = kifu("convert", Examples.MATCH, "--to", "wthor", "-o", target("new.wtb"));
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err()).contains("NEW.JOU: Kifu would read it as the names of");
  }

  @Test
  void oneNameIsNotTwoFilesOfAnArchive() {
    CommandRun run = kifu("convert", Examples.MATCH, "--to", "wthor", "-o", target("new.jou"));
    assertThat(run.code()).isEqualTo(2);
    assertThat(folder).isEmptyDirectory();
  }

  private Path copyOfTheArchive() throws IOException {
    Files.write(folder.resolve("wth.jou"), new byte[16]);
    return Files.copy(Path.of(Examples.MATCH_ARCHIVE), folder.resolve("match.wtb"));
  }

  @Tag("slow")
  @Test
  void gameFilesOfOtherProgramsGoFromOneNotationToTheNext() throws IOException {
    String pair = Examples.path("ggs-synchro-2009.ggf");
    CommandRun json = kifu("convert", pair, "--to", "json");
    JsonNode games = new ObjectMapper().readTree(json.out());
    assertThat(games).hasSize(2);
    assertThat(games.get(0).at("/clocks/0/seconds").asDouble()).isEqualTo(26.0);
    assertThat(games.get(0).at("/evaluations/0/discs").asDouble()).isEqualTo(-6.0);
    assertThat(games.get(1).at("/tags").toString()).contains("\"ggf:TY\",\"value\":\"s8r18\"");
    for (String format : new String[] {"ggf", "sgf", "pgn"}) {
      String target = target("pair." + format);
      CommandRun there = kifu("convert", pair, "--to", format, "-o", target, "--explain-loss");
      assertThat(there.code()).isZero();
      assertThat(there.err().contains("evaluations")).isEqualTo(format.equals("pgn"));
      CommandRun back = kifu("convert", target, "--to", "transcript");
      assertThat(back.lines()).isEqualTo(kifu("convert", pair, "--to", "transcript").lines());
    }
  }

  @Tag("slow")
  @Test
  void goesOnFromTheEndAndKeepsWhatWasTakenBack() throws IOException {
    String sgf = target("walk.sgf");
    String words = "undo undo undo undo f6 e6 undo redo";
    kifu("convert", "f5d6c3d3c4", "--then", words, "--to", "sgf", "-o", sgf);
    JsonNode game = new ObjectMapper().readTree(kifu("convert", sgf, "--to", "json").out()).get(0);
    assertThat(game.at("/moves").toString()).isEqualTo("[\"f5\",\"f6\",\"e6\"]");
    assertThat(game.at("/variations/0/move").asInt()).isEqualTo(1);
    assertThat(game.at("/variations/0/moves").toString())
        .isEqualTo("[\"d6\",\"c3\",\"d3\",\"c4\"]");
    assertThat(kifu("verify", sgf).code()).isZero();
  }

  @Test
  void walksGamesOfAnyRules() {
    String draughts = "examples/rules/russian-draughts-championship.pdn";
    CommandRun run = kifu("convert", draughts, "--then", "undo undo", "--to", "json");
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("\"variations\":[{");
  }

  @ParameterizedTest
  @CsvSource({
    "undo undo undo, no move is left to undo",
    "redo, no move was taken back that redo could make",
    "f5, f5 is taken"
  })
  void refusesWhatCannotFollow(String words, String why) {
    CommandRun run = kifu("convert", "f5d6", "--then", words, "--to", "sgf");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("--then: ").contains(why);
  }

  @Test
  void refusesWhatIsNotATarget() {
    CommandRun unknown = kifu("convert", Examples.MATCH, "--to", "photograph");
    assertThat(unknown.code()).isEqualTo(2);
    assertThat(unknown.err()).contains("'photograph' cannot be written; known: diagram");
    CommandRun several = kifu("convert", Examples.MATCH, "--to", "wthor");
    assertThat(several.code()).isEqualTo(2);
    assertThat(several.err()).contains("needs -o FILE, as it writes several files");
  }

  private String target(String name) {
    return folder.resolve(name).toString();
  }

  private static String target(Path path) {
    return path.toString();
  }
}
