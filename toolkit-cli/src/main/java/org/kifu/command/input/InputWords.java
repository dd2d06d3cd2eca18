package org.kifu.command.input;

import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import org.kifu.archive.output.Manifest.FileSum.SummedInput;
import org.kifu.format.Inputs;
import org.kifu.source.Source;

/**
 * The sources that the words of a command line name.
 *
 * @param sources the sources of games
 * @param standardInput if it is among them
 */
public record InputWords(Inputs sources, Optional<SummedInput> standardInput) {
  /** Looks the words up; nothing is read. */
  public static InputWords of(List<String> words, InputStream in) {
    return of(words, in, List.of());
  }

  /**
   * Looks the words up; nothing is read.
   *
   * @param beside files that are taken as if they lay beside the sources
   */
  static InputWords of(List<String> words, InputStream in, List<Source> beside) {
    SummedInput summed = new SummedInput(in);
    return new InputWords(
        Inputs.of(words, summed).with(beside),
        words.contains("-") ? Optional.of(summed) : Optional.empty());
  }
}
