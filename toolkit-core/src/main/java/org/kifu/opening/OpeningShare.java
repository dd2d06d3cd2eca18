package org.kifu.opening;

import java.io.Serializable;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.kifu.bitboard.Flips;
import org.kifu.bitboard.Symmetries;

/**
 * The share of one machine: the counts of some positions of a run, while other machines have those
 * of the others. A table with a least number of games needs hardly any of the millions of positions
 * that few games reached. This class finds the positions that it needs, so that only these must be
 * collected:
 *
 * <ul>
 *   <li>{@link #asked}: positions with a move that was played often enough, and named positions;
 *   <li>{@link #before}: positions from which games reached one of those, and so on backwards,
 *       because the ways into a position determine its line.
 * </ul>
 *
 * <p>In games that are not played like Othello the positions after a move are not known from the
 * key of a position, so that {@link #before} finds none, and {@link #packet()} gives them all.
 *
 * <p>Numbers of 64 bits identify positions. If two positions have the same number, one too many is
 * collected, which does no harm.
 */
public final class OpeningShare implements Serializable {
  private static final long serialVersionUID = 1;

  /**
   * The least number of games of a {@link Trap}, which needs two answers with a full sample each.
   */
  private static final long TRAP_GAMES = 2L * OpeningStats.SMALL_SAMPLE;

  private final byte[] packet;

  /** The place of each position in the packet; below, its number. */
  private final int[] places;

  private final long[] numbers;

  /**
   * The numbers of the positions that moves lead to; those for a position begin at its entry in
   * {@code starts}.
   */
  private final long[] steps;

  private final int[] starts;

  private final long[] asked;
  private final Totals totals;

  /**
   * Adds up the counts of the positions of this share.
   *
   * @param packets one packet of each part of the run, as {@link OpeningCounts#packets} makes them
   */
  public OpeningShare(OpeningSettings settings, Iterator<byte[]> packets) {
    CountTable table = new CountTable();
    packets.forEachRemaining(table::addPacket);
    int size = table.size();
    CountPacket.PacketOutput out = new CountPacket.PacketOutput();
    this.places = new int[size];
    this.numbers = new long[size];
    this.starts = new int[size + 1];
    this.steps = new long[table.moves()];
    for (int position = 0; position < size; position++) {
      places[position] = out.size();
      CountPacket.write(table, position, out);
      numbers[position] = number(table, position);
      starts[position + 1] =
          settings.hasNames() ? step(table, position, starts[position]) : starts[position];
    }
    this.packet = out.toBytes();
    this.asked = asked(table, settings.board(), Math.min(settings.minGames(), TRAP_GAMES));
    this.totals = Totals.of(table, settings.plies());
  }

  private long[] asked(CountTable table, OpeningBoard<?> board, long least) {
    OpeningNames names = OpeningNames.english();
    return IntStream.range(0, table.size())
        .filter(
            position ->
                table.games(position) >= least
                    || board.name(names, table.key(position)).isPresent())
        .mapToLong(position -> numbers[position])
        .toArray();
  }

  /**
   * Notes the positions that the moves of a position lead to, and returns the place for those of
   * the next position.
   */
  private int step(CountTable table, int position, int start) {
    int end = start;
    for (int move = table.firstMove(position);
        move != CountTable.NONE;
        move = table.nextMove(move)) {
      steps[end++] = after(table, position, table.square(move));
    }
    return end;
  }

  private static long after(CountTable table, int position, int square) {
    boolean black = !table.blackToMove(position);
    long flips = Flips.flips(square, table.player(position), table.opponent(position));
    long player = table.opponent(position) & ~flips;
    long opponent = table.player(position) | flips | 1L << square;
    if (PositionKey.mustPass(player, opponent)) {
      long other = player;
      player = opponent;
      opponent = other;
      black = !black;
    }
    int symmetry = Integer.numberOfTrailingZeros(Symmetries.toSmallest(player, opponent));
    return number(
        table.ply(position) + 1,
        black,
        Symmetries.image(symmetry, player),
        Symmetries.image(symmetry, opponent));
  }

  /** The totals of all positions of this share. */
  public Totals totals() {
    return totals;
  }

  /** The numbers of the positions that a table shows. */
  public long[] asked() {
    return asked.clone();
  }

  /**
   * The numbers of the positions from which games reached one of the others.
   *
   * @param others numbers of positions, ascending
   */
  public long[] before(long[] others) {
    return IntStream.range(0, numbers.length)
        .filter(position -> leadsTo(position, others))
        .mapToLong(position -> numbers[position])
        .toArray();
  }

  private boolean leadsTo(int position, long[] others) {
    for (int step = starts[position]; step < starts[position + 1]; step++) {
      if (Arrays.binarySearch(others, steps[step]) >= 0) {
        return true;
      }
    }
    return false;
  }

  /** All positions, for {@link OpeningCounts#addPacket}. */
  public byte[] packet() {
    return packet(LongStream.of(numbers).sorted().toArray());
  }

  /**
   * Some positions, for {@link OpeningCounts#addPacket}.
   *
   * @param wanted numbers of positions, ascending
   */
  public byte[] packet(long[] wanted) {
    CountPacket.PacketInput in = new CountPacket.PacketInput(packet);
    CountTable chosen = new CountTable();
    for (int position = 0; position < numbers.length; position++) {
      if (Arrays.binarySearch(wanted, numbers[position]) >= 0) {
        in.goTo(places[position]);
        CountPacket.read(in, chosen);
      }
    }
    return chosen.packet();
  }

  static long number(CountTable table, int position) {
    return number(
        table.ply(position),
        table.blackToMove(position),
        table.player(position),
        table.opponent(position));
  }

  /** Hashes a position to 64 bits, the same on every machine. */
  private static long number(int ply, boolean blackToMove, long player, long opponent) {
    long mixed = (player + 2L * ply + (blackToMove ? 1 : 0)) * 0x9E37_79B9_7F4A_7C15L;
    mixed = (Long.rotateLeft(mixed, 32) ^ opponent) * 0xC2B2_AE3D_27D4_EB4FL;
    return mixed ^ mixed >>> 29;
  }

  /**
   * The numbers of positions and games for each ply. Totals of different positions may be added.
   *
   * @param distinct the number of canonical positions by discs placed, from 0
   * @param arrivals the number of counted games that placed this many discs, likewise from 0
   */
  public record Totals(List<Long> distinct, List<Long> arrivals) implements Serializable {
    /** No positions. */
    public static final Totals NONE = new Totals(List.of(), List.of());

    /** Copies the lists. */
    public Totals {
      distinct = List.copyOf(distinct);
      arrivals = List.copyOf(arrivals);
    }

    /** The totals of all positions of a table. */
    static Totals of(CountTable table, int plies) {
      long[] distinct = new long[plies + 1];
      long[] arrivals = new long[plies + 1];
      for (int position = 0; position < table.size(); position++) {
        int ply = table.ply(position);
        distinct[ply]++;
        if (ply < plies) {
          arrivals[ply + 1] += table.games(position);
        }
      }
      return new Totals(list(distinct), list(arrivals));
    }

    /** The sum of two totals. */
    public Totals plus(Totals other) {
      return new Totals(sum(distinct, other.distinct), sum(arrivals, other.arrivals));
    }

    private static List<Long> sum(List<Long> one, List<Long> other) {
      long[] sum = new long[Math.max(one.size(), other.size())];
      for (List<Long> numbers : List.of(one, other)) {
        for (int ply = 0; ply < numbers.size(); ply++) {
          sum[ply] += numbers.get(ply);
        }
      }
      return list(sum);
    }

    private static List<Long> list(long[] numbers) {
      return LongStream.of(numbers).boxed().toList();
    }
  }
}
