package org.kifu.command.input;

import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import org.kifu.archive.output.Manifest.FileSum.SummedInput;
import org.kifu.command.terminal.Suggestion;
import org.kifu.format.Inputs;
import org.kifu.game.Problem;
import org.kifu.source.Source;

/**
 * The sources that the words of a command line name.
 *
 * @param sources the sources of games
 * @param beside the files that are used as if they were beside the sources
 * @param standardInput standard input, if it is one of the sources
 */
public record InputWords(Inputs sources, List<Source> beside, Optional<SummedInput> standardInput) {
  /** Looks the words up; nothing is read. */
  public static InputWords of(List<String> words, InputStream in) {
    return of(words, in, List.of());
  }

  /**
   * Looks the words up; nothing is read.
   *
   * @param beside the files that are used as if they were beside the sources
   */
  static InputWords of(List<String> words, InputStream in, List<Source> beside) {
    SummedInput summed = new SummedInput(in);
    return new InputWords(
        Inputs.of(words, summed).with(beside),
        List.copyOf(beside),
        words.contains("-") ? Optional.of(summed) : Optional.empty());
  }

  /** The words that are not input at all, as problems that offer files with similar names. */
  public static List<Problem> missing(Inputs sources) {
    return sources.missing().stream().map(InputWords::withOffer).toList();
  }

  private static Problem withOffer(Problem problem) {
    String offer = Suggestion.ofFile(problem.where().source());
    return Problem.of(problem.code(), problem.where(), problem.message() + offer);
  }
}
