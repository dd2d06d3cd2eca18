package org.kifu.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.output.AnnotationReader;
import org.kifu.archive.review.PlayerReview;
import org.kifu.archive.review.PlayerReviewer;
import org.kifu.archive.review.ReviewedGame;
import org.kifu.testing.Games;
import org.kifu.words.Words;

/** Reviews of the human player of the match of 1997. */
final class ReviewPages {
  private ReviewPages() {}

  static PlayerReview murakami() {
    return review(PlayerReviewer.of("murakami", false));
  }

  static PlayerReview review(PlayerReviewer reviewer) {
    try (InputStream in = Files.newInputStream(Games.annotated1997())) {
      AnnotationReader reader = new AnnotationReader("match", in);
      for (int number = 1; reader.hasNext(); number++) {
        ReviewedGame game = ReviewedGame.of((AnnotatedGame) reader.next()).orElseThrow();
        reviewer.add(game.numbered(number));
      }
      return reviewer.review();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String page(PlayerReview review, String games, Words words) {
    StringWriter out = new StringWriter();
    try {
      ReviewPage.write(review, games, words, out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toString();
  }
}
