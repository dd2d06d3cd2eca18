package org.kifu.archive.rows;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.kifu.board.Position;
import org.kifu.game.GameRecord;
import org.kifu.opening.PositionKey;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Step;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Rules;

/**
 * One ply of an entry, or an entry that cannot be read.
 *
 * @param ply the ply, from 1, including passes; 0 for an entry that cannot be read
 * @param mover {@code black} or {@code white}, or the name of the side by the rules
 * @param move the move as records write it, such as {@code f5} or {@code pass}
 * @param token the number of the written move, from 1; 0 for a pass that the record leaves out
 * @param before the position before the ply, on boards of 8x8 squares
 */
public record PlayedPly(
    SourceEntry entry, int ply, String mover, String move, int token, Optional<Position> before) {
  /** The plies of an entry up to the first move that is not legal. */
  public static Stream<PlayedPly> of(SourceEntry entry) {
    if (entry.problem().isPresent()) {
      return Stream.of(new PlayedPly(entry, 0, "", "", 0, Optional.empty()));
    }
    return entry.record().stream()
        .flatMap(
            record ->
                Catalogue.byName(record.rules()).stream()
                    .flatMap(known -> of(entry, known.rules(), record).stream()));
  }

  private static <P, M> List<PlayedPly> of(
      SourceEntry entry, Rules<P, M> rules, GameRecord record) {
    List<PlayedPly> plies = new ArrayList<>();
    for (Step<P, M> step : Replay.of(rules, record).steps()) {
      P before = step.before();
      plies.add(
          new PlayedPly(
              entry,
              plies.size() + 1,
              rules.display().nameOf(rules.sideToMove(before)),
              rules.token(step.move()).toString(),
              step.token() + 1,
              before instanceof Position board ? Optional.of(board) : Optional.empty()));
    }
    return plies;
  }

  /** The position before the ply, up to symmetry. */
  Optional<PositionKey> canonical() {
    return before.map(PositionKey::of);
  }
}
