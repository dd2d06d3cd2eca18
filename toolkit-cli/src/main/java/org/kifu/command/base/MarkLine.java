package org.kifu.command.base;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.kifu.base.GameMarks.MarkedGame;
import org.kifu.base.GameMarks.Note;
import org.kifu.base.GameVariations.Variation;
import org.kifu.command.terminal.Streams;
import org.kifu.words.Printable;

/** A line about the marks of a game. */
final class MarkLine {
  private MarkLine() {}

  /** Says that the marks of a game are on another one now. */
  static void tellMoved(
      Streams streams, MarkedGame game, String source, int number, boolean isQuiet) {
    if (!isQuiet) {
      streams.say(
          "kifu: marks of a game that is in another file now, %s: game %d: %s"
              .formatted(Printable.line(source), number, of(game)));
    }
  }

  /** Says that the marks of a game are lost. */
  static void tellLost(Streams streams, MarkedGame game) {
    streams.sayError(
        "kifu: marks lost, as no game of the files is certainly the same: " + of(game));
  }

  /** The line of a game. */
  static String of(MarkedGame game) {
    List<String> parts = new ArrayList<>();
    if (game.isFavourite()) {
      parts.add("favourite");
    }
    if (!game.tags().isEmpty()) {
      parts.add("tags: " + String.join(", ", game.tags()));
    }
    for (Note note : game.notes()) {
      parts.add((note.ply() == 0 ? "note: " : "note on ply " + note.ply() + ": ") + note.text());
    }
    for (Variation each : game.variations()) {
      parts.add("variation on ply " + (each.ply() + 1) + ": " + each.moves());
    }
    game.decision().ifPresent(each -> parts.add("record " + each.decision()));
    String players =
        game.players().stream()
            .map(name -> name.isEmpty() ? "unknown" : name)
            .collect(Collectors.joining(" - "));
    String line =
        "%s: game %d: %s%s: %s"
            .formatted(
                game.source(),
                game.number(),
                players,
                game.date().isEmpty() ? "" : ", " + game.date(),
                String.join("; ", parts));
    return Printable.line(line);
  }
}
