package org.kifu.archive.dedup;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.board.Disc;
import org.kifu.game.Outcome;

/**
 * A declared result as words: the kind of end, black's discs, {@code board+20} for a difference
 * without the empty squares, {@code black-won}; each as far as it is declared.
 */
public final class ResultText {
  private static final String BOARD = "board";
  private static final String WON = "-won";

  private ResultText() {}

  /** Writes a result; empty if none is declared. */
  public static String of(Outcome outcome) {
    List<String> words = new ArrayList<>();
    if (outcome.kind() != Outcome.Kind.UNKNOWN) {
      words.add(outcome.kind().label());
    }
    outcome.blackDiscs().ifPresent(discs -> words.add("" + discs));
    outcome
        .boardDiff()
        .ifPresent(discs -> words.add(BOARD + String.format(Locale.ROOT, "%+d", discs)));
    outcome.winner().ifPresent(side -> words.add(side.name().toLowerCase(Locale.ROOT) + WON));
    return String.join(" ", words);
  }

  /** Reads what {@link #of} wrote. */
  static Outcome parse(String text) {
    Outcome.Kind kind = Outcome.Kind.UNKNOWN;
    OptionalInt discs = OptionalInt.empty();
    OptionalInt board = OptionalInt.empty();
    Optional<Disc> winner = Optional.empty();
    for (String word : text.split(" ", -1)) {
      if (word.matches("-?[0-9]+")) {
        discs = OptionalInt.of(Integer.parseInt(word));
      } else if (word.startsWith(BOARD)) {
        board = OptionalInt.of(Integer.parseInt(word.substring(BOARD.length())));
      } else if (word.endsWith(WON)) {
        winner = Optional.of(word.startsWith("black") ? Disc.BLACK : Disc.WHITE);
      } else {
        kind = kind(word).orElse(kind);
      }
    }
    return new Outcome(kind, discs, board, winner);
  }

  private static Optional<Outcome.Kind> kind(String label) {
    return Arrays.stream(Outcome.Kind.values())
        .filter(each -> each.label().equals(label))
        .findFirst();
  }
}
