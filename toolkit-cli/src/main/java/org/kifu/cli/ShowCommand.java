package org.kifu.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.kifu.export.Printable;
import org.kifu.game.ParsedGame;
import org.kifu.report.Picture;
import org.kifu.report.PictureFormat;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "show",
    description = "Draws the board after a ply, or a whole game as a kifu diagram.",
    footer = {
      "",
      "A picture shows one game; of several, choose one with --game.",
      "",
      "Example: kifu show examples/logistello-murakami-1997.txt --game 6 --ply 20"
    })
final class ShowCommand implements Callable<Integer> {
  private enum Style {
    BOARD,
    KIFU;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private enum Format {
    TEXT,
    ASCII,
    SVG,
    PNG;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private static final int LAST = Integer.MAX_VALUE;

  private final Streams streams;

  @Mixin private GameInput input = new GameInput();

  @Option(
      names = "--ply",
      paramLabel = "N",
      description = "After N plies, passes counted; 0 is the start. The last by default.")
  private int ply = LAST;

  @Option(
      names = "--style",
      paramLabel = "STYLE",
      defaultValue = "board",
      description = "${COMPLETION-CANDIDATES}; board by default.")
  private Style style = Style.BOARD;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "${COMPLETION-CANDIDATES}; text by default.")
  private Format format = Format.TEXT;

  @Mixin private Output output = new Output();

  ShowCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws Exception {
    if (ply < 0) {
      throw Refusal.usage("--ply counts from 0, not " + ply);
    }
    ProblemReport report = new ProblemReport(streams, output);
    try (Games games = input.open(streams);
        Progress progress = new Progress(streams, output)) {
      return output.write(
          streams,
          games.files(),
          out -> {
            if (format == Format.SVG || format == Format.PNG) {
              drawOnly(games.atMostOne("a picture shows one game", report), out, report);
            } else {
              Writer text = new OutputStreamWriter(out, StandardCharsets.UTF_8);
              writeAll(games.chosen(report, progress), text, report);
            }
            return report.exitCode();
          });
    }
  }

  private void drawOnly(Iterator<ParsedGame> games, OutputStream out, ProblemReport report)
      throws IOException {
    Optional<ShownGame> shown = games.hasNext() ? shown(games.next(), report) : Optional.empty();
    if (shown.isPresent()) {
      ShownGame game = shown.get();
      Picture picture = style == Style.KIFU ? game.kifuPicture(ply) : game.boardPicture(ply);
      out.write((format == Format.PNG ? PictureFormat.PNG : PictureFormat.SVG).render(picture));
    }
  }

  private void writeAll(Iterator<ParsedGame> games, Writer out, ProblemReport report)
      throws IOException {
    Writer text = new Printable(out);
    boolean first = true;
    while (games.hasNext()) {
      text.flush(); // a game without this ply ends the command
      Optional<ShownGame> game = shown(games.next(), report);
      if (game.isPresent()) {
        text.append(first ? "" : "\n");
        text.append(game.get().heading());
        text.append(
            style == Style.KIFU
                ? game.get().kifuText(ply, isAscii())
                : game.get().boardText(ply, isAscii()));
        first = false;
      }
    }
    text.flush();
  }

  private Optional<ShownGame> shown(ParsedGame game, ProblemReport report) {
    report.game(game);
    Optional<ShownGame> shown = ShownGame.of(game);
    if (ply != LAST && shown.filter(each -> each.plies() < ply).isPresent()) {
      int plies = shown.get().plies();
      throw Refusal.usage(
          "--ply %d: the game has %d %s: %s, game %d"
              .formatted(
                  ply, plies, plies == 1 ? "ply" : "plies", game.origin().start(), game.number()));
    }
    return shown;
  }

  private boolean isAscii() {
    return format == Format.ASCII;
  }
}
