package org.kifu.cli;

import java.util.HashSet;
import java.util.Set;
import org.kifu.game.ParsedGame;

/** Gives the files of single games names, each name once. */
final class GameFileNames {
  private static final int LONGEST_STEM = 100;

  private final String ending;
  private final Set<String> given = new HashSet<>();

  /**
   * Begins.
   *
   * @param ending what all names end in, with its dot
   */
  GameFileNames(String ending) {
    this.ending = ending;
  }

  /** The last part of the source's name, without what file systems refuse, and the game. */
  String next(ParsedGame game) {
    String source = game.origin().start().source();
    String last = source.substring(Math.max(source.lastIndexOf('/'), source.lastIndexOf('\\')) + 1);
    String safe = last.replaceFirst("\\.[^.]*$", "").replaceAll("[^\\p{L}\\p{N}_-]", "_");
    String stem = safe.isEmpty() || safe.equals("-") ? "standard-input" : safe;
    String name = stem.substring(0, Math.min(stem.length(), LONGEST_STEM)) + "-" + game.number();
    int number = 1;
    String free = name + ending;
    while (!given.add(free)) {
      number++;
      free = name + "-" + number + ending;
    }
    return free;
  }
}
