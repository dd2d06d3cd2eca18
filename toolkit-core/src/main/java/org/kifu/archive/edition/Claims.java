package org.kifu.archive.edition;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.kifu.archive.dedup.GameFacts;
import org.kifu.archive.query.FoldedName;
import org.kifu.game.GameDate;
import org.kifu.game.Outcome;

/**
 * What facts say, in parts so small that two of them contradict each other exactly if a part is
 * known of both and differs: a date as year, month and day, a result as kind, scores and winner.
 *
 * @param parts as many for all facts, in one order; empty where nothing is known
 */
record Claims(List<String> parts) {
  static Claims of(GameFacts facts) {
    GameDate date = GameDate.parse(facts.date()).orElse(GameDate.UNKNOWN);
    Outcome result = facts.declared();
    return new Claims(
        List.of(
            name(facts.black()),
            name(facts.white()),
            name(facts.event()),
            name(facts.place()),
            name(facts.round()),
            part(date.year()),
            part(date.month()),
            part(date.day()),
            result.kind() == Outcome.Kind.UNKNOWN ? "" : result.kind().label(),
            discs(result.blackDiscs()),
            discs(result.boardDiff()),
            result.winner().map(Enum::name).orElse(""),
            facts.theory(),
            facts.notes()));
  }

  private static String name(String name) {
    return GameFacts.isKnown(name) ? FoldedName.of(name).text() : "";
  }

  private static String part(int number) {
    return number == 0 ? "" : Integer.toString(number);
  }

  private static String discs(OptionalInt discs) {
    return discs.isPresent() ? Integer.toString(discs.getAsInt()) : "";
  }

  /** Which parts are known, a bit each. */
  int known() {
    int known = 0;
    for (int i = 0; i < parts.size(); i++) {
      known |= parts.get(i).isEmpty() ? 0 : 1 << i;
    }
    return known;
  }

  /**
   * Some of the parts.
   *
   * @param wanted a bit for each that is wanted
   */
  List<String> only(int wanted) {
    List<String> some = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      if ((wanted >> i & 1) != 0) {
        some.add(parts.get(i));
      }
    }
    return some;
  }
}
