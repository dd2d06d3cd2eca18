package org.kifu.format.transcript;

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
import org.kifu.format.GameWriter;
import org.kifu.game.GameRecord;
import org.kifu.notation.Losses;
import org.kifu.notation.Part;
import org.kifu.notation.SizedBoard;
import org.kifu.replay.Replay;
import org.kifu.rules.Catalogue;

/**
 * Writes one game a line: joined, lower case, forced passes left out. A board before the moves, in
 * the form of Edax, stands where the game does not begin from the standard start or has no moves.
 */
final class TranscriptWriter implements GameWriter {
  private final BufferedWriter out;

  TranscriptWriter(OutputStream out) {
    this.out = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
  }

  @Override
  public Optional<String> refusal(GameRecord game) {
    if (SizedBoard.isOther(game.rules())) {
      return Optional.of("a transcript does not say that its rules are " + game.rules());
    }
    if (game.start() instanceof StartSpec.Setup(String board) && BoardText.parse(board).isEmpty()) {
      return Optional.of("the start is no position of 8x8 squares");
    }
    if (game.moves().stream().anyMatch(Path.class::isInstance)) {
      return Optional.of("a move of a piece");
    }
    return game.moves().stream().anyMatch(NoSquare.class::isInstance)
        ? Optional.of("a move names no square")
        : Optional.empty();
  }

  @Override
  public void write(GameRecord game) throws IOException {
    refusal(game)
        .ifPresent(
            reason -> {
              throw new IllegalArgumentException(reason);
            });
    out.write(line(game));
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
    boolean impliesPasses = impliesPasses(game);
    for (MoveToken move : game.moves()) {
      boolean isPass = move instanceof Pass;
      line.append(isPass ? impliesPasses ? "" : "pa" : move.toString());
    }
    return line.toString();
  }

  /** Whether a replay restores the passes that are written, because each of them is forced. */
  private static boolean impliesPasses(GameRecord game) {
    if (!game.moves().contains(Pass.WRITTEN)) {
      return true;
    }
    return Catalogue.byName(game.rules())
        .map(entry -> Replay.of(entry.rules(), game).ending())
        .filter(ending -> !(ending instanceof Replay.Ending.Illegal))
        .isPresent();
  }

  @Override
  public List<String> losses(GameRecord game) {
    return Losses.of(game).without(Part.values()).tags(tag -> false).phrases();
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
