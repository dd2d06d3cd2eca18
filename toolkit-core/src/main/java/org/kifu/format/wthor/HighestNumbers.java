package org.kifu.format.wthor;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import org.kifu.source.Source;

/**
 * The highest numbers of names that a game file uses.
 *
 * @param player 0 to 65,535
 * @param tournament 0 to 65,535
 */
record HighestNumbers(int player, int tournament) {
  /** Reads a source to its end; nothing if it is no game file. */
  static Optional<HighestNumbers> in(Source source) throws IOException {
    try (InputStream stream = new BufferedInputStream(source.open(), 1 << 16)) {
      byte[] head = stream.readNBytes(Layout.HEADER + Layout.GAME);
      boolean isGames = head.length >= Layout.HEADER && Kind.of(head) == Kind.GAMES;
      return isGames ? Optional.of(of(head, stream)) : Optional.empty();
    }
  }

  private static HighestNumbers of(byte[] head, InputStream rest) throws IOException {
    int player = 0;
    int tournament = 0;
    byte[] game = new byte[Layout.GAME];
    System.arraycopy(head, Layout.HEADER, game, 0, head.length - Layout.HEADER);
    for (int length = head.length - Layout.HEADER;
        length == Layout.GAME;
        length = rest.readNBytes(game, 0, Layout.GAME)) {
      tournament = Math.max(tournament, Layout.u16(game, 0));
      player = Math.max(player, Math.max(Layout.u16(game, 2), Layout.u16(game, 4)));
    }
    return new HighestNumbers(player, tournament);
  }

  /** What the name files beside the games lack; nothing if they name all of these. */
  Optional<String> complaint(Source games) {
    NameFiles files = new NameFiles();
    return complaint(files.players(games), "player", player)
        .or(() -> complaint(files.tournaments(games), "tournament", tournament));
  }

  private static Optional<String> complaint(Names names, String what, int highest) {
    if (!names.isPresent()) {
      return Optional.of(names.complaint().orElse("the file with %ss is empty".formatted(what)));
    }
    return names.has(highest)
        ? Optional.empty()
        : Optional.of(
            "%s %d is beyond the %d names of the file beside it"
                .formatted(what, highest, names.entries().size()));
  }
}
