package org.kifu.format.transcript;

import java.util.regex.Pattern;

/**
 * The signature of a mail, below two dashes: what stands in it is no move of the game above, and
 * nothing that is said of it.
 */
final class Signature {
  private static final Pattern DASHES = Pattern.compile("[>\\s]*--\\s*");

  /** Fewer moves beside anything else may be a telephone or a room. */
  private static final int CLEAR_MOVES = 3;

  private boolean isOpen;
  private boolean isBroken;

  /** Begins below a line that is no pass of a game. */
  void begin(LineReading line) {
    isOpen = DASHES.matcher(line.line().text()).matches();
    isBroken = false;
  }

  /** A game goes on, or begins. */
  void end() {
    isOpen = false;
  }

  /** A blank line, below which something may be said of the next game. */
  void breakOff() {
    isBroken = true;
  }

  /** Whether a line is a part of it. */
  boolean holds(LineReading line) {
    return isOpen
        && switch (line.kind()) {
          case MOVES -> line.moves().size() < CLEAR_MOVES && !isOnlyMoves(line);
          case COMMENT, RESULT, PLAYERS, LABEL, ROW -> !isBroken;
          case EMPTY, TEXT, HIDDEN, CODES, PROSE -> false;
        };
  }

  private static boolean isOnlyMoves(LineReading line) {
    String text = line.line().text();
    long signs = text.chars().filter(Character::isLetterOrDigit).count();
    return signs == 2L * MoveWord.squares(text, 0, text.length());
  }
}
