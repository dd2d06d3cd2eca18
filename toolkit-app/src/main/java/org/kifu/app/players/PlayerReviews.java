package org.kifu.app.players;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.output.AnnotationLine;
import org.kifu.annotate.output.JoinedAnnotations;
import org.kifu.app.library.AnnotatedFiles;
import org.kifu.app.library.Library;
import org.kifu.app.server.RefusedException;
import org.kifu.archive.review.PlayerReviewer;
import org.kifu.archive.review.ReviewedGame;
import org.kifu.base.Base;
import org.kifu.base.StoredAnnotations;
import org.kifu.base.StoredSource;
import org.kifu.base.StoredSources;
import org.kifu.game.GameHeader;
import org.kifu.json.JsonFields.ShapeException;

/**
 * Reviews of players from the annotated games of a base. A review takes in the player with exactly
 * the names asked for, and no namesake.
 *
 * @param files the sources that are files of annotated games
 */
record PlayerReviews(AnnotatedFiles files) {
  private static final String ANNOTATED =
      """
      SELECT game, source FROM games g
      WHERE (black IN (SELECT value FROM json_each(?1)) OR white IN (SELECT value FROM json_each(?1)))
        AND EXISTS (SELECT 1 FROM annotated_games a WHERE a.game = g.game) ORDER BY source, game\
      """;

  /** The reviewer of all annotated games of a player. */
  PlayerReviewer of(Base base, AskedPlayer player) throws IOException, RefusedException {
    PlayerReviewer reviewer = PlayerReviewer.ofSpellings(player.spellings());
    for (var row : Library.rows(base, ANNOTATED, player.numbers(base))) {
      if (!files.isOne(base, Listed.number(row.get(1)))) {
        annotated(base, Listed.number(row.get(0)))
            .flatMap(ReviewedGame::of)
            .ifPresent(reviewer::add);
      }
    }
    List<StoredSource> sources = new ArrayList<>();
    for (StoredSource each : new StoredSources(base).games()) {
      if (files.isOne(base, each.number())) {
        sources.add(each);
      }
    }
    addFiles(base, sources, player, reviewer);
    return reviewer;
  }

  private static Optional<AnnotatedGame> annotated(Base base, long game) throws IOException {
    Optional<String> line = new StoredAnnotations(base).line(game);
    try {
      return line.isPresent() && AnnotationLine.read(line.get()) instanceof AnnotatedGame annotated
          ? Optional.of(annotated)
          : Optional.empty();
    } catch (ShapeException e) {
      return Optional.empty(); // of a game that cannot be annotated
    }
  }

  private static void addFiles(
      Base base, List<StoredSource> sources, AskedPlayer player, PlayerReviewer reviewer)
      throws IOException {
    try (JoinedAnnotations games = new StoredAnnotations(base).games(sources, _ -> {})) {
      while (games.hasNext()) {
        if (games.next() instanceof AnnotatedGame game && isOf(game.game().header(), player)) {
          ReviewedGame.of(game).ifPresent(reviewer::add);
        }
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private static boolean isOf(GameHeader header, AskedPlayer player) {
    return player.spellings().contains(header.black())
        || player.spellings().contains(header.white());
  }
}
