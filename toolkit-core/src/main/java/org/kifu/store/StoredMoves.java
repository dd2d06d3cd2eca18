package org.kifu.store;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.board.MoveToken;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;

/** The starts and moves of games as bytes. */
final class StoredMoves {
  private static final int LONGEST = 1000;

  private StoredMoves() {}

  /** A start as text; empty for the usual start. */
  static String start(GameRecord record) {
    return record.start() instanceof StartSpec.Setup(String text) ? text : "";
  }

  static StartSpec start(String text) {
    return text.isEmpty() ? StartSpec.STANDARD : new StartSpec.Setup(text);
  }

  static byte[] bytes(MoveList moves) throws IOException {
    if (moves.isCompact()) {
      return moves.squares();
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    for (MoveToken token : moves) {
      String written = token.toString();
      // Only a token that does not name a square is ever longer, and its content does not matter.
      out.writeUTF(written.substring(0, Math.min(LONGEST, written.length())));
    }
    return bytes.toByteArray();
  }

  /** The moves from bytes that are squares; nothing if a byte is neither a square nor a pass. */
  static Optional<MoveList> ofSquares(byte[] bytes) {
    for (byte square : bytes) {
      if (square < MoveList.PASS || square >= Square.COUNT) {
        return Optional.empty();
      }
    }
    return Optional.of(MoveList.ofSquares(bytes));
  }

  /** The moves from bytes that are tokens; nothing if the bytes are not tokens. */
  static Optional<MoveList> ofTokens(byte[] bytes) {
    try {
      DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
      List<MoveToken> tokens = new ArrayList<>();
      while (in.available() > 0) {
        tokens.add(MoveToken.parse(in.readUTF()));
      }
      return Optional.of(MoveList.of(tokens));
    } catch (IOException _) {
      return Optional.empty();
    }
  }
}
