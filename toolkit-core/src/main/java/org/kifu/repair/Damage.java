package org.kifu.repair;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.kifu.board.Square;
import org.kifu.board.Symmetry;
import org.kifu.game.Labelled;
import org.kifu.game.MoveList;

/** Damage that is done to sound games in order to see whether it is found; all choices are even. */
public enum Damage implements Labelled {
  /** Two numbers of a diagram change places. */
  SWAP {
    @Override
    DamagedRecord to(byte[] line, RandomGenerator random) {
      int one = random.nextInt(line.length);
      int other = (one + 1 + random.nextInt(line.length - 1)) % line.length;
      return DiagramNumbers.ofLine(line).swapped(line[one], line[other]);
    }
  },
  /** One digit of one number is taken for one that looks like it; no number begins with a 0. */
  MISREAD {
    @Override
    DamagedRecord to(byte[] line, RandomGenerator random) {
      while (true) {
        int index = random.nextInt(line.length);
        char[] digits = Integer.toString(index + 1).toCharArray();
        int place = random.nextInt(digits.length);
        String others = LookAlikeCharacters.ofDigit(digits[place]);
        digits[place] = others.charAt(random.nextInt(others.length()));
        if (digits[0] != '0') {
          int number = Integer.parseInt(new String(digits));
          return DiagramNumbers.ofLine(line).with(line[index], number);
        }
      }
    }
  },
  /** One number is not written. */
  MISSING {
    @Override
    DamagedRecord to(byte[] line, RandomGenerator random) {
      int square = line[random.nextInt(line.length)];
      return DiagramNumbers.ofLine(line).with(square, DiagramNumbers.BLANK);
    }
  },
  /** One square has the number of another one, which so stands twice. */
  REPEATED {
    @Override
    DamagedRecord to(byte[] line, RandomGenerator random) {
      int one = random.nextInt(line.length);
      int other = (one + 1 + random.nextInt(line.length - 1)) % line.length;
      return DiagramNumbers.ofLine(line).with(line[one], other + 1);
    }
  },
  /** Every number from one on is too high or too low by one. */
  SHIFT {
    @Override
    DamagedRecord to(byte[] line, RandomGenerator random) {
      boolean up = random.nextBoolean();
      int from = random.nextInt(up ? 0 : 1, line.length);
      int[] numbers = DiagramNumbers.ofLine(line).copy();
      for (int i = from; i < line.length; i++) {
        numbers[line[i]] += up ? 1 : -1;
      }
      return new DiagramNumbers(numbers, 8);
    }
  },
  /** A row of the board, which may be one of those with discs of the start, has no numbers. */
  FORGOTTEN_ROW {
    @Override
    DamagedRecord to(byte[] line, RandomGenerator random) {
      int row = random.nextInt(8);
      int[] numbers = DiagramNumbers.ofLine(line).copy();
      for (int file = 0; file < 8; file++) {
        numbers[Square.at(file, row)] = DiagramNumbers.BLANK;
      }
      return new DiagramNumbers(numbers, 8);
    }
  },
  /** Two numbers of a diagram change places, and two again. */
  TWO_SWAPS {
    @Override
    DamagedRecord to(byte[] line, RandomGenerator random) {
      byte[] once = SWAP.to(line, random).line();
      return SWAP.to(once == null ? line : once, random);
    }
  },
  /** Two moves of a list change places. */
  MOVES_SWAPPED {
    @Override
    DamagedRecord to(byte[] line, RandomGenerator random) {
      int one = random.nextInt(line.length);
      int other = (one + 1 + random.nextInt(line.length - 1)) % line.length;
      return list(line).swapped(one, other);
    }
  },
  /** One character of one move is taken for one that looks like it, which is one of the board. */
  MOVE_MISREAD {
    @Override
    DamagedRecord to(byte[] line, RandomGenerator random) {
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
  },
  /** One move is left out. */
  MOVE_MISSING {
    @Override
    DamagedRecord to(byte[] line, RandomGenerator random) {
      return list(line).without(random.nextInt(line.length));
    }
  },
  /** One move is written twice, one after the other. */
  MOVE_REPEATED {
    @Override
    DamagedRecord to(byte[] line, RandomGenerator random) {
      int index = random.nextInt(line.length);
      return list(line).inserted(index, line[index]);
    }
  },
  /** A pass is written somewhere. */
  PASS_WRITTEN {
    @Override
    DamagedRecord to(byte[] line, RandomGenerator random) {
      return list(line).inserted(random.nextInt(line.length), MoveList.PASS);
    }
  },
  /** File and rank of one move are exchanged. */
  COORDINATES_SWAPPED {
    @Override
    DamagedRecord to(byte[] line, RandomGenerator random) {
      int index = random.nextInt(line.length);
      return list(line).with(index, Symmetry.TRANSPOSE.apply(line[index]));
    }
  };

  /**
   * Damages a game.
   *
   * @param line its squares, at least two
   */
  abstract DamagedRecord to(byte[] line, RandomGenerator random);

  private static ListedMoves list(byte[] line) {
    return ListedMoves.of(MoveList.ofSquares(line));
  }
}
