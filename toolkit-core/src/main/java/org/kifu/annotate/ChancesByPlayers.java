package org.kifu.annotate;

import org.kifu.game.GameHeader;

/**
 * The curves of the chances to win by the players of a game.
 *
 * @param people the curve for people, and for a game of a program against a person
 * @param programs the curve for games of two programs
 */
record ChancesByPlayers(WinCurve people, WinCurve programs) {
  WinCurve of(GameHeader header) {
    return of(header.isOfPrograms());
  }

  WinCurve of(boolean isOfPrograms) {
    return isOfPrograms ? programs : people;
  }
}
