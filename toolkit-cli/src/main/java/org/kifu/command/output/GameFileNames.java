package org.kifu.command.output;

import java.util.HashSet;
import java.util.Set;
import org.kifu.game.ParsedGame;
import org.kifu.verify.output.SourceFileName;

/** The names for the files of single games, each used once. */
public final class GameFileNames {
  private final String ending;
  private final Set<String> given = new HashSet<>();

  /**
   * Begins without names.
   *
   * @param ending the ending of all names, with its dot
   */
  public GameFileNames(String ending) {
    this.ending = ending;
  }

  /**
   * The next name: the last part of the name of the source, without characters that file systems
   * refuse, and the number of the game.
   */
  public String next(ParsedGame game) {
    String source = game.origin().start().source();
    String stem = SourceFileName.of(source.replaceFirst("\\.[^./\\\\]*$", "")).replace('.', '_');
    String name = stem + "-" + game.number();
    int number = 1;
    String free = name + ending;
    while (!given.add(free)) {
      number++;
      free = name + "-" + number + ending;
    }
    return free;
  }
}
