package org.kifu.format.text;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.kifu.format.ReadOptions;
import org.kifu.game.ParsedGame;
import org.kifu.testing.Games;
import org.kifu.testing.RealData;

/**
 * Compares the reader on trial with the one so far: prints each input of which the two make
 * different things, and the sums of each set. Arguments: names of sets; with none, all of them.
 */
final class ReaderComparison {
  /** The sets of inputs. */
  enum InputSet {
    ODD,
    ODD_2,
    CONFORMANCE,
    FINDINGS,
    TRANSCRIPTS;

    List<ComparedCase> cases() throws IOException {
      return switch (this) {
        case ODD -> ComparedCase.oddInputs(RealData.folder("odd-inputs"));
        case ODD_2 -> ComparedCase.oddInputs(RealData.folder("odd-inputs-2"));
        case CONFORMANCE -> ComparedCase.conformance(examples("conformance"));
        case FINDINGS -> ComparedCase.files(examples("findings"));
        case TRANSCRIPTS -> ComparedCase.files(RealData.folder("transcripts"));
      };
    }
  }

  private ReaderComparison() {}

  private static Path examples(String folder) {
    return Games.examples().resolve(folder);
  }

  /** The options of the reader so far. */
  static ReadOptions before() {
    return ReadOptions.reportingTo(problem -> {});
  }

  /** The options of the reader on trial. */
  static ReadOptions trial() {
    return before().as("text");
  }

  /** The score of the reader on trial. */
  static ReaderScore score(InputSet set) throws IOException {
    ReaderScore sum = ReaderScore.NONE;
    for (ComparedCase each : set.cases()) {
      sum = sum.plus(ReaderScore.of(each, ComparedCase.read(each.source(), trial())));
    }
    return sum;
  }

  /** Prints the differences of some sets. */
  public static void main(String[] arguments) throws IOException {
    Set<String> names = Set.of(arguments);
    for (InputSet set : InputSet.values()) {
      if (names.isEmpty() || names.contains(set.name())) {
        compare(set);
      }
    }
  }

  private static void compare(InputSet set) throws IOException {
    ReaderScore ofBefore = ReaderScore.NONE;
    ReaderScore ofTrial = ReaderScore.NONE;
    for (ComparedCase each : set.cases()) {
      List<ParsedGame> before = ComparedCase.read(each.source(), before());
      List<ParsedGame> trial = ComparedCase.read(each.source(), trial());
      ReaderScore old = ReaderScore.of(each, before);
      ReaderScore now = ReaderScore.of(each, trial);
      ofBefore = ofBefore.plus(old);
      ofTrial = ofTrial.plus(now);
      if (!said(before).equals(said(trial))) {
        System.out.printf(
            "%-12s %-40s %-10s before %s trial %s %s%n",
            set,
            each.name(),
            verdict(old, now),
            numbers(old),
            numbers(now),
            ReaderScore.wrongFacts(each, trial));
      }
    }
    System.out.printf("%-12s before %s%n%-12s trial  %s%n", set, ofBefore, set, ofTrial);
  }

  private static String verdict(ReaderScore before, ReaderScore trial) {
    return before.isRight()
        ? trial.isRight() ? "both" : "old right"
        : trial.isRight() ? "new right" : "neither";
  }

  private static String numbers(ReaderScore score) {
    return "%d/%d wrong %d told %d missing %d"
        .formatted(score.moves(), score.facts(), score.wrong(), score.told(), score.missing());
  }

  /** Moves, names, event, date and declared result of games. */
  private static List<String> said(List<ParsedGame> games) {
    List<String> said = new ArrayList<>();
    for (ParsedGame game : games) {
      said.add(
          game.record()
              .map(
                  record ->
                      Arrays.asList(
                              record.moves().joined(),
                              record.header(),
                              record.declared().blackDiscs())
                          .toString())
              .orElse(""));
    }
    return said;
  }
}
