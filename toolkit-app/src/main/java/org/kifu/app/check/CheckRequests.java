package org.kifu.app.check;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.kifu.Kifu;
import org.kifu.app.library.Library;
import org.kifu.app.library.ShownGame;
import org.kifu.app.server.Answer;
import org.kifu.app.server.Asked;
import org.kifu.app.server.RefusedException;
import org.kifu.archive.edition.CorrectionField;
import org.kifu.archive.edition.CorrectionField.Correction;
import org.kifu.archive.output.CorrectionCsv;
import org.kifu.base.Base;
import org.kifu.base.GameDecisions;
import org.kifu.base.GameMarks;
import org.kifu.base.StoredGame;
import org.kifu.base.StoredGames;
import org.kifu.board.MoveToken;
import org.kifu.board.Square;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.ParsedGame;
import org.kifu.json.JsonFields;
import org.kifu.json.JsonFields.ShapeException;
import org.kifu.json.JsonObject;
import org.kifu.repair.Diagnosis;
import org.kifu.repair.Diagnosis.Proposal;
import org.kifu.repair.GameRepair;
import org.kifu.repair.GameRepair.RepairOptions;
import org.kifu.repair.RepairTally;
import org.kifu.repair.output.RepairWriter;
import org.kifu.repair.output.RepairWriter.RepairSettings;
import org.kifu.replay.Replay.Ending;

/**
 * Requests about records that have something wrong: what it is, how it may be mended, and what
 * somebody decides. Decisions become a table of corrections; no record is changed.
 *
 * @param library the games
 */
public record CheckRequests(Library library) {
  /** Records with an error, then those with a warning. */
  private static final String LISTED =
      """
      SELECT g.game, s.name, g.entry, g.number, f.code, f.severity, f.message, f.ply, f.line,
        d.decision
      FROM games g JOIN sources s USING (source) JOIN findings f ON f.finding =
          (SELECT finding FROM findings WHERE game = g.game
           ORDER BY severity = 'error' DESC, severity = 'warning' DESC, finding LIMIT 1)
        LEFT JOIN decisions d ON d.game = g.game
      WHERE g.game IN (SELECT w.game FROM findings w LEFT JOIN decisions USING (game)
          WHERE w.severity <> 'info' AND w.game NOTNULL GROUP BY w.game
          ORDER BY max(decision NOTNULL), max(w.severity = 'error') DESC, w.game LIMIT 1000)
      ORDER BY f.severity = 'error' DESC, g.source, g.game\
      """;

  /** The numbers that games have in a command with the base as its input. */
  private static final String CORRECTIONS =
      """
      SELECT n.number, c.field, c.old, c.new FROM corrections c JOIN
        (SELECT game, row_number() OVER (ORDER BY source, game) AS number FROM games) n USING (game)
      ORDER BY n.number, c.field\
      """;

  /** Answers with the records that have something wrong. */
  public Answer list(Asked asked) throws IOException, RefusedException {
    return library.read(
        base -> {
          List<JsonObject> all = new ArrayList<>();
          for (List<@Nullable Object> row : Library.rows(base, LISTED)) {
            all.add(
                new JsonObject()
                    .put("id", row.get(0))
                    .put(
                        "source",
                        GameMarks.place(String.valueOf(row.get(1)), String.valueOf(row.get(2))))
                    .put("number", row.get(3))
                    .put("code", row.get(4))
                    .put("severity", row.get(5))
                    .put("message", row.get(6))
                    .put("ply", row.get(7))
                    .put("line", row.get(8))
                    .put("decision", row.get(9)));
          }
          return Answer.of(new JsonObject().putEach("records", all, Function.identity()));
        });
  }

  /** Answers with the text of a record and the proposals to mend it. */
  public Answer record(Asked asked) throws IOException, RefusedException {
    StoredGame stored = stored(asked.part(2));
    ParsedGame game = stored.game();
    Diagnosis diagnosis = diagnosis(game);
    Optional<String> text = library.read(base -> new StoredGames(base).text(stored));
    JsonObject object =
        new JsonObject()
            .put("text", text.orElse(null))
            .put("line", game.origin().start().line())
            .put("acceptable", diagnosis.isAcceptable());
    return diagnosis.state() == Diagnosis.State.SOUND
        ? Answer.of(object)
        : Answer.json(Answer.joined(object, "diagnosis", proposals(diagnosis)));
  }

  /** The line that {@code kifu repair} writes. */
  private static String proposals(Diagnosis diagnosis) throws IOException {
    StringWriter lines = new StringWriter();
    RepairWriter writer =
        RepairWriter.jsonLines(lines, new RepairSettings(RepairOptions.DEFAULT, false, ""));
    writer.write(diagnosis, Optional.empty());
    writer.finish(RepairTally.NONE);
    return lines.toString().lines().findFirst().orElseThrow();
  }

  private StoredGame stored(long number) throws IOException, RefusedException {
    return library.read(
        base ->
            ShownGame.of(base, number)
                .whole()
                .orElseThrow(() -> RefusedException.missing("the source has changed")));
  }

  private ParsedGame whole(long number) throws IOException, RefusedException {
    return stored(number).game();
  }

  private static Diagnosis diagnosis(ParsedGame game) {
    return new GameRepair(RepairOptions.DEFAULT, null).diagnose(game);
  }

  /**
   * Answers a request to decide: a proposal, moves of one's own, the record as it is, or nothing.
   */
  public Answer decide(Asked asked) throws IOException, RefusedException {
    long number = asked.part(2);
    asked.<Integer>fields(fields -> decide(number, fields));
    return list(asked);
  }

  private int decide(long number, JsonFields fields) throws ShapeException, RefusedException {
    try {
      String decision = fields.text("decision");
      switch (decision) {
        case "proposal" -> {
          ParsedGame game = whole(number);
          correct(number, game, proposed(game, fields.integer("proposal")));
        }
        case "moves" -> {
          ParsedGame game = whole(number);
          correct(number, game, withMoves(game, fields.text("moves")));
        }
        case "kept" -> decide(number, decisions -> decisions.keep(number));
        case "open" -> decide(number, decisions -> decisions.open(number));
        default -> throw RefusedException.wrong("'" + decision + "' is not a decision");
      }
      return 0;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static GameRecord proposed(ParsedGame game, int proposal) throws RefusedException {
    List<Proposal> proposals = diagnosis(game).proposals();
    if (proposal < 1 || proposal > proposals.size()) {
      throw RefusedException.missing("there is no proposal " + proposal);
    }
    return proposals.get(proposal - 1).corrected();
  }

  private static GameRecord withMoves(ParsedGame game, String moves) throws RefusedException {
    if (!moves.matches("(?:[a-h][1-8])*+")) {
      throw RefusedException.wrong("moves are squares, such as f5d6c3");
    }
    List<MoveToken> tokens = new ArrayList<>();
    for (int i = 0; i < moves.length(); i += 2) {
      tokens.add(MoveToken.Place.on8x8(Square.parse(moves.substring(i, i + 2))));
    }
    GameRecord played = read(game).withMoves(MoveList.of(tokens));
    if (!played.rules().equals(GameRecord.OTHELLO)) {
      throw RefusedException.wrong("only games of othello are corrected by hand");
    }
    if (Kifu.replay(played).ending() instanceof Ending.Illegal(_, _, _, String message)) {
      throw RefusedException.wrong(message);
    }
    return played;
  }

  private static GameRecord read(ParsedGame game) throws RefusedException {
    return game.record()
        .orElseThrow(
            () -> RefusedException.conflict("unreadable", "nothing of the record can be read"));
  }

  private void correct(long number, ParsedGame game, GameRecord corrected)
      throws IOException, RefusedException {
    List<Correction> corrections = Correction.between(1, 1, read(game), corrected);
    if (corrections.isEmpty()) {
      throw RefusedException.wrong("the record says this already");
    }
    decide(number, decisions -> decisions.correct(number, corrections));
  }

  /** A change of decisions. */
  @FunctionalInterface
  private interface Change {
    void make(GameDecisions decisions) throws IOException;
  }

  private void decide(long number, Change change) throws IOException, RefusedException {
    library.<Integer>change(
        base -> {
          ShownGame.of(base, number);
          change.make(new GameDecisions(base));
          return 0;
        });
  }

  /** Answers with the corrections as a table for {@code --correct}, with the base as input. */
  public Answer corrections(Asked asked) throws IOException, RefusedException {
    StringWriter table = new StringWriter();
    library.<Integer>read(
        base -> {
          write(base, new CorrectionCsv(table));
          return 0;
        });
    byte[] body = table.toString().getBytes(StandardCharsets.UTF_8);
    return Answer.file("text/csv; charset=utf-8", "corrections.csv", body);
  }

  private static void write(Base base, CorrectionCsv table) throws IOException {
    int line = 2;
    for (List<@Nullable Object> row : Library.rows(base, CORRECTIONS)) {
      CorrectionField field = CorrectionField.named(String.valueOf(row.get(1))).orElseThrow();
      long game = row.get(0) instanceof Long number ? number : 0;
      String old = String.valueOf(row.get(2));
      table.add(new Correction(line++, game, field, old, String.valueOf(row.get(3))));
    }
  }
}
