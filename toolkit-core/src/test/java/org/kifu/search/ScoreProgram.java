package org.kifu.search;

import org.kifu.analysis.Limits;
import org.kifu.bitboard.Kernel;
import org.kifu.board.Position;
import org.kifu.testing.Endgames;

/** Prints the kernel of this JVM, and what an engine answers with it. */
final class ScoreProgram {
  private ScoreProgram() {}

  public static void main(String[] args) {
    System.out.print(Kernel.name() + "\n" + answers(new Engine(1)));
  }

  /** Solutions and estimates with their lines and nodes. */
  static String answers(Engine engine) {
    StringBuilder answers = new StringBuilder();
    for (Position position : Endgames.played(210, 6, 14)) {
      answers.append(engine.solve(position)).append('\n');
    }
    for (Position position : Endgames.played(211, 6, 30)) {
      answers.append(engine.value(position, new Limits(6, 0, 90))).append('\n');
    }
    return answers.toString();
  }
}
