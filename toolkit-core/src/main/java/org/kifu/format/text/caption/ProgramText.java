package org.kifu.format.text.caption;

import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.page.Group;
import org.kifu.format.text.page.PlacedText;

/** Lines of programs that give variables their values, {@code const black = "Charcoal";}. */
final class ProgramText {
  private static final Pattern DECLARED = Pattern.compile("\\s*(?:const|var|let)\\s+\\w+\\s*=.*");

  private static final Pattern ASSIGNED =
      Pattern.compile("\\s*(?:\\w+\\s+){0,2}[\\w.]+\\s*=\\s*([\"'`])[^\"'`]{0,60}\\1\\s*;\\s*");

  private static final int MOST = 200;

  private ProgramText() {}

  /** Whether a text is such a line. */
  static boolean is(String text) {
    return text.length() <= MOST
        && text.indexOf('=') > 0
        && (DECLARED.matcher(text).matches() || ASSIGNED.matcher(text).matches());
  }

  /** Whether a group is in a script of a page. */
  static boolean isScript(Group group) {
    return !script(group).isEmpty();
  }

  /** Whether a group is in the script in which one of the games is. */
  static boolean isInScriptOf(Group group, List<FoundGame> games) {
    List<Group.Step> script = script(group);
    return games.stream()
        .filter(game -> !game.squares().isEmpty())
        .map(game -> game.squares().getFirst().row().group())
        .anyMatch(other -> other.common(group) >= script.size());
  }

  /** The path to the script in which a group is; empty if it is in none. */
  private static List<Group.Step> script(Group group) {
    for (int i = 0; i < group.depth(); i++) {
      if (group.steps().get(i).name().equals("script")) {
        return group.steps().subList(0, i + 1);
      }
    }
    return List.of();
  }

  /** Whether the moves of a game are the value of a variable. Each cell is looked at once. */
  static boolean holds(List<FoundGame> games) {
    @Nullable PlacedText seen = null;
    int sign = -1;
    for (FoundGame game : games) {
      if (game.squares().isEmpty() || game.squares().getFirst().cell() < 0) {
        continue;
      }
      WrittenSquare first = game.squares().getFirst();
      PlacedText text = first.row().cells().get(first.cell()).text();
      if (!text.equals(seen)) {
        seen = text;
        sign = text.toString().indexOf('=');
      }
      if (sign >= 0 && sign < first.from()) {
        return true;
      }
    }
    return false;
  }
}
