package org.kifu.command.option;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.AnnotationResult;
import org.kifu.base.BaseFacts;
import org.kifu.base.BaseOpenings;
import org.kifu.board.Position;
import org.kifu.command.input.InputFiles;
import org.kifu.command.input.ReadsFiles;
import org.kifu.opening.BookMove;
import picocli.CommandLine.Option;

/**
 * The option for a base whose games are told in addition to the engine. It does not change values
 * of a search.
 */
public final class BookOption implements ReadsFiles, Closeable {
  @Option(
      names = "--book",
      paramLabel = "BASE",
      description = "Add what games played, from a base made by 'kifu base create'.")
  private @Nullable Path file;

  private @Nullable BaseFacts facts;
  private @Nullable BaseOpenings openings;

  public boolean isGiven() {
    return file != null;
  }

  @Override
  public InputFiles with(InputFiles inputs) {
    return file == null ? inputs : inputs.with(file);
  }

  /** Opens the base, if one is named. */
  public BookOption open() throws IOException {
    if (file == null) {
      return this;
    }
    BaseFacts opened = BaseFacts.open(file);
    facts = opened;
    openings = new BaseOpenings(opened);
    return this;
  }

  /** The moves that games played from a position, the most frequent first. */
  public List<BookMove> moves(Position position) {
    try {
      return openings == null ? List.of() : openings.movesFrom(position);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The game with the moves that other games played at its plies. */
  public AnnotationResult beside(AnnotationResult result) {
    return openings != null && result instanceof AnnotatedGame game ? beside(game) : result;
  }

  private AnnotatedGame beside(AnnotatedGame game) {
    Map<Integer, List<BookMove>> book = new TreeMap<>();
    for (int i = 0; game.isOnBoard() && i < game.moves().size(); i++) {
      AnnotatedMove move = game.moves().get(i);
      if (!move.isPass()) {
        book.put(move.ply(), moves(game.positions().get(i)));
      }
    }
    book.values().removeIf(List::isEmpty);
    return game.withBook(book);
  }

  @Override
  public void close() throws IOException {
    if (facts != null) {
      facts.close();
    }
  }
}
