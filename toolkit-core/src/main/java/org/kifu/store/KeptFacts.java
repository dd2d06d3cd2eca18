package org.kifu.store;

import java.util.Arrays;
import java.util.List;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.opening.FirstGame;

/** The facts of the games that are written, 15 bytes of each. */
final class KeptFacts implements CountedGames {
  private static final int FIRST_SIZE = 1 << 10;

  private final List<String> texts;
  private byte[] small = new byte[3 * FIRST_SIZE];
  private int[] numbers = new int[3 * FIRST_SIZE];
  private int games;

  /**
   * @param texts the names of the sources, by their numbers
   */
  KeptFacts(List<String> texts) {
    this.texts = texts;
  }

  void add(WalkedGame walked, int source) {
    GameRecord record = walked.game().record().orElse(null);
    GameHeader header = record == null ? GameHeader.NONE : record.header();
    int theory =
        record == null ? GameRow.NONE : record.theory().map(score -> score.blackDiscs()).orElse(-1);
    add(
        walked.exclusion(),
        walked.blackDiscDiff(),
        theory,
        GameRow.date(header.date()),
        source,
        walked.game().number());
  }

  void add(int exclusion, int diff, int theory, int date, int source, int number) {
    if (3 * games == small.length) {
      small = Arrays.copyOf(small, 6 * games);
      numbers = Arrays.copyOf(numbers, 6 * games);
    }
    int at = 3 * games++;
    small[at] = (byte) exclusion;
    small[at + 1] = (byte) diff;
    small[at + 2] = (byte) theory;
    numbers[at] = date;
    numbers[at + 1] = source;
    numbers[at + 2] = number;
  }

  @Override
  public int exclusion(int game) {
    return small[3 * game];
  }

  @Override
  public int blackDiscDiff(int game) {
    return small[3 * game + 1];
  }

  @Override
  public int date(int game) {
    return numbers[3 * game];
  }

  @Override
  public int theoryDiscs(int game) {
    return small[3 * game + 2];
  }

  /** Without names, which play no part in which game is the first. */
  @Override
  public FirstGame asFirst(int game) {
    return new FirstGame(
        GameRow.date(date(game)),
        texts.get(numbers[3 * game + 1]),
        numbers[3 * game + 2],
        "",
        "",
        "");
  }
}
