package org.kifu.format.text.find;

import java.util.stream.IntStream;

/**
 * A board with more than eight files or ranks, whose squares are a letter and a number.
 *
 * @param files the number of files, at most 26
 * @param ranks the number of ranks, at most 99
 */
record LargeBoard(int files, int ranks) {
  private static final int TEN = 10;

  /** The file that a letter means; -1 if none. */
  int file(char letter) {
    int file = letter >= 'A' && letter <= 'Z' ? letter - 'A' : letter - 'a';
    return file >= 0 && file < files ? file : -1;
  }

  /** The number of the square at an index of a text; -1 if there is none. */
  int square(CharSequence text, int at) {
    int file = at + 1 < text.length() ? file(text.charAt(at)) : -1;
    int length = file < 0 ? 0 : length(text, at);
    return length == 0 ? -1 : SquareNumber.large(file, rank(text, at + 1, at + length));
  }

  /** The number of characters of the square at an index: the most that are a rank of the board. */
  int length(CharSequence text, int at) {
    int two = rank(text, at + 1, at + 3);
    return two >= TEN - 1 ? 3 : rank(text, at + 1, at + 2) >= 0 ? 2 : 0;
  }

  /** The rank that digits name, from 0; -1 if they name none. */
  private int rank(CharSequence text, int from, int to) {
    int number = 0;
    for (int at = from; at < to; at++) {
      char c = at < text.length() ? text.charAt(at) : ' ';
      if (c < '0' || c > '9') {
        return -1;
      }
      number = TEN * number + c - '0';
    }
    return number <= ranks ? number - 1 : -1;
  }

  /** The numbers of all squares. */
  IntStream squares() {
    return IntStream.range(0, files * ranks).map(i -> SquareNumber.large(i % files, i / files));
  }
}
