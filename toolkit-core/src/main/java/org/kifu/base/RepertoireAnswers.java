package org.kifu.base;

import java.io.IOException;
import org.kifu.archive.review.DrillProgress;

/**
 * The answers that somebody gave when training the repertoire of a player. They are in the table of
 * the answers to problems, but with the name of the player: a move may be right for a repertoire
 * and a mistake as a problem, and two players may have different moves in one position.
 */
public final class RepertoireAnswers {
  private final Base base;
  private final String player;

  /** The answers for a player in an open base. */
  public RepertoireAnswers(Base base, String player) {
    this.base = base;
    this.player = player;
  }

  /** The answers; none in a base with tables of an earlier version. */
  public DrillProgress read() throws IOException {
    return DrillRows.read(base, player);
  }

  /** Adds answers in one transaction; those that the base has stay. */
  public void add(DrillProgress progress) throws IOException {
    DrillRows.add(base, progress, position -> DrillRows.ofRepertoire(position, player));
  }
}
