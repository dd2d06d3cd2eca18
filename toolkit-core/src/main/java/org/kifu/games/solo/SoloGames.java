package org.kifu.games.solo;

import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Consumer;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.games.solo.SoloSource.SoloLines;
import org.kifu.source.Source;
import org.kifu.source.text.TextLine;
import org.kifu.source.text.TextLines;

/**
 * The records of one source, each from its first line to the next one's. Where that is damaged, the
 * next record is known by what stands behind a blank line and does not go on with the moves, by a
 * label that this one has had, and by its tiles: no record has any behind its moves.
 */
final class SoloGames implements Iterator<ParsedGame> {
  private final SoloSource text;
  private final Consumer<Problem> problems;

  /** Lines that were read before it was known whose they are. */
  private final Deque<TextLine> putBack = new ArrayDeque<>();

  private Optional<TextLine> ahead;
  private int games;

  SoloGames(Source source, InputStream stream, Consumer<Problem> problems) {
    this.text = new SoloSource(new TextLines(source, stream));
    this.problems = problems;
    this.ahead = nextLine();
    if (ahead.isEmpty()) {
      SourceLocation start = SourceLocation.atByte(source.name(), 0);
      problems.accept(new Problem(ProblemCode.NO_GAMES, start, 0, 0, "no record of the solo game"));
    }
  }

  private Optional<TextLine> nextLine() {
    if (!putBack.isEmpty()) {
      return Optional.of(putBack.removeFirst());
    }
    return text.next();
  }

  @Override
  public boolean hasNext() {
    text.tell(problems);
    return ahead.isPresent();
  }

  /** The first record may do without its first line. */
  @Override
  public ParsedGame next() {
    SoloLines own = new SoloLines(ahead.orElseThrow(NoSuchElementException::new));
    ahead = nextLine();
    while (ahead.filter(line -> goesOn(own, line)).isPresent() && !own.isFull()) {
      own.add(ahead.get());
      ahead = nextLine();
    }
    Optional<TextLine> excess = ahead.filter(line -> goesOn(own, line));
    ahead.filter(own::endAtTiles).ifPresent(tiles -> giveBack(own, tiles));
    return game(own.all(), excess);
  }

  private boolean goesOn(SoloLines own, TextLine line) {
    return !SoloSource.isHead(line)
        && !text.isBetween(own.all().getLast(), line)
        && !own.endBefore(line);
  }

  private ParsedGame game(List<TextLine> own, Optional<TextLine> excess) {
    games++;
    SoloGame game = new SoloGame(games, own);
    own.stream().skip(SoloSource.isHead(own.getFirst()) ? 1 : 0).forEach(game::take);
    excess.ifPresent(game::endBefore);
    return game.parsed();
  }

  /**
   * What stands between the moves of this record and the tiles of the next one is the next one's.
   */
  private void giveBack(SoloLines own, TextLine tiles) {
    putBack.addFirst(tiles);
    own.withoutMovesAtEnd().reversed().forEach(putBack::addFirst);
    ahead = nextLine();
  }
}
