package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.board.MoveToken;
import org.kifu.board.StartSpec;
import org.kifu.format.GameWriter;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.Outcome;
import org.kifu.games.solo.Deal;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Rules;

/**
 * The jobs that each game has. Two games are made by each rule set, at random to their end, and
 * every job is asked for them; the table of the answers is a page of the documentation.
 */
class JobsByRulesTest {
  private static final int MOST_PLIES = 100;
  private static final Path PAGE = Path.of("docs", "jobs-by-rules.md");

  /** The folder of the rows for the window and for Spark, which have tests of their own. */
  private static final Path ROWS =
      Path.of("docs", "src", "test", "resources", "org", "kifu", "docs");

  /** The marks of an answer that leaves games out, however it is worded. */
  private static final List<String> LEFT_OUT =
      List.of(
          "left out",
          "not written",
          "otherRules",
          "no chart",
          "no move has",
          "no bad move",
          "not rated");

  /** The program and the place of a game, before the words of a refusal. */
  private static final Pattern PLACE =
      Pattern.compile("^kifu[^:]*: (\\S+:\\d+:\\d+: game \\d+: )?");

  /** The rule sets, each with the way to write its games. */
  private static final Map<String, String> RULES =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1;

        {
          put("othello", "json");
          put("parallel", "json");
          put("grid:6x6", "json");
          put("grand", "json");
          put("eight-stars", "json");
          put("anti", "json");
          put("black-hole:c3", "json");
          put("ravensburger", "json");
          put("one-way", "json");
          put("reversi-1880", "json");
          put("russian-draughts", "pdn");
          put("solo", "solo");
        }
      };

  /**
   * The jobs: a name and a command. GAMES stands for the file of games, ANNOTATED for the same
   * games annotated, OUT for a new file, BAD for the choice of bad moves: the good games of othello
   * have no labels at this level, and other rules no chances to win.
   */
  private static final List<String> JOBS =
      List.of(
          "verify: verify GAMES",
          "repair: repair GAMES",
          "show a board: show GAMES --ply 3",
          "show as SVG: show GAMES --game 1 --format svg",
          "kifu diagram: show GAMES --game 1 --style kifu",
          "kifu diagram as SVG: show GAMES --game 1 --style kifu --format svg",
          "search: search GAMES --game 1 --depth 1",
          "annotate as text: annotate GAMES --level 1",
          "annotate as JSON: annotate GAMES --level 1 --format jsonl -o ANNOTATED",
          "as CSV: report ANNOTATED --format csv",
          "as a page: report ANNOTATED --format html",
          "as Markdown: report ANNOTATED --format md",
          "as SGF: report ANNOTATED --format sgf",
          "as GGF: report ANNOTATED --format ggf",
          "chart: report ANNOTATED --game 1 --chart OUT.svg",
          "review: review ANNOTATED --player Ann",
          "drills: drills ANNOTATED BAD --format csv",
          "openings: openings GAMES --min-games 1",
          "openings of a base: openings BASE --min-games 1",
          "stats: stats GAMES",
          "query: query GAMES --player Ann",
          "positions: positions GAMES --ply 10",
          "trainer: trainer GAMES --player Ann --side black --min-games 1",
          "tournament: tournament GAMES",
          "ratings: ratings GAMES",
          "history: history GAMES --player Ann",
          "dedup: dedup GAMES",
          "convert to json: convert GAMES --to json",
          "convert to transcript: convert GAMES --to transcript",
          "convert to diagram: convert GAMES --to diagram",
          "convert to sgf: convert GAMES --to sgf",
          "convert to ggf: convert GAMES --to ggf",
          "convert to pgn: convert GAMES --to pgn",
          "convert to wthor: convert GAMES --to wthor -o OUT.wtb",
          "convert to pdn: convert GAMES --to pdn",
          "convert to solo: convert GAMES --to solo");

  @TempDir private Path folder;

  @Test
  void thePageSaysWhichJobsEachGameHas() throws IOException {
    Map<String, Map<String, String>> answers = new LinkedHashMap<>();
    for (var rules : RULES.entrySet()) {
      answers.put(rules.getKey(), answers(rules.getKey(), rules.getValue()));
    }
    for (String other : List.of("jobs-window.tsv", "jobs-spark.tsv")) {
      addRows(answers, ROWS.resolve(other));
    }
    String page = JobsPage.of(answers);
    if (Boolean.getBoolean("kifu.renew")) {
      Files.writeString(PAGE, page);
    }
    assertThat(page).as("-Dkifu.renew=true writes it").isEqualTo(Files.readString(PAGE));
  }

  /** Adds the answers that the tests of other modules wrote: rules, a job, and the answer. */
  private static void addRows(Map<String, Map<String, String>> answers, Path rows)
      throws IOException {
    for (String row : Files.readAllLines(rows)) {
      String[] cells = row.split("\t", -1);
      answers.getOrDefault(cells[0], Map.of()).put(cells[1], cells[2]);
    }
  }

  /** The answer to each job: empty if it was done, or the first line that says why it was not. */
  private Map<String, String> answers(String rules, String format) throws IOException {
    Path own = Files.createDirectory(folder.resolve(rules.replace(':', '-')));
    Path games = own.resolve("games." + format);
    Files.writeString(games, games(rules, format));
    Path base = own.resolve("games.kifu");
    assertThat(kifu("base", "create", base.toString(), games.toString()).code()).isZero();
    Map<String, String> answers = new LinkedHashMap<>();
    for (String job : JOBS) {
      int colon = job.indexOf(": ");
      String words =
          job.substring(colon + 2)
              .replace("GAMES", games.toString())
              .replace("ANNOTATED", own.resolve("annotated.jsonl").toString())
              .replace("BASE", base.toString())
              .replace("BAD", rules.equals(GameRecord.OTHELLO) ? "--loss 0-" : "--label inaccuracy")
              .replace("OUT", own.resolve("out").toString());
      if (job.contains("GAMES") || job.contains("BASE")) {
        words += " --rules " + rules;
      }
      CommandRun run = kifu(words.split(" ", -1));
      boolean writes = job.contains("OUT") || job.contains("-o ");
      answers.put(job.substring(0, colon), answer(run, writes).orElse(""));
    }
    return answers;
  }

  private Optional<String> answer(CommandRun run, boolean writes) {
    Optional<String> why = run.err().lines().filter(line -> !line.isBlank()).findFirst();
    boolean isLeftOut = LEFT_OUT.stream().anyMatch(run.err()::contains);
    if (run.code() == 0 && !isLeftOut && (writes || !run.out().isBlank())) {
      return Optional.empty();
    }
    assertThat(why).as("what a command says that did not do its job").isPresent();
    return Optional.of(PLACE.matcher(why.get()).replaceFirst("").replaceAll("/\\S+/", ""));
  }

  /** A game of players: a random one has so many bad moves that its reasons take minutes. */
  private static MoveList real(int number) throws IOException {
    String transcript =
        Files.readAllLines(Path.of("examples", "logistello-murakami-1997.txt")).stream()
            .filter(line -> !line.startsWith("#"))
            .toList()
            .get(number);
    List<MoveToken> moves = new ArrayList<>();
    for (int i = 0; i < transcript.length(); i += 2) {
      moves.add(MoveToken.parse(transcript.substring(i, i + 2)));
    }
    return MoveList.of(moves);
  }

  /** Legal moves from the start to the end, or for a hundred plies. */
  private static <P, M> MoveList random(Rules<P, M> rules, StartSpec start, Random random) {
    P position = rules.start(start).orElseThrow();
    List<MoveToken> moves = new ArrayList<>();
    List<M> legal = rules.legalMoves(position);
    while (!legal.isEmpty() && moves.size() < MOST_PLIES) {
      M move = legal.get(random.nextInt(legal.size()));
      moves.add(rules.token(move));
      position = rules.play(position, move);
      legal = rules.legalMoves(position);
    }
    return MoveList.of(moves);
  }

  private static String games(String name, String format) throws IOException {
    Rules<?, ?> rules = Catalogue.byName(name).orElseThrow().rules();
    List<GameRecord> games = new ArrayList<>();
    Random random = new Random(63);
    while (games.size() < 2) {
      StartSpec start =
          format.equals("solo")
              ? new StartSpec.Setup(Deal.random(new SplittableRandom(games.size())).toString())
              : StartSpec.STANDARD;
      GameHeader header =
          new GameHeader(
              "Ann", format.equals("solo") ? "" : "Ben", "Cup", "", new GameDate(2026, 1, 2));
      MoveList moves =
          name.equals(GameRecord.OTHELLO) ? real(games.size()) : random(rules, start, random);
      games.add(
          new GameRecord(header, name, start, moves, Outcome.NONE, Optional.empty(), Notes.NONE));
    }
    var out = new ByteArrayOutputStream();
    try (GameWriter writer = GameWriter.open(format, out)) {
      for (GameRecord game : games) {
        writer.write(game);
      }
    }
    return out.toString(StandardCharsets.UTF_8);
  }
}
