package org.kifu.words;

import java.util.List;
import java.util.stream.Collectors;
import org.kifu.archive.review.PlayerReview;
import org.kifu.archive.review.RepeatedMistake;
import org.kifu.archive.review.RepeatedMistake.PlayedMove;
import org.kifu.board.DiscSigns;
import org.kifu.board.MoveToken;
import org.kifu.board.TextBoard;

/** The positions in which a player errs again and again, for people. */
public record RepeatWords(PlayerReview review, Words words) {
  /** Boards that people look at. */
  private static final int SHOWN = 6;

  public List<RepeatedMistake> shown() {
    return review.repeated().stream().limit(SHOWN).toList();
  }

  /** What is said of those that are not shown; empty if there are none. */
  public String note() {
    int all = review.repeated().size();
    return all <= SHOWN
        ? ""
        : words.filled("review.shown", Integer.toString(SHOWN), Integer.toString(all));
  }

  public String title() {
    return words.of("review.repeated");
  }

  /** What happened there, in one line. */
  public String head(RepeatedMistake mistake) {
    return words.filled(
        "review.repeat",
        words.of("review." + mistake.position().sideToMove().label()),
        Integer.toString(mistake.met()),
        Integer.toString(mistake.wrong()),
        Discs.text(mistake.centidiscs()));
  }

  /** What he played and what is best, in one line. */
  public String moves(RepeatedMistake mistake) {
    return words.filled(
        "review.played",
        mistake.moves().stream().map(RepeatWords::played).collect(Collectors.joining(", ")),
        MoveToken.joined(mistake.best()),
        Discs.signed(mistake.bestCentidiscs(), mistake.certainty().isExact()));
  }

  private static String played(PlayedMove move) {
    return move.move() + (move.times() > 1 ? " ×" + move.times() : "");
  }

  public String board(RepeatedMistake mistake) {
    return new TextBoard(DiscSigns.DISCS).place(mistake.position()).narrow();
  }
}
