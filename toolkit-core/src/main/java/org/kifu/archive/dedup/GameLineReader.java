package org.kifu.archive.dedup;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.board.Symmetry;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.replay.CompactReplay;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Ending;
import org.kifu.rules.Othello;

/** A reader of the lines of games, which it replays and turns. Only one thread may use a reader. */
final class GameLineReader {
  /**
   * A replayed game.
   *
   * @param moves the number of written moves, without the passes of a legal game
   * @param board the last position; {@code NONE} if the game is not legal
   */
  record Read(GameLine line, int moves, GameTraits.FinalBoard board) {}

  /** The first byte of a line from another start; its discs and the side to move follow. */
  static final byte OTHER_START = 64;

  /** The number of these bytes. */
  static final int START_LENGTH = 18;

  /** The first byte of a line that is kept as text. */
  private static final byte TEXT = 65;

  private static final List<Turn> ALL_TURNS = Turn.all();
  private static final List<Turn> OF_THE_START = taking(ALL_TURNS, Position.START, Position.START);

  private final CompactReplay compact = new CompactReplay();

  /** Whether the start of a record is a position, if a line needs one. */
  static boolean hasStart(GameRecord record) {
    return isText(record) || Othello.RULES.start(record.start()).isPresent();
  }

  private static boolean isText(GameRecord record) {
    return !record.rules().equals(GameRecord.OTHELLO) || !record.moves().isCompact();
  }

  /** Reads the line of a record; empty if it has no start. */
  Optional<Read> read(GameRecord record) {
    if (isText(record)) {
      return Optional.of(ofText(record));
    }
    byte[] squares = record.moves().squares();
    return record.start() instanceof StartSpec.Standard
        ? Optional.of(fromTheStart(squares))
        : fromAnotherStart(record, squares);
  }

  private Read fromTheStart(byte[] squares) {
    boolean legal = compact.play(squares, 0, squares.length) != CompactReplay.End.ILLEGAL;
    byte[] played = legal ? withoutPasses(squares) : squares;
    GameTraits.FinalBoard board =
        legal
            ? GameTraits.FinalBoard.of(compact.black(), compact.white())
            : GameTraits.FinalBoard.NONE;
    return new Read(smallest(OF_THE_START, new byte[0], played), played.length, board);
  }

  private static Optional<Read> fromAnotherStart(GameRecord record, byte[] squares) {
    Replay<Position, ?> replay = Replay.of(Othello.RULES, record);
    if (replay.ending() instanceof Ending.BadStart) {
      return Optional.empty();
    }
    Position start = Othello.RULES.start(record.start()).orElseThrow();
    boolean legal = !(replay.ending() instanceof Ending.Illegal);
    byte[] played = legal ? withoutPasses(squares) : squares;
    GameTraits.FinalBoard board =
        legal
            ? GameTraits.FinalBoard.of(replay.end().black(), replay.end().white())
            : GameTraits.FinalBoard.NONE;
    return Optional.of(new Read(turned(start, played), played.length, board));
  }

  /** The line, turned to the standard start if that is its start, else to its smallest form. */
  private static GameLine turned(Position start, byte[] squares) {
    List<Turn> toStandard = taking(ALL_TURNS, start, Position.START);
    if (!toStandard.isEmpty()) {
      return smallest(toStandard, new byte[0], squares);
    }
    Position canonical = Symmetry.toCanonical(start).apply(start);
    return smallest(taking(ALL_TURNS, start, canonical), prefix(canonical), squares);
  }

  private static List<Turn> taking(List<Turn> turns, Position from, Position to) {
    return turns.stream().filter(turn -> turn.symmetry().apply(from).equals(to)).toList();
  }

  private static byte[] prefix(Position start) {
    return ByteBuffer.allocate(START_LENGTH)
        .put(OTHER_START)
        .putLong(start.black())
        .putLong(start.white())
        .put((byte) (start.sideToMove() == Disc.BLACK ? 0 : 1))
        .array();
  }

  /** The smallest line that one of the turns gives. */
  private static GameLine smallest(List<Turn> turns, byte[] prefix, byte[] squares) {
    byte[] best = new byte[0];
    int number = -1;
    for (Turn turn : turns) {
      byte[] line = turn.apply(prefix, squares);
      if (number < 0 || Arrays.compareUnsigned(line, best) < 0) {
        best = line;
        number = turn.number();
      }
    }
    return new GameLine(best, number);
  }

  private static byte[] withoutPasses(byte[] squares) {
    int count = 0;
    byte[] kept = new byte[squares.length];
    for (byte square : squares) {
      kept[count] = square;
      count += square == MoveList.PASS ? 0 : 1;
    }
    return count == squares.length ? squares : Arrays.copyOf(kept, count);
  }

  /** The line of a game by other rules, or with moves that are not squares, as it is written. */
  private static Read ofText(GameRecord record) {
    List<String> words = new ArrayList<>();
    words.add((char) TEXT + record.rules() + "\n" + record.start() + "\n");
    for (MoveToken token : record.moves()) {
      words.add(token + " ");
    }
    byte[] bytes = String.join("", words).getBytes(StandardCharsets.UTF_8);
    return new Read(new GameLine(bytes, 0), record.moves().size(), GameTraits.FinalBoard.NONE);
  }

  /** A symmetry of the board with its table of squares. */
  private static final class Turn {
    private final int number;
    private final Symmetry symmetry;
    private final byte[] squares;

    private Turn(int number, Symmetry symmetry, byte[] squares) {
      this.number = number;
      this.symmetry = symmetry;
      this.squares = squares;
    }

    /** All symmetries, in the order of {@link Symmetry}. */
    static List<Turn> all() {
      List<Symmetry> symmetries = List.of(Symmetry.values());
      return IntStream.range(0, symmetries.size())
          .mapToObj(number -> of(number, symmetries.get(number)))
          .toList();
    }

    private static Turn of(int number, Symmetry symmetry) {
      byte[] squares = new byte[Square.COUNT];
      for (int square = 0; square < Square.COUNT; square++) {
        squares[square] = (byte) symmetry.apply(square);
      }
      return new Turn(number, symmetry, squares);
    }

    /** The place of the symmetry in the order of {@link Symmetry}, from 0. */
    int number() {
      return number;
    }

    Symmetry symmetry() {
      return symmetry;
    }

    /** The turned moves, after an unchanged prefix. */
    byte[] apply(byte[] prefix, byte[] moves) {
      byte[] line = Arrays.copyOf(prefix, prefix.length + moves.length);
      for (int i = 0; i < moves.length; i++) {
        line[prefix.length + i] = moves[i] == MoveList.PASS ? MoveList.PASS : squares[moves[i]];
      }
      return line;
    }
  }
}
