package org.kifu.command;

import java.util.Optional;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotationFailure;
import org.kifu.annotate.AnnotationResult;
import org.kifu.archive.names.NameRules;
import org.kifu.archive.review.ReviewedGame;
import org.kifu.game.GameHeader;

/**
 * A line of annotated games.
 *
 * @param header who played, as the rules of names write it; none for a record that was not
 *     annotated
 * @param game nothing for a game that cannot be reviewed
 */
public record AnnotatedEntry(GameHeader header, Optional<ReviewedGame> game) {
  static AnnotatedEntry of(AnnotationResult result, NameRules names) {
    return switch (result) {
      case AnnotatedGame game -> {
        GameHeader header = names.apply(game.game().header());
        yield new AnnotatedEntry(
            header, ReviewedGame.of(game).map(reviewed -> reviewed.named(header)));
      }
      case AnnotationFailure _ -> new AnnotatedEntry(GameHeader.NONE, Optional.empty());
    };
  }
}
