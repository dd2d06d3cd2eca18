package org.kifu.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Locale;
import org.kifu.words.Words;

/**
 * Two windows on the example games, which must have no fault when they are closed.
 *
 * @param file the base of both
 */
record TwoWindows(Path file, OpenWindow japanese, OpenWindow english) implements AutoCloseable {
  /** Opens both. */
  static TwoWindows in(Path folder) throws Exception {
    Path file = OwnLibrary.made(folder.resolve("games.kifu"));
    return new TwoWindows(
        file, new OpenWindow(file, Words.in(Locale.JAPANESE)), new OpenWindow(file));
  }

  @Override
  public void close() {
    japanese.close();
    english.close();
    assertThat(japanese.faults).isEmpty();
    assertThat(english.faults).isEmpty();
  }
}
