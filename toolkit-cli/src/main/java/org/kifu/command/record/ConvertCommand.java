package org.kifu.command.record;

import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.kifu.board.MoveToken;
import org.kifu.command.GamesJob;
import org.kifu.command.input.ChosenGames;
import org.kifu.command.input.CorrectOption;
import org.kifu.command.input.InputFiles;
import org.kifu.command.output.RecordTarget;
import org.kifu.command.output.WrittenGames;
import org.kifu.command.output.WrittenGames.LossOption;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.format.GameWriter;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.replay.EditedGame;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Rules;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "convert",
    description = "Write games in another notation.",
    footer = {
      "",
      "WTHOR output is three files: games (.wtb), players (.jou) and tournaments (.trn).",
      "",
      "Example: kifu convert examples/wthor/WTH_1997-match.wtb --to transcript -o match.txt"
    })
public final class ConvertCommand extends GamesJob {

  @Option(
      names = "--to",
      paramLabel = "NOTATION",
      description =
          "Notation to write: transcript (one game per line), transcript-labelled (with names,"
              + " event, date and score above it), diagram, wthor, ggf, sgf, pgn, pdn,"
              + " pdn-numeric, solo or json (default: by the ending of -o FILE).")
  private @Nullable String to;

  @Mixin private ThenOption then = new ThenOption();
  @Mixin private LossOption loss = new LossOption();
  @Mixin private CorrectOption correct = new CorrectOption();

  public ConvertCommand(Streams streams) {
    super(streams);
  }

  @Override
  protected ChosenGames open() {
    return input.open(streams, correct.edits());
  }

  @Override
  protected boolean writesAForm() {
    return false;
  }

  @Override
  protected int answer(ChosenGames games, InputFiles files) throws Exception {
    RecordTarget target = new RecordTarget(RecordTarget.notation(to, output), streams, output);
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
        written.write(game, record, hasFindings); // of a damaged game, the part before the damage
      } else {
        written.leaveOut();
      }
    }
    return written;
  }

  /** The option that continues a game from its end, with moves taken back, redone and played. */
  private static final class ThenOption {
    private static final String UNDO = "undo";
    private static final String REDO = "redo";

    @Option(
        names = "--then",
        paramLabel = "WORDS",
        split = " +",
        description =
            "Continue from the end of each game with undo, redo and moves. Moves taken back"
                + " stay as a variation.")
    private List<String> words = List.of();

    /** The record after the moves of the option; the record itself without the option. */
    GameRecord applied(ParsedGame game, GameRecord record) {
      return words.isEmpty()
          ? record
          : Catalogue.byName(record.rules())
              .map(entry -> walked(entry.rules(), game, record))
              .orElseThrow(() -> refusal(game, "unknown rules " + record.rules()));
    }

    private <P, M> GameRecord walked(Rules<P, M> rules, ParsedGame game, GameRecord record) {
      EditedGame<P, M> walk = from(rules, game, record);
      for (String word : words) {
        if (!word.isEmpty()) {
          step(walk, word, game);
        }
      }
      return walk.record();
    }

    private static <P, M> EditedGame<P, M> from(
        Rules<P, M> rules, ParsedGame game, GameRecord record) {
      try {
        return EditedGame.from(rules, record);
      } catch (IllegalArgumentException e) {
        throw refusal(game, String.valueOf(e.getMessage()));
      }
    }

    private static void step(EditedGame<?, ?> walk, String word, ParsedGame game) {
      switch (word) {
        case UNDO -> refuseUnless(walk.undo(), game, "no move is left to undo");
        case REDO -> refuseUnless(walk.redo(), game, "no move was taken back that redo could make");
        default ->
            walk.play(MoveToken.parse(word))
                .ifPresent(
                    why -> {
                      throw refusal(game, why);
                    });
      }
    }

    private static void refuseUnless(boolean isDone, ParsedGame game, String why) {
      if (!isDone) {
        throw refusal(game, why);
      }
    }

    private static Refusal refusal(ParsedGame game, String why) {
      return Refusal.usage(
          "--then: %s, game %d: %s".formatted(game.origin().start(), game.number(), why));
    }
  }
}
