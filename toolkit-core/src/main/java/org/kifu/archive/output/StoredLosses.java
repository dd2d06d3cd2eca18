package org.kifu.archive.output;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.archive.history.LeftLine;
import org.kifu.archive.history.LeftLine.MoveLoss;
import org.kifu.archive.history.LeftLines.LeftGame;
import org.kifu.base.Base;
import org.kifu.base.StoredAnnotations;

/** The prices of the moves that left lines, as far as a base annotated their games. */
public final class StoredLosses {
  private StoredLosses() {}

  /**
   * The same games, with the prices of the moves that left lines.
   *
   * @param file the base that has the games
   */
  public static List<LeftGame> addTo(List<LeftGame> games, Path file) throws IOException {
    List<LeftGame> priced = new ArrayList<>();
    try (Base base = Base.open(file)) {
      StoredAnnotations annotations = new StoredAnnotations(base);
      for (LeftGame game : games) {
        Optional<AnnotatedGame> annotated = annotations.of(game.source(), game.number());
        priced.add(
            new LeftGame(
                game.source(),
                game.number(),
                game.side(),
                game.known().map(left -> left.withLoss(loss(annotated, left))),
                game.own().map(left -> left.withLoss(loss(annotated, left)))));
      }
    }
    return priced;
  }

  private static Optional<MoveLoss> loss(Optional<AnnotatedGame> game, LeftLine left) {
    return game.flatMap(
            each -> each.moves().stream().filter(move -> move.ply() == left.ply()).findFirst())
        .map(StoredLosses::loss);
  }

  private static MoveLoss loss(AnnotatedMove move) {
    return new MoveLoss(move.lossCentidiscs(), move.certainty().isExact());
  }
}
