package org.kifu.command.player;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import org.kifu.archive.names.NameRules;
import org.kifu.archive.query.GameFilter;
import org.kifu.archive.tournament.ResultFinding;
import org.kifu.archive.tournament.TournamentResult;
import org.kifu.archive.tournament.output.ResultCsv;
import org.kifu.archive.tournament.output.ResultList;
import org.kifu.archive.tournament.output.WofResults;
import org.kifu.command.input.ChosenGames;
import org.kifu.command.input.ChosenGames.FactsNeed;
import org.kifu.command.input.InputFiles;
import org.kifu.command.input.InputOptions;
import org.kifu.command.input.ProblemReport;
import org.kifu.command.input.ReadsFiles;
import org.kifu.command.terminal.Progress;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.game.ParsedGame;
import org.kifu.rules.Rules;
import org.kifu.table.CsvTable.TableException;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * The input of a command that does not need records, because it also takes results without moves.
 */
final class OptionalGames {
  @Parameters(
      arity = "0..*",
      paramLabel = "INPUT",
      description = "Files, folders, patterns, '-' for standard input, or a game as text.")
  private List<String> words = new ArrayList<>();

  @Mixin private InputOptions options = new InputOptions();
  @Mixin private ResultsOption results = new ResultsOption();

  /** The rules for names. */
  NameRules nameRules() {
    return options.nameRules();
  }

  /** The results without moves, with names as the rules write them. */
  ResultList results() throws IOException {
    return results.read(options.rules()).renamed(options.nameRules());
  }

  /** Opens the input; nothing is read before the first game is requested. */
  ChosenGames open(Streams streams, GameFilter filter) throws IOException {
    if (words.isEmpty() && !results.isGiven()) {
      throw Refusal.usage("no INPUT or --results");
    }
    return options.openFacts(words, streams, filter, FactsNeed.RECORDS);
  }

  /** The chosen games, none without an input; reading them reports their problems. */
  Iterator<ParsedGame> chosen(ChosenGames games, ProblemReport report, Progress progress) {
    return words.isEmpty()
        ? Collections.emptyIterator()
        : report.reporting(games.chosen(report, progress));
  }

  /** The option for results without moves. */
  private static final class ResultsOption implements ReadsFiles {
    private static final int MOST_BLANKS = 1000;

    @Option(
        names = "--results",
        paramLabel = "FILE",
        description =
            "Results without moves: a CSV file with"
                + " black,white,black_discs,white_discs,round,kind, or a result file of the"
                + " World Othello Federation. Can be repeated.")
    private List<Path> files = new ArrayList<>();

    boolean isGiven() {
      return !files.isEmpty();
    }

    @Override
    public InputFiles with(InputFiles inputs) {
      InputFiles all = inputs;
      for (Path file : files) {
        all = all.with(file);
      }
      return all;
    }

    /** The results in all files, of games by these rules. */
    ResultList read(Rules<?, ?> rules) throws IOException {
      List<TournamentResult> results = new ArrayList<>();
      List<ResultFinding> findings = new ArrayList<>();
      for (Path file : files) {
        ResultList list = read(file, rules);
        results.addAll(list.results());
        findings.addAll(list.findings());
      }
      return new ResultList(results, findings);
    }

    private static ResultList read(Path file, Rules<?, ?> rules) throws IOException {
      try (BufferedReader in = ReadsFiles.openTable(file)) {
        return isOfFederation(in)
            ? WofResults.read(file.toString(), in, rules)
            : ResultCsv.read(file.toString(), in, rules);
      } catch (TableException e) {
        throw Refusal.usage("--results: " + file + ": " + e.getMessage());
      }
    }

    /** Whether the first sign begins a remark, as in files of the World Othello Federation. */
    private static boolean isOfFederation(BufferedReader in) throws IOException {
      in.mark(MOST_BLANKS);
      int first = in.read();
      for (int blanks = 1; Character.isWhitespace(first) && blanks < MOST_BLANKS; blanks++) {
        first = in.read();
      }
      in.reset();
      return first == '%';
    }
  }
}
