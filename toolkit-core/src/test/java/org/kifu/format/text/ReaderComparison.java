package org.kifu.format.text;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.kifu.format.ReadOptions;
import org.kifu.game.ParsedGame;
import org.kifu.testing.Games;
import org.kifu.testing.RealData;
import org.kifu.testing.Stored;

/**
 * Compares what is read with what is expected: prints each input that is not read as it should be,
 * and the sums of each set. Arguments: names of sets; with none, all of them.
 */
final class ReaderComparison {
  /** The sets of inputs. */
  enum InputSet {
    ODD,
    ODD_2,
    /** Forms that programs and sites use, which were made without a look at the reader. */
    ODD_3,
    /** Others like these; see the README beside them. */
    ODD_4,
    CONFORMANCE,
    FINDINGS,
    TRANSCRIPTS;

    List<ComparedCase> cases() throws IOException {
      return switch (this) {
        case ODD -> ComparedCase.oddInputs(RealData.folder("odd-inputs"));
        case ODD_2 -> ComparedCase.oddInputs(RealData.folder("odd-inputs-2"));
        case ODD_3 -> ComparedCase.oddInputs(Stored.resource(ReaderComparison.class, "forms"));
        case ODD_4 -> ComparedCase.oddInputs(Stored.resource(ReaderComparison.class, "forms4"));
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

  /** The score of the reader in a set. */
  static ReaderScore score(InputSet set) throws IOException {
    ReaderScore sum = ReaderScore.NONE;
    for (ComparedCase each : set.cases()) {
      sum = sum.plus(scoreOf(each));
    }
    return sum;
  }

  private static ReaderScore scoreOf(ComparedCase one) throws IOException {
    return ReaderScore.of(one, read(one));
  }

  private static List<ParsedGame> read(ComparedCase one) throws IOException {
    return ComparedCase.read(one.source(), ReadOptions.reportingTo(_ -> {}));
  }

  /** Prints what is not right in some sets. */
  public static void main(String[] arguments) throws IOException {
    Set<String> names = Set.of(arguments);
    for (InputSet set : InputSet.values()) {
      if (names.isEmpty() || names.contains(set.name())) {
        print(set);
      }
    }
  }

  private static void print(InputSet set) throws IOException {
    for (ComparedCase each : set.cases()) {
      ReaderScore score = scoreOf(each);
      if (!score.isRight()) {
        System.out.printf(
            "%-12s %-40s %s %s%n",
            set, each.name(), score, ReaderScore.wrongFacts(each, read(each)));
      }
    }
    System.out.printf("%-12s %s%n", set, score(set));
  }
}
