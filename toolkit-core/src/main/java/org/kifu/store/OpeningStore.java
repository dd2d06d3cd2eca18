package org.kifu.store;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.kifu.board.Position;
import org.kifu.game.ParsedGame;
import org.kifu.opening.BookMove;
import org.kifu.opening.OpeningCounts;
import org.kifu.opening.OpeningLine;
import org.kifu.opening.OpeningSettings;
import org.kifu.opening.OpeningSettings.Target;
import org.kifu.opening.OpeningTally;
import org.kifu.opening.OpeningTally.Exclusion;
import org.kifu.opening.PositionKey;

/**
 * A store of openings that answers questions. Threads may share it. Any question may throw an
 * {@link java.io.UncheckedIOException} whose cause is a {@link StoreException}, if the part of the
 * file that holds the answer is damaged.
 */
public final class OpeningStore implements Closeable {
  private final PagedFile file;
  private final StoredGames games;
  private final StoredPositions positions;

  private OpeningStore(PagedFile file) {
    this.file = file;
    this.games = new StoredGames(file);
    this.positions = new StoredPositions(file, games);
  }

  /**
   * Opens a store, without reading its positions yet.
   *
   * @throws StoreException if the file is not a store, or is not complete
   */
  public static OpeningStore open(Path path) throws IOException {
    return new OpeningStore(new PagedFile(path));
  }

  /** Whether a file begins like a store. */
  public static boolean isStore(Path path) {
    if (!Files.isRegularFile(path)) {
      return false;
    }
    try (InputStream in = Files.newInputStream(path)) {
      byte[] first = in.readNBytes(Long.BYTES);
      return first.length == Long.BYTES
          && ByteBuffer.wrap(first).order(ByteOrder.LITTLE_ENDIAN).getLong() == StoreLayout.MAGIC;
    } catch (IOException _) {
      return false; // the code that reads the file reports the error
    }
  }

  /** The number of moves up to which the store keeps positions. */
  public int plies() {
    return (int) file.footer().get(StoreLayout.PLIES);
  }

  /** The number of games, including those whose results do not count. */
  public int size() {
    return (int) file.footer().get(StoreLayout.GAMES);
  }

  /**
   * The number of canonical positions that the legal moves of all readable games reached; the same
   * position at another ply counts again.
   */
  public long positions() {
    return positions.count();
  }

  /** The number of bytes of the file. */
  public long bytes() {
    return file.size();
  }

  /** The numbers of games and of exclusions. */
  public OpeningTally tally() {
    Map<Exclusion, Long> excluded = new EnumMap<>(Exclusion.class);
    for (Exclusion reason : StoreLayout.REASONS) {
      long count = file.footer().get(StoreLayout.EXCLUDED + StoreLayout.REASONS.indexOf(reason));
      if (count > 0) {
        excluded.put(reason, count);
      }
    }
    return new OpeningTally(size(), excluded);
  }

  /** The names of the sources of its games. */
  public Set<String> sources() {
    return IntStream.range(0, size())
        .mapToObj(games::source)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** All games in the order in which they were added, each with the facts that the store keeps. */
  public Iterator<ParsedGame> games() {
    return IntStream.range(0, size()).mapToObj(games::game).iterator();
  }

  /**
   * Whether the lists of positions answer this question. If they do not, the caller counts the
   * {@link #games}.
   */
  public boolean answers(OpeningSettings settings) {
    OpeningLine at = settings.at();
    int depth = at == null ? settings.plies() : Math.min(OpeningSettings.MAX_PLIES, at.ply() + 2);
    return settings.withRepeated() && depth <= plies();
  }

  /**
   * The counts of all games.
   *
   * @throws IllegalArgumentException if the store does not {@link #answers answer} this question
   */
  public OpeningCounts count(OpeningSettings settings) {
    if (!answers(settings)) {
      throw new IllegalArgumentException("the index has positions to " + plies() + " plies");
    }
    OpeningCounts counts = new OpeningCounts(settings);
    counts.add(tally());
    OpeningLine at = settings.at();
    if (at == null) {
      positions.addAll(settings.plies(), counts);
    } else {
      addMovesAt(new Target(at), counts);
    }
    positions.checkGames(counts);
    return counts;
  }

  /** Adds the moves of the target, and the first moves, which all games have. */
  private void addMovesAt(Target target, OpeningCounts counts) {
    if (target.ply() > 0) {
      positions.addMoves(0, Target.START, counts);
    }
    positions.addMoves(target.ply(), target.position(), counts);
    for (PositionKey after : target.after()) {
      positions.addMoves(target.ply() + 1, after, counts);
    }
  }

  /**
   * The moves that games from the standard start played from a position, in the orientation of the
   * position, the most frequent first. None beyond the plies of the store, or if the side to move
   * must pass.
   */
  public List<BookMove> movesFrom(Position position) {
    PositionKey key = PositionKey.of(position);
    int ply = StoredPositions.discsPlaced(key);
    if (ply < 0 || ply >= plies() || key.sideToMove() != position.sideToMove()) {
      return List.of();
    }
    OpeningCounts counts = new OpeningCounts(OpeningSettings.DEFAULT);
    positions.addMoves(ply, key, counts);
    return counts.movesFrom(position);
  }

  /** Whether {@link #gamesAt} can be asked for this position. */
  public boolean answers(PositionKey position) {
    return StoredPositions.discsPlaced(position) <= plies();
  }

  /**
   * The games that reached a position in any orientation and from any start, in their order. A game
   * with an illegal move counts up to that move.
   *
   * @throws IllegalArgumentException if the store does not {@link #answers(PositionKey) answer}
   *     this question
   */
  public Iterator<ParsedGame> gamesAt(PositionKey position) {
    if (!answers(position)) {
      throw new IllegalArgumentException("the index has positions to " + plies() + " plies");
    }
    return positions.gamesAt(position).mapToObj(games::game).iterator();
  }

  /**
   * Whether an error comes from a store that somebody cut while it was read. A part of the file
   * then has no memory behind its mapping; Java may report that some time after the read.
   */
  public static boolean isCut(InternalError error) {
    return String.valueOf(error.getMessage()).contains("unsafe memory access");
  }

  /**
   * Reads the whole file.
   *
   * @throws java.io.UncheckedIOException if a part of it is damaged
   */
  public void check() {
    file.checkAll();
  }

  Iterator<Posting> postings() {
    return positions.postings();
  }

  StoredGames stored() {
    return games;
  }

  @Override
  public void close() {
    file.close();
  }
}
