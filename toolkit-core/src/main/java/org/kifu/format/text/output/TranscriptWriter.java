package org.kifu.format.text.output;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.kifu.board.BoardText;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.NoSquare;
import org.kifu.board.MoveToken.Pass;
import org.kifu.board.MoveToken.Path;
import org.kifu.board.Position;
import org.kifu.board.StartSpec;
import org.kifu.format.GameFormat;
import org.kifu.format.GameWriter;
import org.kifu.game.GameRecord;
import org.kifu.notation.ForcedPasses;
import org.kifu.notation.SizedBoard;
import org.kifu.notation.WritingLosses;
import org.kifu.notation.WritingLosses.Part;

/**
 * A writer of one game a line: joined, lower case, without forced passes. A board in the form of
 * Edax comes before the moves if the game does not begin from the standard start or has no moves.
 * With labels, the facts of a game are above its line, and a blank line separates two games.
 */
public final class TranscriptWriter implements GameWriter {
  private final BufferedWriter out;
  private final Optional<GameFormat> labels;
  private boolean isFirst = true;

  private TranscriptWriter(OutputStream out, Optional<GameFormat> labels) {
    this.labels = labels;
    this.out = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
  }

  /** A writer of moves alone. */
  public static TranscriptWriter of(OutputStream out) {
    return new TranscriptWriter(out, Optional.empty());
  }

  /**
   * A writer of labels and moves.
   *
   * @param reader the reader of what is written, which decides which labels are facts
   */
  public static TranscriptWriter labelled(OutputStream out, GameFormat reader) {
    return new TranscriptWriter(out, Optional.of(reader));
  }

  @Override
  public Optional<String> refusal(GameRecord game) {
    if (SizedBoard.isOther(game.rules())) {
      return Optional.of("a transcript does not say that its rules are " + game.rules());
    }
    if (game.start() instanceof StartSpec.Setup(String board) && BoardText.parse(board).isEmpty()) {
      return Optional.of("the start is not a position of 8x8 squares");
    }
    if (game.moves().stream().anyMatch(Path.class::isInstance)) {
      return Optional.of("a move of a piece");
    }
    return game.moves().stream().anyMatch(NoSquare.class::isInstance)
        ? Optional.of("a move does not name a square")
        : Optional.empty();
  }

  @Override
  public void write(GameRecord game) throws IOException {
    requireWritable(game);
    String line = line(game);
    if (labels.isPresent()) {
      out.write(isFirst ? "" : "\n");
      isFirst = false;
      for (String label : new WrittenLabels(game, line, labels.get()).kept()) {
        out.write(label);
        out.write('\n');
      }
    }
    out.write(line);
    out.write('\n');
  }

  private static String line(GameRecord game) {
    StringBuilder line = new StringBuilder(130);
    switch (game.start()) {
      case StartSpec.Setup(String board) ->
          line.append(BoardText.write(BoardText.parse(board).orElseThrow())).append(';');
      case StartSpec.Standard() ->
          line.append(game.moves().isEmpty() ? BoardText.write(Position.START) + ";" : "");
    }
    boolean impliesPasses = ForcedPasses.areRestored(game);
    for (MoveToken move : game.moves()) {
      boolean isPass = move instanceof Pass;
      line.append(isPass ? impliesPasses ? "" : "pa" : move.toString());
    }
    return line.toString();
  }

  @Override
  public List<String> losses(GameRecord game) {
    WritingLosses losses = WritingLosses.of(game).withoutRules().tags(tag -> false);
    boolean hasLabels = labels.isPresent() && refusal(game).isEmpty();
    return hasLabels
        ? new WrittenLabels(game, line(game), labels.get()).losses(losses)
        : losses.without(Part.values()).phrases();
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
