package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.command.terminal.ExitCode;
import org.kifu.evaluation.Weights;

/** Files that options name to be read: none is written to, and all are in the manifest. */
class ReadsFilesTest {
  private static final String GAMES = "examples/three-good-one-broken.txt";
  private static final String ANNOTATED = "examples/annotated-1997.jsonl";
  private static final String CLUB = "examples/tournament/club-evening.csv";

  @TempDir private Path folder;

  /** Makes the files that stand after IN/ below. */
  private void make(String line) throws IOException {
    copy(GAMES, "games.txt");
    copy(ANNOTATED, "annotated.jsonl");
    copy(CLUB, "results.csv");
    copy("examples/tournament/player-ids.csv", "ids.csv");
    copy("examples/wthor/WTH_1997-match.wtb", "WTH_1997-match.wtb");
    copy("examples/wthor/WTH.JOU", "WTH.JOU");
    copy("examples/wthor/WTH.TRN", "WTH.TRN");
    Files.writeString(folder.resolve("rules.csv"), "status,kind,from,to\n");
    Files.writeString(folder.resolve("facts.csv"), "game,field,old,new\n");
    Files.writeString(folder.resolve("engine"), "no engine");
    if (line.contains("IN/games.kifu")) {
      kifu("index", GAMES, "-o", folder.resolve("games.kifu").toString());
    }
    if (line.contains("IN/weights")) {
      try (OutputStream out = Files.newOutputStream(folder.resolve("weights"))) {
        Weights.shipped().write(out);
      }
    }
  }

  private void copy(String from, String name) throws IOException {
    try (InputStream in = Files.newInputStream(Path.of(from))) {
      Files.copy(in, folder.resolve(name));
    }
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "verify IN/games.txt -o IN/games.txt",
        "verify f5 --names-rules IN/rules.csv -o IN/rules.csv",
        "verify IN/WTH_1997-match.wtb --format text -o IN/WTH.JOU",
        "convert f5 --to pgn --correct IN/facts.csv -o IN/facts.csv",
        "convert f5 --to pgn --correct IN/facts.csv -o IN/new --manifest IN/facts.csv",
        "merge IN/games.txt --to pgn --correct IN/facts.csv -o IN/facts.csv",
        "search f5 --depth 1 --book IN/games.kifu --format text -o IN/games.kifu",
        "annotate f5d6 --level 1 --book IN/games.kifu --format md -o IN/games.kifu",
        "annotate f5d6 --level 1 --book IN/games.kifu -o IN/new --manifest IN/games.kifu",
        "annotate f5d6 --check IN/annotated.jsonl -o IN/annotated.jsonl",
        "search f5 --depth 1 --engine IN/engine -o IN/engine",
        "annotate f5d6 --level 1 --engine IN/engine -o IN/engine",
        "openings IN/games.kifu --format csv -o IN/games.kifu",
        "report IN/annotated.jsonl -o IN/annotated.jsonl",
        "review --player Murakami IN/annotated.jsonl --format json -o IN/annotated.jsonl",
        "review --player Murakami --names-rules IN/rules.csv IN/annotated.jsonl -o IN/rules.csv",
        "ratings --results IN/results.csv -o IN/results.csv",
        "tournament --results IN/results.csv --annotated IN/annotated.jsonl --format json -o"
            + " IN/annotated.jsonl",
        "tournament --results IN/results.csv --format wof --player-ids IN/ids.csv -o IN/ids.csv",
        "train f5 --work WORK --weights IN/weights -o IN/weights",
        "train f5 --work WORK --measure --weights IN/weights -o IN/weights",
        "repair f5 --archive IN/games.txt -o OUT --manifest IN/games.txt"
      })
  void whatIsReadIsNotWritten(String line) throws IOException {
    make(line);
    String[] words = words(line + " --force");
    Path target = Path.of(words[words.length - 2]);
    byte[] before = Files.readAllBytes(target);
    CommandRun run = kifu(words);
    assertThat(run.code()).as(run.err()).isEqualTo(2);
    assertThat(run.err()).contains("input, and Kifu never writes to its input");
    assertThat(target).hasBinaryContent(before);
    assertThat(folder.resolve("new")).doesNotExist();
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "annotate f5d6 --level 1 --book IN/games.kifu -o IN/new",
        "search f5 --depth 1 --book IN/games.kifu -o IN/new",
        "tournament --results IN/results.csv --annotated IN/annotated.jsonl -o IN/new",
        "tournament --results IN/results.csv --format wof --player-ids IN/ids.csv -o IN/new",
        "repair IN/games.txt --archive IN/games.txt -o OUT",
        "convert f5 --to pgn --correct IN/facts.csv --names-rules IN/rules.csv -o IN/new"
      })
  void whatIsReadIsInTheManifest(String line) throws IOException {
    make(line);
    Path manifest = folder.resolve("m.json");
    CommandRun run = kifu(words(line + " --manifest " + manifest));
    assertThat(run.code()).as(run.err()).isLessThanOrEqualTo(ExitCode.FINDINGS);
    List<String> inputs = new ArrayList<>();
    new ObjectMapper()
        .readTree(manifest.toFile())
        .get("inputs")
        .forEach(input -> inputs.add(input.get("name").asText()));
    assertThat(inputs)
        .containsExactlyInAnyOrderElementsOf(
            Stream.of(words(line))
                .filter(word -> word.startsWith(folder + "/") && !word.endsWith("/new"))
                .filter(word -> !word.endsWith("/out"))
                .distinct()
                .toList());
  }

  private String[] words(String line) {
    return line.replace("IN/", folder + "/")
        .replace("OUT", folder + "/out")
        .replace("WORK", folder + "/work")
        .split(" ", -1);
  }
}
