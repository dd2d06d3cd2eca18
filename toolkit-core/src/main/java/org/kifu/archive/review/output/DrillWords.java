package org.kifu.archive.review.output;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kifu.annotate.Candidate;
import org.kifu.annotate.output.AnnotationWords;
import org.kifu.annotate.output.GameWords;
import org.kifu.archive.review.Drill;
import org.kifu.board.MoveToken;
import org.kifu.words.Discs;
import org.kifu.words.Words;

/**
 * A problem in words.
 *
 * @param drill the problem
 * @param words the words of the language
 */
public record DrillWords(Drill drill, Words words) {
  /** Takes the words for the rules of the game. */
  public DrillWords {
    words = GameWords.of(drill.facts().rules(), words);
  }

  /** The most plies of a line that people follow. */
  private static final int LINE = 8;

  /** The task, with the side to move. */
  public String task() {
    return words.of("drill.task." + drill.board().sideToMove().label());
  }

  /** The best moves and the played move, with their values. */
  public String answer() {
    return words.filled(
        "drill.answer", MoveToken.joined(drill.best()), best(), drill.move().move(), played());
  }

  /** The value after a best move, for the side to move. */
  public String best() {
    return value(drill.move().bestMoverCentidiscs());
  }

  /** The value after the played move, for the side to move. */
  public String played() {
    return value(drill.move().moverCentidiscs());
  }

  private String value(int centidiscs) {
    String value = Discs.signed(centidiscs, drill.isExact());
    return drill.isExact() ? value : words.filled("drill.about", value);
  }

  /** Best play from the position; empty if the search did not give a line. */
  public String line() {
    return line(drill.move().line());
  }

  /** The played move and best play after it; empty if the search did not give a line. */
  public String refutation() {
    return line(drill.move().playedLine());
  }

  /** The moves after the played move; the played move itself if the line ends with it. */
  public String reply() {
    List<MoveToken> played = drill.move().playedLine();
    return played.size() < 2 ? refutation() : line(played, 1);
  }

  /**
   * The sentence that says what follows the played move; empty if the search did not give a line.
   */
  public Optional<String> told() {
    return refutation().isEmpty()
        ? Optional.empty()
        : Optional.of(words.filled("drill.refutation", drill.move().move(), reply()));
  }

  /** The squares that refute wrong moves: each move, a colon and the reply, as far as known. */
  public List<String> replies() {
    Map<String, String> replies = new TreeMap<>();
    for (Candidate other : drill.move().candidates()) {
      put(replies, other.line());
    }
    put(replies, drill.move().playedLine());
    drill.best().forEach(best -> replies.remove(best.toString()));
    return replies.entrySet().stream()
        .map(reply -> reply.getKey() + ":" + reply.getValue())
        .toList();
  }

  private static void put(Map<String, String> replies, List<MoveToken> line) {
    reply(line).ifPresent(reply -> replies.put(line.getFirst().toString(), reply));
  }

  /** The square that answers the first move of a line; empty for a pass or an unknown answer. */
  static Optional<String> reply(List<MoveToken> line) {
    return line.stream()
        .skip(1)
        .limit(1)
        .filter(reply -> !(reply instanceof MoveToken.Pass))
        .map(MoveToken::toString)
        .findFirst();
  }

  private String line(List<MoveToken> moves) {
    return line(moves, 0);
  }

  private String line(List<MoveToken> moves, int from) {
    return moves.size() <= LINE
        ? words.moves(moves.subList(from, moves.size()))
        : words.moves(moves.subList(from, LINE)) + " …";
  }

  /** The reasons why the played move was bad. */
  public List<String> reasons() {
    return drill.move().reasons().stream().map(new AnnotationWords(words)::of).toList();
  }

  /** The game that the problem comes from. */
  public String source() {
    return players().getFirst()
        + " – "
        + players().getLast()
        + occasion().stream().map(part -> ", " + part).collect(Collectors.joining());
  }

  /** The players of that game, black first. */
  public List<String> players() {
    return List.of(name(drill.header().black()), name(drill.header().white()));
  }

  /** Event, place and date of that game, as far as they are known, and the ply. */
  public List<String> occasion() {
    return Stream.concat(
            drill.header().occasions().stream(),
            Stream.of(words.filled("drill.ply", Integer.toString(drill.move().ply()))))
        .toList();
  }

  private String name(String name) {
    return name.isBlank() ? words.of("review.unknown") : name.strip();
  }
}
