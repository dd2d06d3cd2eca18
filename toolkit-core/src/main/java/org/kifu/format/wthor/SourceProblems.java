package org.kifu.format.wthor;

import java.util.function.Consumer;
import org.kifu.game.Counted;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.source.Source;

/**
 * The problems that concern a game file as a whole.
 *
 * @param start the place of the first byte of the file in its source, where another file may come
 *     before it
 */
record SourceProblems(String source, long start, Consumer<Problem> sink) {
  private static final int COUNT_FIELD = 4;

  SourceProblems(Source source, Consumer<Problem> sink) {
    this(source.name(), source.start().offset(), sink);
  }

  /**
   * Reports a problem.
   *
   * @param offset a place in the game file, in bytes from its first one
   */
  void add(ProblemCode code, long offset, String message) {
    sink.accept(Problem.of(code, SourceLocation.atByte(source, start + offset), message));
  }

  /** Reports missing name files; a pair that is entirely missing gives one complaint. */
  void complainOf(NameFile players, NameFile tournaments) {
    if (players.isMissing() && tournaments.isMissing()) {
      add(
          ProblemCode.WTHOR_NAMES,
          0,
          "without the name files beside the games (.jou, .trn), players and tournaments are"
              + " called by number");
      return;
    }
    complainOf(players);
    complainOf(tournaments);
  }

  private void complainOf(NameFile names) {
    names.complaint().ifPresent(complaint -> add(ProblemCode.WTHOR_NAMES, 0, complaint));
  }

  void complainOf(Header header, GameLayout layout) {
    header.oddFields(
        layout, (field, offset) -> add(ProblemCode.WTHOR_HEADER, offset, field + " is unusual"));
  }

  /**
   * Compares the header's count with the number of records found. If games are missing without a
   * trace, either the end of the source or its header may be at fault, so both places are named.
   *
   * @param declaredBits the unsigned number in the header
   * @param found the number of records, including a last part
   * @param cutOff whether the last record is only a part
   * @param end the length of the source
   */
  void compareCounts(int declaredBits, int found, boolean cutOff, long end) {
    long declared = Integer.toUnsignedLong(declaredBits);
    if (declared > found) {
      add(
          ProblemCode.TRUNCATED,
          end,
          "the source ends here after %d of the %s that its header says"
              .formatted(cutOff ? found - 1 : found, Counted.of(declared, "game")));
    }
    if (declared != found && !(cutOff && declared > found)) {
      add(
          ProblemCode.RECORD_COUNT,
          COUNT_FIELD,
          "the header says %s, the source holds %d".formatted(Counted.of(declared, "game"), found));
    }
    if (declared == 0 && found == 0) {
      add(ProblemCode.NO_GAMES, 0, "a WTHOR file without games");
    }
  }
}
