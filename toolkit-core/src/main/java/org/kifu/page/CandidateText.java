package org.kifu.page;

import java.util.List;
import java.util.stream.Collectors;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.Candidate;
import org.kifu.annotate.Certainty;
import org.kifu.board.MoveToken;
import org.kifu.game.GameRecord;

/**
 * The values of all legal moves of a game in few bytes, as the script of the page reads them; as
 * JSON they are four times as long. A line is a ply: its number, then the moves with a blank
 * between them. A move is its line of squares, the value for black in hundredths of a disc, black's
 * chance to win in ten-thousandths, and the certainty where it is another than that of the move
 * before: {@code x}, {@code p} or {@code e} for exact, probable and estimated, the per cent, {@code
 * d} and the depth. For example {@code f5d6c3,-150,4630,e90d10}. Moves of other rules, whose names
 * have other lengths, have dots between them.
 */
final class CandidateText {
  /** A pass in a line of squares. */
  private static final String PASS = "--";

  private CandidateText() {}

  /** The text of a game; empty if no values of other moves are known. */
  static String of(AnnotatedGame game) {
    String between = game.game().rules().equals(GameRecord.OTHELLO) ? "" : ".";
    return game.moves().stream()
        .filter(move -> !move.candidates().isEmpty())
        .map(move -> move.ply() + " " + of(move.candidates(), between) + "\n")
        .collect(Collectors.joining());
  }

  /** The same game without the values of other moves. */
  static AnnotatedGame without(AnnotatedGame game) {
    List<AnnotatedMove> moves =
        game.moves().stream().map(move -> move.withCandidates(List.of())).toList();
    return new AnnotatedGame(
        game.game(),
        game.opening(),
        game.knownPlies(),
        moves,
        game.black(),
        game.white(),
        game.notes(),
        game.settings(),
        game.positions(),
        game.book(),
        game.peers());
  }

  private static String of(List<Candidate> candidates, String between) {
    StringBuilder text = new StringBuilder();
    String before = "";
    for (Candidate candidate : candidates) {
      String certainty = of(candidate.certainty());
      text.append(text.isEmpty() ? "" : " ");
      text.append(
          candidate.line().stream()
              .map(move -> move instanceof MoveToken.Pass ? PASS : move.toString())
              .collect(Collectors.joining(between)));
      text.append(',').append(candidate.after().blackCentidiscs()).append(',');
      candidate.after().blackWin().ifPresent(text::append);
      text.append(certainty.equals(before) ? "" : "," + certainty);
      before = certainty;
    }
    return text.toString();
  }

  private static String of(Certainty certainty) {
    String kind =
        switch (certainty.confidence()) {
          case EXACT -> "x";
          case PROBABLE -> "p";
          case ESTIMATED -> "e";
        };
    return kind + certainty.percent() + "d" + certainty.depth();
  }
}
