package org.kifu.app.library;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.Reason.Audience;
import org.kifu.annotate.output.AnnotationLine;
import org.kifu.annotate.output.AnnotationReader;
import org.kifu.annotate.output.Wording;
import org.kifu.app.server.RefusedException;
import org.kifu.base.Base;
import org.kifu.base.StoredAnnotations;
import org.kifu.base.StoredGame;
import org.kifu.base.StoredGames;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.json.JsonFields.ShapeException;
import org.kifu.words.Words;

/**
 * A game of an open base.
 *
 * @param base the base
 * @param number its number in the base
 */
public record ShownGame(Base base, long number) {
  private static final String MOVES = "SELECT rules, start, squares FROM games WHERE game = ?";

  /**
   * A game that the base has.
   *
   * @throws RefusedException if it does not have it
   */
  public static ShownGame of(Base base, long number) throws IOException, RefusedException {
    if (Library.rows(base, MOVES, number).isEmpty()) {
      throw RefusedException.missing("the base has no game " + number);
    }
    new StoredGames(base).prove(List.of(number));
    return new ShownGame(base, number);
  }

  /** The game replayed; nothing if it cannot be read, or its rules are not known. */
  Optional<ReplayedLine<?, ?>> replayed() throws IOException {
    return moves().flatMap(ReplayedLine::of);
  }

  /** The moves from the row of a game of the usual board, otherwise from its source. */
  private Optional<GameRecord> moves() throws IOException {
    List<@Nullable Object> row = Library.rows(base, MOVES, number).getFirst();
    if (row.get(0) == null) {
      return Optional.empty();
    }
    if (row.get(2) instanceof byte[] squares && GameRecord.OTHELLO.equals(row.get(0))) {
      StartSpec start =
          row.get(1) instanceof String board ? new StartSpec.Setup(board) : StartSpec.STANDARD;
      return Optional.of(GameRecord.of(GameRecord.OTHELLO, start, MoveList.ofSquares(squares)));
    }
    return whole().flatMap(game -> game.game().record());
  }

  /** The game with everything that its record states. */
  public Optional<StoredGame> whole() throws IOException {
    return new StoredGames(base).game(number);
  }

  /** The annotation: that of the base, or that of the source itself. */
  public Optional<AnnotatedGame> annotation(AnnotatedFiles files) throws IOException {
    Optional<String> line = new StoredAnnotations(base).line(number);
    if (line.isPresent()) {
      try {
        return AnnotationLine.read(line.get()) instanceof AnnotatedGame game
            ? Optional.of(game)
            : Optional.empty();
      } catch (ShapeException e) {
        return Optional.empty(); // of a game that cannot be annotated
      }
    }
    long source = Library.number(base, "SELECT source FROM games WHERE game = ?", number);
    return files.isOne(base, source)
        ? whole().flatMap(game -> AnnotationReader.annotation(game.game(), _ -> {}))
        : Optional.empty();
  }

  /** The endings of the files as which the game can be saved. */
  List<String> endings(Optional<AnnotatedGame> annotation) throws IOException {
    return new GameForms(moves(), annotation, new Wording(Words.english(), Audience.CLUB))
        .endings();
  }

  /** The forms in which the game can be saved, with sentences in a language. */
  GameForms forms(AnnotatedFiles files, Words words) throws IOException {
    return new GameForms(
        whole().flatMap(game -> game.game().record()),
        annotation(files),
        new Wording(words, Audience.CLUB));
  }
}
