package org.kifu.format.wthor;

import java.util.ArrayList;
import java.util.List;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.Outcome;
import org.kifu.notation.Losses;
import org.kifu.notation.Part;

/** Says what of a game a WTHOR file leaves out. */
record RecordLosses(WthorWriter writer) {
  List<String> of(GameRecord game) {
    List<String> losses = new ArrayList<>();
    addNames(game.header(), losses);
    addDate(game.header(), losses);
    addResult(game, losses);
    losses.addAll(
        Losses.of(game)
            .without(Part.BOARD_SCORE, Part.REMARKS, Part.CLOCKS, Part.EVALUATIONS, Part.VARIATIONS)
            .tags(tag -> false)
            .phrases());
    return losses;
  }

  private void addNames(GameHeader header, List<String> losses) {
    addName("player", header.black(), writer.players(), losses);
    addName("player", header.white(), writer.players(), losses);
    addName("tournament", header.event(), writer.tournaments(), losses);
    if (!header.place().isEmpty()) {
      losses.add("the place " + header.place());
    }
  }

  private static void addName(String what, String name, NameTable table, List<String> losses) {
    String written = table.written(name);
    if (Names.isNumber(name)) {
      losses.add("that %s is the number of a %s, not a name".formatted(name, what));
    } else if (!written.equals(name)) {
      losses.add("the %s name %s, written as %s".formatted(what, name, written));
    }
  }

  private void addDate(GameHeader header, List<String> losses) {
    int year = header.date().year();
    if (year == 0 && !writer.takesYear(year)) {
      losses.add("that the year is not known; the file is of %d".formatted(writer.year()));
    }
    if (header.date().month() > 0) {
      losses.add("the day of " + header.date());
    }
  }

  private void addResult(GameRecord game, List<String> losses) {
    Outcome declared = game.declared();
    if (declared.kind().explainsEarlyStop()) {
      losses.add("the kind of result, " + declared.kind().label());
    }
    if (declared.blackDiscs().isPresent()
        && !RecordBytes.isScore(declared.blackDiscs().getAsInt())) {
      losses.add("the score " + declared.blackDiscs().getAsInt());
    }
    game.theory()
        .filter(theory -> !writer.takes(theory))
        .ifPresent(
            theory ->
                losses.add("the theoretical score from %d empties".formatted(theory.empties())));
  }
}
