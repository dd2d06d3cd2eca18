package org.kifu.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.kifu.export.ResultCsv;
import org.kifu.export.ResultList;
import org.kifu.export.TableException;
import org.kifu.export.WofResults;
import org.kifu.tournament.Result;
import org.kifu.tournament.ResultFinding;
import picocli.CommandLine.Option;

/** The option for results without moves. */
final class ResultsOption {
  @Option(
      names = "--results",
      paramLabel = "FILE",
      description =
          "Results without moves: a CSV file with black,white,black_discs,white_discs,round,kind,"
              + " or a result file of the World Othello Federation. May be given several times.")
  private List<Path> files = new ArrayList<>();

  /** The files. */
  List<Path> files() {
    return files;
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
    String text = decoded(Files.readAllBytes(file));
    try (BufferedReader in = new BufferedReader(new StringReader(text))) {
      return text.stripLeading().startsWith("%")
          ? WofResults.read(file.toString(), in)
          : ResultCsv.read(file.toString(), in);
    } catch (TableException e) {
      throw Refusal.usage("--results: " + file + ": " + e.getMessage());
    }
  }

  /** UTF-8, and what cannot be that as ISO 8859-1, which older files are in. */
  private static String decoded(byte[] bytes) {
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return text.startsWith("\uFEFF") ? text.substring(1) : text;
    } catch (CharacterCodingException _) {
      return new String(bytes, StandardCharsets.ISO_8859_1);
    }
  }
}
