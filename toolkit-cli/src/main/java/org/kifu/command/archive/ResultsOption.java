package org.kifu.command.archive;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.kifu.archive.tournament.Result;
import org.kifu.archive.tournament.ResultFinding;
import org.kifu.archive.tournament.output.ResultCsv;
import org.kifu.archive.tournament.output.ResultList;
import org.kifu.archive.tournament.output.WofResults;
import org.kifu.command.InputFiles;
import org.kifu.command.ReadsFiles;
import org.kifu.command.Refusal;
import org.kifu.command.TableFile;
import org.kifu.table.TableException;
import picocli.CommandLine.Option;

/** The option for results without moves. */
final class ResultsOption implements ReadsFiles {
  private static final int MOST_BLANKS = 1000;

  @Option(
      names = "--results",
      paramLabel = "FILE",
      description =
          "Results without moves: a CSV file with black,white,black_discs,white_discs,round,kind,"
              + " or a result file of the World Othello Federation. May be given several times.")
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

  /** What all files state. */
  ResultList read() throws IOException {
    List<Result> results = new ArrayList<>();
    List<ResultFinding> findings = new ArrayList<>();
    for (Path file : files) {
      ResultList list = read(file);
      results.addAll(list.results());
      findings.addAll(list.findings());
    }
    return new ResultList(results, findings);
  }

  private static ResultList read(Path file) throws IOException {
    try (BufferedReader in = TableFile.open(file)) {
      return isOfFederation(in)
          ? WofResults.read(file.toString(), in)
          : ResultCsv.read(file.toString(), in);
    } catch (TableException e) {
      throw Refusal.usage("--results: " + file + ": " + e.getMessage());
    }
  }

  /** Whether the first sign begins a remark of the federation's files. */
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
