package org.kifu.command.everyday;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.kifu.command.FreshFolder;
import org.kifu.command.GameInput;
import org.kifu.command.Games;
import org.kifu.command.JobsOption;
import org.kifu.command.Output;
import org.kifu.command.ProblemReport;
import org.kifu.command.Progress;
import org.kifu.command.Refusal;
import org.kifu.command.Streams;
import org.kifu.file.FileOutput;
import org.kifu.game.ParsedGame;
import org.kifu.words.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "show",
    description = "Draws the board after a ply, or a game as a kifu diagram.",
    footer = {
      "",
      "A picture shows one game; of several, choose one with --game, or draw each to a file with"
          + " --folder.",
      "",
      "Example: kifu show examples/logistello-murakami-1997.txt --game 6 --ply 20"
    })
public final class ShowCommand implements Callable<Integer> {
  private final Streams streams;

  @Mixin private GameInput input = new GameInput();
  @Mixin private Drawing drawing = new Drawing();

  @Option(
      names = "--folder",
      paramLabel = "DIR",
      description = "Draw each game to a file of its own in DIR.")
  private @Nullable Path folder;

  @Mixin private Output output = new Output();
  @Mixin private JobsOption jobs = new JobsOption();

  public ShowCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws Exception {
    jobs.check();
    drawing.check();
    if (folder != null && output.file().isPresent()) {
      throw Refusal.usage("-o and --folder: give one of them");
    }
    ProblemReport report = new ProblemReport(streams, output);
    try (Games games = input.open(streams);
        Progress progress = new Progress(streams, output)) {
      if (folder != null) {
        input.refuseInside(folder, streams);
        output.checkManifest(List.of(), games.files());
        drawEach(games, folder, report, progress);
        return report.exitCode();
      }
      return output.write(
          streams,
          games.files(),
          out -> {
            if (drawing.isPicture()) {
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
    Optional<Shown> shown = games.hasNext() ? shown(games.next(), report) : Optional.empty();
    if (shown.isPresent()) {
      out.write(drawing.picture(shown.get()));
    }
  }

  private void writeAll(Iterator<ParsedGame> games, Writer out, ProblemReport report)
      throws IOException {
    Writer text = new Printable(out);
    boolean first = true;
    while (games.hasNext()) {
      text.flush(); // a game without this ply ends the command
      Optional<Shown> game = shown(games.next(), report);
      if (game.isPresent()) {
        text.append(first ? "" : "\n");
        text.append(drawing.text(game.get()));
        first = false;
      }
    }
    text.flush();
  }

  private void drawEach(Games games, Path into, ProblemReport report, Progress progress)
      throws IOException {
    GameFileNames names = new GameFileNames(drawing.ending());
    try (FreshFolder files = FreshFolder.open(into, output.mayReplace(), games.files())) {
      Iterator<ParsedGame> chosen = games.chosen(report, progress);
      while (chosen.hasNext()) {
        ParsedGame game = chosen.next();
        Optional<Shown> shown = shown(game, report);
        if (shown.isPresent()) {
          FileOutput.write(files.file(names.next(game)), bytes(shown.get()));
        }
      }
      files.publish();
      output.writeManifest(files.files(), games.files());
    }
  }

  private byte[] bytes(Shown game) throws IOException {
    if (drawing.isPicture()) {
      return drawing.picture(game);
    }
    StringWriter text = new StringWriter();
    try (Writer printable = new Printable(text)) {
      printable.append(drawing.text(game));
    }
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  private Optional<Shown> shown(ParsedGame game, ProblemReport report) {
    report.game(game);
    boolean isLeft =
        !drawing.isBoard()
            && Shown.isOther(game)
            && report.otherRules(game, "only games of othello have kifu diagrams");
    return isLeft ? Optional.empty() : drawing.game(game);
  }
}
