package org.kifu.opening;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.kifu.batch.Batch;
import org.kifu.batch.MappedIterator;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.ParsedGame;
import org.kifu.opening.OpeningSettings.Target;
import org.kifu.opening.OpeningTally.Exclusion;

/**
 * The opening statistics of games that are being counted. Parts may be counted separately, on
 * threads or machines, and added in any order; the sum is that of one count of all games. One
 * object serves one thread.
 *
 * <p>A game counts once for every position that it passes through; it cannot reach a position
 * twice, because every move adds a disc. Repeated games count each time.
 */
public final class OpeningCounts {
  /** The number of games that a thread takes at once; one game is a few microseconds of work. */
  private static final int GAMES_TOGETHER = 256;

  private final OpeningSettings settings;
  private final @Nullable Target target;
  private final GameWalk walk;
  private final CountTable table = new CountTable();
  private final OpeningTally.Counter tally = new OpeningTally.Counter();

  /** The exclusion of games with the moves of an earlier game of the run, if these do not count. */
  private static final Optional<Exclusion> REPEATED = Optional.of(Exclusion.REPEATED);

  /** No games yet. */
  public OpeningCounts(OpeningSettings settings) {
    this.settings = settings;
    OpeningLine at = settings.at();
    this.target = at == null ? null : new Target(at);
    this.walk = new GameWalk(target == null ? settings.plies() : target.plies(), settings.rules());
  }

  /**
   * Counts games. The number of threads does not change what is counted.
   *
   * @param games the games, which the calling thread reads one at a time
   * @param jobs the number of working threads, at least 1
   * @throws java.util.concurrent.CancellationException if the calling thread is interrupted
   */
  public static OpeningCounts of(Iterator<ParsedGame> games, OpeningSettings settings, int jobs) {
    List<OpeningCounts> parts = new ArrayList<>();
    new Batch(jobs, GAMES_TOGETHER)
        .<Item, OpeningCounts>run(
            items(
                games,
                settings.withRepeated()
                    ? _ -> false
                    : new RepeatedGames(settings.rules())::isRepeated),
            item -> item.game().origin().byteCount(),
            () -> {
              OpeningCounts part = new OpeningCounts(settings);
              parts.add(part);
              return item -> {
                part.add(item.game(), item.repeated());
                return part;
              };
            },
            part -> {});
    OpeningCounts all = parts.removeFirst();
    parts.forEach(all::addAll);
    return all;
  }

  /** A game, and whether it is left out because an earlier game has the same moves. */
  private record Item(ParsedGame game, boolean repeated) {}

  /** The games in the order of the run. Repeated games are marked before threads take them. */
  private static Iterator<Item> items(
      Iterator<ParsedGame> games, Predicate<ParsedGame> isRepeated) {
    return new MappedIterator<>(games, game -> new Item(game, isRepeated.test(game)));
  }

  /** Counts one game. */
  public void add(ParsedGame game) {
    add(game, false);
  }

  /**
   * Counts one game.
   *
   * @param repeated whether it is left out because an earlier game has the same moves
   */
  void add(ParsedGame game, boolean repeated) {
    Optional<Exclusion> exclusion = walk.walk(game);
    exclusion = exclusion.isEmpty() && repeated ? REPEATED : exclusion;
    tally.add(exclusion);
    FirstGame first = exclusion.isEmpty() ? FirstGame.of(game) : null;
    if (target == null) {
      addPositions(first);
    } else if (first != null) {
      addMovesAt(target, first);
    }
  }

  /** Adds the counts of another object with the same settings. */
  public void addAll(OpeningCounts other) {
    table.addAll(other.table);
    add(other.tally());
  }

  /** Adds the tally of games that were counted elsewhere; their positions are added separately. */
  public void add(OpeningTally other) {
    tally.add(other);
  }

  /** Adds the count of one position and one move. */
  public void add(Count count) {
    int position = table.add(count.ply(), count.position());
    if (count.move() != Count.REACHED) {
      int move = table.addResults(position, count.move(), count.stats());
      table.histories().add(move, count.history());
    }
  }

  /** Adds positions that were counted elsewhere; the tally of their games is added separately. */
  public void addPacket(byte[] packet) {
    table.addPacket(packet);
  }

  /**
   * The counts as bytes, divided by position: in all parts of a run, the same position is in the
   * packet with the same index.
   *
   * @param count the number of packets, at least 1
   */
  public List<byte[]> packets(int count) {
    CountPacket.PacketOutput[] packets = new CountPacket.PacketOutput[count];
    Arrays.setAll(packets, _ -> new CountPacket.PacketOutput());
    for (int position = 0; position < table.size(); position++) {
      long number = OpeningShare.number(table, position);
      CountPacket.write(table, position, packets[(int) Long.remainderUnsigned(number, count)]);
    }
    return Arrays.stream(packets).map(CountPacket.PacketOutput::toBytes).toList();
  }

  /**
   * The number of games that continued from a position, in any of its eight orientations; 0 if
   * there are none.
   */
  public long gamesFrom(Position position) {
    int found = find(position);
    return found == CountTable.NONE ? 0 : table.games(found);
  }

  /**
   * The moves played from a position, in its own orientation, the most frequent first; empty if no
   * game continued from it.
   */
  public List<BookMove> movesFrom(Position position) {
    List<BookMove> moves = new ArrayList<>();
    int found = find(position);
    for (int move = found == CountTable.NONE ? found : table.firstMove(found);
        move != CountTable.NONE;
        move = table.nextMove(move)) {
      String name = PositionKey.moveName(position, table.square(move));
      List<String> same = OpeningLine.equivalents(position, name);
      moves.add(new BookMove(name, same.subList(1, same.size()), table.stats(move)));
    }
    moves.sort(BookMove.ORDER);
    return moves;
  }

  /** All games whose results count, by year and final disc difference. */
  public ResultsByYear results() {
    int start = start(settings.board());
    ResultsByYear all = ResultsByYear.NONE;
    for (int move = start == CountTable.NONE ? start : table.firstMove(start);
        move != CountTable.NONE;
        move = table.nextMove(move)) {
      all = all.plus(table.histories().history(move).results());
    }
    return all;
  }

  private <P> int start(OpeningBoard<P> board) {
    return table.find(0, board.key(board.start()));
  }

  private int find(Position position) {
    return table.find(Square.COUNT - 4 - position.empties(), PositionKey.of(position));
  }

  /** The numbers of games that were counted and left out. */
  public OpeningTally tally() {
    return tally.tally();
  }

  /** The settings of the count. */
  public OpeningSettings settings() {
    return settings;
  }

  CountTable table() {
    return table;
  }

  /**
   * @param first the game if its result counts, otherwise null
   */
  private void addPositions(@Nullable FirstGame first) {
    for (int k = 0; k <= walk.discs(); k++) {
      if (first != null && k < walk.discs()) {
        addMove(k, first);
      } else if (k > 0) {
        position(k);
      }
    }
  }

  /** Adds the wanted moves, and the first move, which all games have. */
  private void addMovesAt(Target at, FirstGame game) {
    if (at.ply() > 0) {
      addMove(0, game);
    }
    if (at.isOn(walk)) {
      addMove(at.ply(), game);
    }
    if (at.isAfter(walk)) {
      addMove(at.ply() + 1, game);
    }
  }

  private void addMove(int k, FirstGame game) {
    int diff = walk.blackDiscDiff();
    int winner = walk.winner();
    int move = table.addResults(position(k), walk.move(k), OpeningStats.ofGames(1, diff, winner));
    table.histories().add(move, ResultsByYear.code(walk.year(), diff, winner), 1);
    table.histories().add(move, walk.theory(), game);
  }

  private int position(int k) {
    return table.add(k, walk.blackToMove(k), walk.player(k), walk.opponent(k));
  }

  /**
   * The count of one position and one move there, or of the position without a move. Counts with
   * the same ply, position and move may be added in any order.
   *
   * @param ply the number of discs placed before the move, from 0
   * @param position the position
   * @param move the square, 0 to 63, in the orientation of {@code position}, the smallest of
   *     equivalent squares; or {@link #REACHED}
   * @param stats the results of the games that played the move; {@link OpeningStats#NONE} for
   *     {@link #REACHED}
   * @param history the years and results of these games
   */
  public record Count(
      int ply, PositionKey position, int move, OpeningStats stats, OpeningHistory history) {
    /** The move of a position that a readable game reached, even if its result does not count. */
    public static final int REACHED = -1;
  }

  /**
   * The games of a run with the rules, start and moves of an earlier game. For each game 128 bits
   * of SHA-256 are kept: among 10^9 different games, the chance that any two have the same bits is
   * about 10^-21.
   */
  private static final class RepeatedGames {
    private record Digest(long high, long low) {}

    private final String rules;
    private final MessageDigest sha;
    private final Set<Digest> seen = new HashSet<>();

    /**
     * @param rules the name of the rules of the games that count
     */
    RepeatedGames(String rules) {
      this.rules = rules;
      try {
        sha = MessageDigest.getInstance("SHA-256");
      } catch (NoSuchAlgorithmException e) {
        throw new IllegalStateException("every Java has SHA-256", e);
      }
    }

    /** Whether an earlier game has the same moves; false for a game that could not be read. */
    boolean isRepeated(ParsedGame game) {
      return game.record()
          .filter(record -> record.rules().equals(rules) && game.firstError().isEmpty())
          .map(this::addAgain)
          .orElse(false);
    }

    private boolean addAgain(GameRecord record) {
      if (record.start() instanceof StartSpec.Standard && record.moves().isCompact()) {
        for (byte square : record.moves().squares()) {
          if (square != MoveList.PASS) { // some sources leave passes out
            sha.update(square);
          }
        }
      } else {
        String text = record.rules() + '\n' + record.start() + '\n' + record.moves();
        sha.update(text.getBytes(StandardCharsets.UTF_8));
      }
      ByteBuffer bytes = ByteBuffer.wrap(sha.digest());
      return !seen.add(new Digest(bytes.getLong(), bytes.getLong()));
    }
  }
}
