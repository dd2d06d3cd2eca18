package org.kifu.app.players;

import java.io.IOException;
import java.io.StringWriter;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import org.kifu.app.library.AnnotatedFiles;
import org.kifu.app.library.Library;
import org.kifu.app.server.Answer;
import org.kifu.app.server.Asked;
import org.kifu.app.server.RefusedException;
import org.kifu.archive.review.PlayerReview;
import org.kifu.archive.review.PlayerReviewer;
import org.kifu.page.PageFiles;
import org.kifu.page.ReviewPage;
import org.kifu.words.Words;

/**
 * Requests for the review of a player, as a page of its own or as figures for a screen.
 *
 * @param library the games
 * @param files the sources that are files of annotated games
 * @param words the language of the review
 */
public record ReviewRequests(Library library, AnnotatedFiles files, Words words) {
  /** Answers with the page of the review of the player with exactly this name. */
  public Answer page(Asked asked) throws IOException, RefusedException {
    PlayerReview review = review(asked);
    StringWriter page = new StringWriter();
    String home = "./#player-" + encoded(asked.text("name"));
    PageFiles files = new PageFiles("page/kifu.css", "page/" + PageFiles.REVIEW, home);
    ReviewPage.write(review, words, files, page);
    return Answer.text("text/html", page.toString());
  }

  private static String encoded(String name) {
    return URLEncoder.encode(name, StandardCharsets.UTF_8).replace("+", "%20");
  }

  /** Answers with the figures of the review, as HTML that the page takes in. */
  public Answer figures(Asked asked) throws IOException, RefusedException {
    StringWriter figures = new StringWriter();
    ReviewPage.writeFigures(review(asked), words, figures);
    return Answer.text("text/html", figures.toString());
  }

  private PlayerReview review(Asked asked) throws IOException, RefusedException {
    AskedPlayer player = AskedPlayer.of(asked, "name", "also");
    PlayerReviewer reviewer = library.read(base -> new PlayerReviews(files).of(base, player));
    PlayerReview review = reviewer.review().withOpenings(reviewer.openings(words.locale()));
    if (review.all().results().games() == 0) {
      throw RefusedException.missing("no game of '" + player.name() + "' is annotated");
    }
    return review;
  }
}
