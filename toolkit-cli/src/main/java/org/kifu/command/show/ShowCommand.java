package org.kifu.command.show;

import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.command.GamesJob;
import org.kifu.command.input.ChosenGames;
import org.kifu.command.input.InputFiles;
import org.kifu.command.output.FreshFolder;
import org.kifu.command.output.GameFileNames;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.file.FileOutput;
import org.kifu.game.ParsedGame;
import org.kifu.words.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "show",
    description = "Draw the board after a ply, or a game as a kifu diagram.",
    footer = {
      "",
      "A picture shows one game. Of several, choose one with --game, or draw each to a file"
          + " with --folder.",
      "",
      "Example: kifu show examples/logistello-murakami-1997.txt --game 6 --ply 20"
    })
public final class ShowCommand extends GamesJob {

  @Mixin private DrawingOptions drawing = new DrawingOptions();

  @Option(
      names = "--folder",
      paramLabel = "DIR",
      description =
          "Draw each game to its own file in DIR, a new or empty folder unless you give --force.")
  private @Nullable Path folder;

  public ShowCommand(Streams streams) {
    super(streams);
  }

  @Override
  protected void check() throws Exception {
    super.check();
    drawing.check(output);
    if (folder != null && output.file().isPresent()) {
      throw Refusal.usage("give only one of -o and --folder");
    }
  }

  @Override
  protected boolean writesAForm() {
    return folder == null;
  }

  @Override
  protected int answer(ChosenGames games, InputFiles files) throws Exception {
    if (folder == null) {
      return super.answer(games, files);
    }
    input.refuseInside(folder, streams);
    output.checkManifest(List.of(), files);
    drawEach(games, folder, files);
    return problems.exitCode();
  }

  @Override
  protected int write(ChosenGames games, OutputStream out) throws Exception {
    if (!drawing.isPicture()) {
      return super.write(games, out);
    }
    Iterator<ParsedGame> only = games.atMostOne("a picture shows one game", problems);
    Optional<DrawableGame> shown = only.hasNext() ? shown(only.next()) : Optional.empty();
    if (shown.isPresent()) {
      out.write(drawing.picture(shown.get()));
    }
    return ExitCode.CLEAN;
  }

  @Override
  protected int write(ChosenGames games, Writer out) throws Exception {
    Iterator<ParsedGame> chosen = chosen(games);
    Writer text = new Printable(out);
    boolean first = true;
    while (chosen.hasNext()) {
      text.flush(); // a later game without this ply ends the command
      Optional<DrawableGame> game = shown(chosen.next());
      if (game.isPresent()) {
        text.append(first ? "" : "\n");
        text.append(drawing.text(game.get()));
        first = false;
      }
    }
    text.flush();
    return ExitCode.CLEAN;
  }

  private void drawEach(ChosenGames games, Path into, InputFiles inputs) throws IOException {
    GameFileNames names = new GameFileNames(drawing.ending());
    try (FreshFolder files = FreshFolder.open(into, output.mayReplace(), inputs)) {
      Iterator<ParsedGame> chosen = chosen(games);
      while (chosen.hasNext()) {
        ParsedGame game = chosen.next();
        Optional<DrawableGame> shown = shown(game);
        if (shown.isPresent()) {
          FileOutput.write(files.file(names.next(game)), bytes(shown.get()));
        }
      }
      files.publish();
      output.writeManifest(files.files(), inputs);
    }
  }

  private byte[] bytes(DrawableGame game) throws IOException {
    if (drawing.isPicture()) {
      return drawing.picture(game);
    }
    StringWriter text = new StringWriter();
    try (Writer printable = new Printable(text)) {
      printable.append(drawing.text(game));
    }
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  private Optional<DrawableGame> shown(ParsedGame game) {
    problems.game(game);
    boolean isLeft =
        !drawing.isBoard()
            && !DrawableGame.hasKifu(game)
            && problems.otherRules(
                game, "kifu diagrams show only discs, which stay where they are placed");
    return isLeft ? Optional.empty() : drawing.game(game);
  }
}
