package org.kifu.game;

import java.io.Serializable;

/**
 * A fault or a remarkable fact of a source.
 *
 * @param code the kind
 * @param where its place
 * @param game the game's number in its source, from 1; 0 if the problem does not concern a single
 *     game
 * @param ply the ply, from 1, passes counted; 0 if the problem does not concern a single ply
 * @param message one sentence for a person, without the place
 */
public record Problem(ProblemCode code, SourceLocation where, int game, int ply, String message)
    implements Serializable {
  /** A problem that does not concern a single game. */
  public static Problem of(ProblemCode code, SourceLocation where, String message) {
    return new Problem(code, where, 0, 0, message);
  }

  /**
   * The same problem with another number of its game; unchanged if it does not concern a single
   * game.
   */
  Problem ofGame(int number) {
    return game == 0 ? this : new Problem(code, where, number, ply, message);
  }

  /** {@code WTH_2010.wtb@1104: game 17, ply 23: e3 flips nothing [illegal-move]}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(where.toString());
    text.append(game > 0 ? ": game " + game : "");
    text.append(ply > 0 ? (game > 0 ? ", ply " : ": ply ") + ply : "");
    return text.append(": ")
        .append(message)
        .append(" [")
        .append(code.code())
        .append(']')
        .toString();
  }
}
