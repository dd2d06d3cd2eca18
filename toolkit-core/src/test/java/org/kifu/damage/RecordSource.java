package org.kifu.damage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Outcome;
import org.kifu.testing.Games;
import org.kifu.testing.PlainBoard;
import org.kifu.testing.PlainWthor;

/**
 * Games of the shipped WTHOR years, each time with other players, events, places and days, so that
 * a fact that crosses from one record to another is seen.
 */
final class RecordSource {
  private static final Path FOLDER = Games.examples().resolve("wthor");
  private static final List<String> MOVES =
      PlainWthor.games(FOLDER).stream().map(PlainWthor.Game::moves).distinct().toList();
  private static final List<String> PLAYERS = texts("WTH.JOU", 20);
  private static final List<String> EVENTS = texts("WTH.TRN", 26);
  private static final List<String> ABROAD =
      List.of("\u00C1rp\u00E1d Kov\u00E1cs", "\u6751\u4E0A \u5065", "\u0418\u0432\u0430\u043D");
  private static final List<String> PLACES =
      List.of("Tokyo", "Princeton NJ", "Reims", "Cambridge", "Roma", "Bratislava", "Praha");

  private final Random random;
  private final Set<String> used = new HashSet<>();

  RecordSource(Random random) {
    this.random = random;
  }

  /** The text of each field of a WTHOR name file that holds letters, blanks and nothing else. */
  private static List<String> texts(String file, int length) {
    try {
      byte[] bytes = Files.readAllBytes(FOLDER.resolve(file));
      List<String> texts = new ArrayList<>();
      for (int at = 16; at + length <= bytes.length; at += length) {
        String text = new String(bytes, at, length, StandardCharsets.ISO_8859_1);
        String name = text.substring(0, Math.max(0, text.indexOf('\0'))).strip();
        if (name.matches("[A-Z][a-z]{3,} [A-Z][a-z]{2,}") && !texts.contains(name)) {
          texts.add(name);
        }
      }
      return texts;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A game with every fact, one in six cut short and then without a score. */
  GameRecord next() {
    return random.nextInt(6) > 0 ? nextWhole() : nextShort();
  }

  /** A game to its end. */
  GameRecord nextWhole() {
    String moves = pick(MOVES);
    while (outcome(moves).equals(Outcome.NONE)) {
      moves = pick(MOVES);
    }
    return game(moves);
  }

  private GameRecord nextShort() {
    String moves = pick(MOVES);
    return game(moves.substring(0, Math.min(moves.length(), 2 * (9 + random.nextInt(30)))));
  }

  private GameRecord game(String moves) {
    return GameRecord.of(header(), MoveList.parse(moves).orElseThrow(), outcome(moves));
  }

  /** Facts that no other record of this source has. */
  GameHeader header() {
    GameDate date = new GameDate(1970 + random.nextInt(50), 1 + random.nextInt(12), day());
    return new GameHeader(player(), player(), pick(EVENTS), pick(PLACES), date);
  }

  private int day() {
    return 1 + random.nextInt(28);
  }

  private String player() {
    return pick(random.nextInt(12) == 0 && !used.containsAll(ABROAD) ? ABROAD : PLAYERS);
  }

  private String pick(List<String> texts) {
    List<String> left = texts.stream().filter(text -> !used.contains(text)).toList();
    String text = left.get(random.nextInt(left.size()));
    used.add(text);
    return text;
  }

  private static Outcome outcome(String moves) {
    PlainBoard board = PlainBoard.start(8);
    for (byte square : Games.squares(moves)) {
      if (board.flips(square).isEmpty()) {
        board.pass();
      }
      board.play(square);
    }
    return board.isOver() ? Outcome.ofBlackDiscs(board.blackScore()) : Outcome.NONE;
  }
}
