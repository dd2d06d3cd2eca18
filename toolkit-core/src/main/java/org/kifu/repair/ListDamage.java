package org.kifu.repair;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.kifu.board.Square;
import org.kifu.board.Symmetry;
import org.kifu.game.MoveList;

/** Damage to lists of moves. */
final class ListDamage {
  /** Characters of squares, each followed by those that a scanner or a hurried hand makes of it. */
  private static final String[] FOREIGN = {
    "a@", "bo", "cC(", "do", "eo", "ft", "gq9", "hn", "1lI", "2Z", "3B", "4A", "5S", "6G", "7T",
    "8B&"
  };

  private static final int LONGEST_TAIL = 20;

  private ListDamage() {}

  private static DamagedMoves list(byte[] line) {
    return DamagedMoves.of(MoveList.ofSquares(line));
  }

  static DamagedMoves movesSwapped(byte[] line, RandomGenerator random) {
    int one = random.nextInt(line.length);
    int other = (one + 1 + random.nextInt(line.length - 1)) % line.length;
    return list(line).swapped(one, other);
  }

  static DamagedMoves neighboursSwapped(byte[] line, RandomGenerator random) {
    int one = random.nextInt(line.length - 1);
    return list(line).swapped(one, one + 1);
  }

  static DamagedMoves moveMisread(byte[] line, RandomGenerator random) {
    while (true) {
      int index = random.nextInt(line.length);
      List<Integer> others = new ArrayList<>();
      for (int square = 0; square < Square.COUNT; square++) {
        if (LookAlikeCharacters.alike(Square.name(line[index]), Square.name(square))) {
          others.add(square);
        }
      }
      if (!others.isEmpty()) {
        return list(line).with(index, others.get(random.nextInt(others.size())));
      }
    }
  }

  static DamagedMoves moveMissing(byte[] line, RandomGenerator random) {
    return list(line).without(random.nextInt(line.length));
  }

  static DamagedMoves movesMissing(byte[] line, RandomGenerator random) {
    int first = random.nextInt(line.length - 1);
    return list(line).without(first).without(first);
  }

  static DamagedMoves moveRepeated(byte[] line, RandomGenerator random) {
    int index = random.nextInt(line.length);
    return list(line).inserted(index, line[index]);
  }

  static DamagedMoves passWritten(byte[] line, RandomGenerator random) {
    return list(line).inserted(random.nextInt(line.length), MoveList.PASS);
  }

  static DamagedMoves coordinatesSwapped(byte[] line, RandomGenerator random) {
    int index = random.nextInt(line.length);
    return list(line).with(index, Symmetry.TRANSPOSE.apply(line[index]));
  }

  static DamagedMoves characterDropped(byte[] line, RandomGenerator random) {
    int index = random.nextInt(line.length);
    int half = random.nextInt(2);
    return list(line).withWord(index, Square.name(line[index]).substring(half, half + 1));
  }

  /** Drops two characters; the letter of one move and the digit of the next remain. */
  static DamagedMoves pairDropped(byte[] line, RandomGenerator random) {
    int index = random.nextInt(line.length - 1);
    String letter = Square.name(line[index]).substring(0, 1);
    String digit = Square.name(line[index + 1]).substring(1);
    return list(line).without(index).withWord(index, letter + digit);
  }

  static DamagedMoves characterDoubled(byte[] line, RandomGenerator random) {
    int index = random.nextInt(line.length);
    int half = random.nextInt(2);
    String name = Square.name(line[index]);
    return list(line).withWord(index, name.substring(0, half + 1) + name.substring(half));
  }

  static DamagedMoves charactersSwapped(byte[] line, RandomGenerator random) {
    int at = random.nextInt(2 * line.length - 1);
    int index = at / 2;
    String name = Square.name(line[index]);
    if (at % 2 == 0) {
      return list(line).withWord(index, name.substring(1) + name.charAt(0));
    }
    String next = Square.name(line[index + 1]);
    return list(line)
        .withWord(index, name.substring(0, 1) + next.charAt(0))
        .withWord(index + 1, name.substring(1) + next.charAt(1));
  }

  static DamagedMoves characterForeign(byte[] line, RandomGenerator random) {
    int index = random.nextInt(line.length);
    int half = random.nextInt(2);
    String name = Square.name(line[index]);
    char foreign = foreign(name.charAt(half), random);
    return list(line)
        .withWord(index, half == 0 ? foreign + name.substring(1) : name.substring(0, 1) + foreign);
  }

  private static char foreign(char right, RandomGenerator random) {
    for (String alike : FOREIGN) {
      if (alike.charAt(0) == right) {
        return alike.charAt(random.nextInt(1, alike.length()));
      }
    }
    throw new IllegalArgumentException("no character of a square: " + right);
  }

  /** Appends another game, which begins like this one or like its image. */
  static DamagedMoves tailAppended(byte[] line, RandomGenerator random) {
    List<Symmetry> turns = SheetDamage.SAME_START;
    Symmetry turn = turns.get(random.nextInt(turns.size()));
    int size = random.nextInt(1, Math.min(LONGEST_TAIL, line.length));
    DamagedMoves all = list(line);
    for (int i = 0; i < size; i++) {
      all = all.inserted(line.length + i, turn.apply(line[i]));
    }
    return all;
  }
}
