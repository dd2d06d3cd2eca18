package org.kifu.command.everyday;

import java.io.IOException;
import java.util.Iterator;
import org.kifu.command.CorrectOption;
import org.kifu.command.Games;
import org.kifu.command.GamesJob;
import org.kifu.command.InputFiles;
import org.kifu.command.LossOption;
import org.kifu.command.RecordTarget;
import org.kifu.command.Streams;
import org.kifu.command.WrittenGames;
import org.kifu.format.GameWriter;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "convert",
    description = "Writes games in another notation.",
    footer = {
      "",
      "WTHOR output is three files: games (.wtb), players (.jou) and tournaments (.trn).",
      "",
      "Example: kifu convert examples/wthor/WTH_1997-match.wtb --to transcript -o match.txt"
    })
public final class ConvertCommand extends GamesJob {

  @Option(
      names = "--to",
      required = true,
      paramLabel = "FORMAT",
      description =
          "The notation to write: transcript, diagram, wthor, ggf, sgf, pgn, pdn, pdn-numeric, solo"
              + " or json.")
  private String to = "";

  @Mixin private ThenOption then = new ThenOption();
  @Mixin private LossOption loss = new LossOption();
  @Mixin private CorrectOption correct = new CorrectOption();

  public ConvertCommand(Streams streams) {
    super(streams);
  }

  @Override
  protected Games open() {
    return input.open(streams, correct.edits());
  }

  @Override
  protected int answer(Games games, InputFiles files) throws Exception {
    RecordTarget target = new RecordTarget(to, streams, output);
    target.write(files, sink -> convert(sink, chosen(games)));
    return problems.exitCode();
  }

  private WrittenGames convert(GameWriter sink, Iterator<ParsedGame> chosen) throws IOException {
    WrittenGames written = new WrittenGames(sink, problems, loss, streams);
    while (chosen.hasNext()) {
      ParsedGame game = chosen.next();
      boolean hasFindings = problems.game(game);
      if (game.record().isPresent() && !game.isLost()) {
        GameRecord record = then.applied(game, game.record().get());
        written.write(game, record, hasFindings); // of damage, what stands before it
      } else {
        written.leaveOut();
      }
    }
    return written;
  }
}
