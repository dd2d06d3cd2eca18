package org.kifu.repair;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Place;
import org.kifu.board.Square;
import org.kifu.board.Symmetry;
import org.kifu.game.MoveList;
import org.kifu.repair.DamagedRecord.Sink;
import org.kifu.repair.Fault.Change;

/** The moves of a list, as they are written. */
final class DamagedMoves implements DamagedRecord {
  /** The byte of a text that is not a square of the 8x8 board. */
  static final byte NO_SQUARE = 127;

  private static final Pattern SQUARE = Pattern.compile("[a-hA-H][1-8]");

  private final byte[] squares;

  /** The written text of each move. */
  private final String[] words;

  private DamagedMoves(byte[] squares, String[] words) {
    this.squares = squares;
    this.words = words;
  }

  static DamagedMoves of(List<MoveToken> moves) {
    byte[] squares = new byte[moves.size()];
    String[] words = new String[squares.length];
    for (int i = 0; i < squares.length; i++) {
      MoveToken move = moves.get(i);
      words[i] = move.toString();
      squares[i] =
          switch (move) {
            case MoveToken.Pass() -> MoveList.PASS;
            case Place(int file, int rank) when (file | rank) < 8 -> (byte) Square.at(file, rank);
            default -> NO_SQUARE;
          };
    }
    return new DamagedMoves(squares, words);
  }

  int size() {
    return squares.length;
  }

  byte square(int index) {
    return squares[index];
  }

  String word(int index) {
    return words[index];
  }

  /** The number of times that a square is written. */
  int count(byte square) {
    int count = 0;
    for (byte each : squares) {
      count += each == square ? 1 : 0;
    }
    return count;
  }

  DamagedMoves with(int index, int square) {
    byte[] changed = squares.clone();
    String[] changedWords = words.clone();
    changed[index] = (byte) square;
    changedWords[index] = name(square);
    return new DamagedMoves(changed, changedWords);
  }

  /** The same list with another text in place of a move. */
  DamagedMoves withWord(int index, String word) {
    byte[] changed = squares.clone();
    String[] changedWords = words.clone();
    changed[index] = SQUARE.matcher(word).matches() ? (byte) Square.parse(word) : NO_SQUARE;
    changedWords[index] = word;
    return new DamagedMoves(changed, changedWords);
  }

  DamagedMoves swapped(int one, int other) {
    byte[] changed = squares.clone();
    String[] changedWords = words.clone();
    changed[one] = squares[other];
    changed[other] = squares[one];
    changedWords[one] = words[other];
    changedWords[other] = words[one];
    return new DamagedMoves(changed, changedWords);
  }

  DamagedMoves without(int index) {
    byte[] fewer = new byte[squares.length - 1];
    String[] fewerWords = new String[fewer.length];
    for (int i = 0; i < fewer.length; i++) {
      fewer[i] = squares[i < index ? i : i + 1];
      fewerWords[i] = words[i < index ? i : i + 1];
    }
    return new DamagedMoves(fewer, fewerWords);
  }

  DamagedMoves inserted(int index, int square) {
    byte[] more = Arrays.copyOf(squares, squares.length + 1);
    String[] moreWords = Arrays.copyOf(words, more.length);
    System.arraycopy(squares, index, more, index + 1, squares.length - index);
    System.arraycopy(words, index, moreWords, index + 1, squares.length - index);
    more[index] = (byte) square;
    moreWords[index] = name(square);
    return new DamagedMoves(more, moreWords);
  }

  /** The first of these moves. */
  DamagedMoves first(int count) {
    return new DamagedMoves(Arrays.copyOf(squares, count), Arrays.copyOf(words, count));
  }

  private static String name(int square) {
    return square == MoveList.PASS ? "pass" : Square.name(square);
  }

  @Override
  public byte[] line() {
    return squares;
  }

  @Override
  public void undo(int firstBad, Sink sink) {
    new LineFaults(this, sink).undo(Math.min(firstBad, squares.length));
  }

  @Override
  public void undoLarge(int firstBad, Sink sink) {
    new CharacterFaults(this, sink).undo();
    new LostMoves(this, sink).undo(Math.min(firstBad, squares.length));
  }

  /** The faults of a list of moves, and the ways to undo them. */
  private static final class LineFaults {
    private final DamagedMoves moves;
    private final Sink sink;

    LineFaults(DamagedMoves moves, Sink sink) {
      this.moves = moves;
      this.sink = sink;
    }

    /**
     * Undoes faults. One of the moves that change must be the first that is not legal, or one
     * before it.
     */
    void undo(int firstBad) {
      undoOrientation(firstBad);
      for (int index = 0; index <= firstBad && index < moves.size(); index++) {
        undoSwaps(index);
        undoWrongSquare(index);
        undoMove(index);
      }
      for (int index = 0; index <= firstBad; index++) {
        undoMissing(index);
      }
    }

    private void undoOrientation(int firstBad) {
      if (firstBad > 0) {
        return;
      }
      DamagedMoves turned = moves;
      for (int i = 0; i < moves.size(); i++) {
        byte square = moves.square(i);
        turned = isSquare(square) ? turned.with(i, Symmetry.FLIP_RANKS.apply(square)) : turned;
      }
      sink.accept(
          turned,
          () -> Fault.of(Fault.FaultKind.ORIENTATION, "moves", "as written", "turned upside down"));
    }

    private void undoSwaps(int one) {
      for (int other = one + 1; other < moves.size(); other++) {
        if (moves.square(one) != moves.square(other)) {
          int second = other;
          sink.accept(
              moves.swapped(one, other),
              () ->
                  new Fault(
                      Fault.FaultKind.SWAP,
                      List.of(change(one, moves.word(second)), change(second, moves.word(one)))));
        }
      }
    }

    private void undoWrongSquare(int index) {
      byte square = moves.square(index);
      for (int right = 0; right < Square.COUNT; right++) {
        if (right != square && !DiagramNumbers.isStart(right)) {
          int name = right;
          sink.accept(
              moves.with(index, right),
              () -> new Fault(kind(index, name), List.of(change(index, Square.name(name)))));
        }
      }
    }

    private Fault.FaultKind kind(int index, int right) {
      byte square = moves.square(index);
      if (square == MoveList.PASS) {
        return Fault.FaultKind.WRONG_PASS;
      }
      String turned = new StringBuilder(moves.word(index)).reverse().toString();
      boolean isTurned =
          isSquare(square)
              ? Symmetry.TRANSPOSE.apply(square) == right
              : turned.equalsIgnoreCase(Square.name(right));
      if (isTurned) {
        return Fault.FaultKind.SWAPPED_COORDINATES;
      }
      boolean isMisread =
          square == DamagedMoves.NO_SQUARE
              ? isHalfOf(moves.word(index), Square.name(right))
              : LookAlikeCharacters.alike(moves.word(index), Square.name(right));
      if (isMisread) {
        return Fault.FaultKind.MISREAD;
      }
      return moves.count(square) > 1 ? Fault.FaultKind.REPEATED : Fault.FaultKind.WRONG_SQUARE;
    }

    /** Whether one character of a square is at its place, or is the whole word. */
    private static boolean isHalfOf(String word, String square) {
      String written = word.toLowerCase(Locale.ROOT);
      return written.length() == 1
          ? square.contains(written)
          : written.length() == 2
              && (written.charAt(0) == square.charAt(0) || written.charAt(1) == square.charAt(1));
    }

    private void undoMove(int index) {
      byte square = moves.square(index);
      Fault.FaultKind kind =
          square == MoveList.PASS
              ? Fault.FaultKind.WRONG_PASS
              : moves.count(square) > 1 ? Fault.FaultKind.REPEATED : Fault.FaultKind.STRAY;
      sink.accept(moves.without(index), () -> new Fault(kind, List.of(change(index, ""))));
    }

    private void undoMissing(int index) {
      for (int square = 0; square < Square.COUNT; square++) {
        if (!DiagramNumbers.isStart(square) && moves.count((byte) square) == 0) {
          String name = Square.name(square);
          sink.accept(
              moves.inserted(index, square),
              () -> Fault.of(Fault.FaultKind.MISSING, "as " + place(index), "", name));
        }
      }
    }

    private static boolean isSquare(byte square) {
      return (square & ~63) == 0;
    }

    private Change change(int index, String to) {
      return new Change(place(index), moves.word(index), to);
    }

    private static String place(int index) {
      return "move " + (index + 1);
    }
  }
}
