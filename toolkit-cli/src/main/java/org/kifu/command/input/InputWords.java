package org.kifu.command.input;

import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import org.kifu.archive.output.Manifest.FileSum.SummedInput;
import org.kifu.format.Inputs;

/**
 * The sources that the words of a command line name.
 *
 * @param sources the sources of games
 * @param standardInput if it is among them
 */
public record InputWords(Inputs sources, Optional<SummedInput> standardInput) {
  /** Looks the words up; nothing is read. */
  public static InputWords of(List<String> words, InputStream in) {
    SummedInput summed = new SummedInput(in);
    return new InputWords(
        Inputs.of(words, summed), words.contains("-") ? Optional.of(summed) : Optional.empty());
  }
}
