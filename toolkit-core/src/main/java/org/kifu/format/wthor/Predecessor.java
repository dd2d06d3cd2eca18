package org.kifu.format.wthor;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import org.kifu.game.GameDate;
import org.kifu.source.Source;

/**
 * An earlier edition of a game file, with the names that it is read with.
 *
 * @param date of all its games
 * @param players by their numbers
 * @param tournaments by their numbers
 */
record Predecessor(Header header, GameDate date, List<String> players, List<String> tournaments) {
  /** Reads an earlier edition; nothing if the source is no game file with names beside it. */
  static Optional<Predecessor> of(Source source) throws IOException {
    byte[] head;
    try (InputStream stream = source.open()) {
      head = stream.readNBytes(Layout.HEADER + WthorFormat.CHUNK_GAMES * Layout.GAME);
    }
    if (Kind.of(head) != Kind.GAMES) {
      return Optional.empty();
    }
    NameFiles files = new NameFiles();
    Names players = files.players(source);
    Names tournaments = files.tournaments(source);
    Header header = Header.of(head);
    return players.isPresent() && tournaments.isPresent()
        ? Optional.of(
            new Predecessor(
                header, WthorFormat.date(header, source), players.entries(), tournaments.entries()))
        : Optional.empty();
  }

  /** Reads records as they are meant there. */
  RecordParser parser() {
    return new RecordParser(
        GameLayout.EIGHT, names(players), names(tournaments), date, header.theoryEmpties());
  }

  private static Names names(List<String> entries) {
    return new Names(entries, false, Optional.empty());
  }
}
