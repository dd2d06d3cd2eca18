package org.kifu.opening;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashSet;
import java.util.Set;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.ParsedGame;

/**
 * Tells games whose rules, start and moves an earlier game of the run has. Of each game 128 bits of
 * SHA-256 are kept: among 10^9 different games the chance that any two have the same is about
 * 10^-21.
 */
final class RepeatedGames {
  private record Digest(long high, long low) {}

  private final MessageDigest sha;
  private final Set<Digest> seen = new HashSet<>();

  RepeatedGames() {
    try {
      sha = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /** Whether an earlier game had these moves; false for a game that could not be read. */
  boolean isRepeated(ParsedGame game) {
    return game.record().filter(_ -> game.firstError().isEmpty()).map(this::addAgain).orElse(false);
  }

  private boolean addAgain(GameRecord record) {
    if (record.start() instanceof StartSpec.Standard && record.moves().isCompact()) {
      for (byte square : record.moves().squares()) {
        if (square != MoveList.PASS) { // which sources write or leave out
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
