package org.kifu.format.text.caption;

import java.util.regex.Pattern;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.page.Row;

/** Lines of programs that give variables their values, {@code const black = "Charcoal";}. */
final class ProgramText {
  private static final Pattern DECLARED = Pattern.compile("\\s*(?:const|var|let)\\s+\\w+\\s*=.*");

  private static final Pattern ASSIGNED =
      Pattern.compile("\\s*[\\w.]+\\s*=\\s*([\"'`])[^\"'`]{0,60}\\1\\s*;\\s*");

  private static final int MOST = 200;

  private ProgramText() {}

  /** Whether a text is such a line. */
  static boolean is(String text) {
    return text.length() <= MOST
        && (DECLARED.matcher(text).matches() || ASSIGNED.matcher(text).matches());
  }

  /** Whether the moves of a game are the value of a variable. */
  static boolean holds(FoundGame game) {
    if (game.squares().isEmpty() || game.squares().getFirst().cell() < 0) {
      return false;
    }
    Row row = game.squares().getFirst().row();
    int cell = game.squares().getFirst().cell();
    int from = game.squares().getFirst().from();
    return row.cells().get(cell).written().substring(0, from).indexOf('=') >= 0;
  }
}
