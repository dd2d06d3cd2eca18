package org.kifu.format;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.kifu.board.MoveToken.NoSquare;
import org.kifu.board.MoveToken.Path;
import org.kifu.game.GameRecord;
import org.kifu.game.Notes;
import org.kifu.game.Variation;

/** A writer of games, each as a separate text, in UTF-8. */
public final class TextGameWriter implements GameWriter {
  /** A notation in which a game is written. */
  public interface Notation {
    /** The reason this notation cannot hold a game whose moves are all squares or passes. */
    Optional<String> refusal(GameRecord game);

    /** The text of a game that is not refused. */
    String text(GameRecord game);

    /** Whether a game has moves of pieces rather than discs that are placed. */
    default boolean movesPieces() {
      return false;
    }

    /** The parts of a game that are lost, a phrase each. */
    List<String> losses(GameRecord game);
  }

  private final Notation notation;
  private final BufferedWriter out;

  /** Starts to write to a stream, which is closed with this writer. */
  public TextGameWriter(Notation notation, OutputStream out) {
    this.notation = notation;
    this.out = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
  }

  @Override
  public Optional<String> refusal(GameRecord game) {
    boolean isReadable =
        game.moves().stream().noneMatch(NoSquare.class::isInstance) && isReadable(game.notes());
    if (!isReadable) {
      return Optional.of("a move does not name a square");
    }
    boolean isOther = game.moves().stream().anyMatch(Path.class::isInstance);
    return isOther && !notation.movesPieces()
        ? Optional.of("a move of a piece")
        : notation.refusal(game);
  }

  private static boolean isReadable(Notes notes) {
    for (Variation variation : notes.variations()) {
      boolean isReadable = variation.moves().stream().noneMatch(NoSquare.class::isInstance);
      if (!isReadable || !isReadable(variation.notes())) {
        return false;
      }
    }
    return true;
  }

  @Override
  public void write(GameRecord game) throws IOException {
    requireWritable(game);
    out.write(notation.text(game));
  }

  @Override
  public List<String> losses(GameRecord game) {
    return notation.losses(game);
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
