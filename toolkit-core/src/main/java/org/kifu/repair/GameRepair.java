package org.kifu.repair;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.kifu.board.MoveToken;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.NumberedBoard;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.repair.Diagnosis.State;
import org.kifu.repair.Ranking.Ranked;
import org.kifu.replay.CompactReplay;
import org.kifu.replay.CompactReplay.End;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Ending;
import org.kifu.rules.Catalogue;

/**
 * Proposes what damaged records of tournament games may have been. Nothing is changed: a proposal
 * is another record. The same game gives the same answer. For one thread.
 */
public final class GameRepair {
  /** A game has at most 60 moves, and never two passes in a row between them. */
  private static final int MOST_WRITTEN = 120;

  private final RepairOptions options;
  private final Ranking ranking;
  private final CompactReplay replay = new CompactReplay();

  /**
   * Prepares.
   *
   * @param archive by which lines are ranked; null for none. It may be shared by threads
   */
  public GameRepair(RepairOptions options, @Nullable LineArchive archive) {
    this.options = options;
    this.ranking = new Ranking(archive);
  }

  /** Says what is wrong with a record, and what it may have been. */
  public Diagnosis diagnose(ParsedGame game) {
    if (game.record().isEmpty()) {
      return Diagnosis.without(game, State.NOT_TRIED, game.problems().getFirst().message());
    }
    GameRecord record = game.record().get();
    Optional<NumberedBoard> board = game.origin().board();
    Optional<Problem> error = game.firstError();
    String complaint = error.map(Problem::message).orElseGet(() -> complaint(record));
    if (complaint.isEmpty()) {
      return Diagnosis.without(game, State.SOUND, "");
    }
    Optional<Written> written =
        board.isPresent()
            ? board.map(numbers -> new Numbering(numbers.numbers(), numbers.rows()))
            : moves(game, record, error).map(MoveLine::of);
    return written.isPresent() && isOfTournament(record)
        ? search(game, record, written.get(), complaint)
        : Diagnosis.without(game, State.NOT_TRIED, complaint);
  }

  /** The moves of a list; nothing if there is more that could not be read than a square or two. */
  private static Optional<List<MoveToken>> moves(
      ParsedGame game, GameRecord record, Optional<Problem> error) {
    Optional<List<MoveToken>> moves =
        error.isPresent() ? RestOfLine.of(game, record, error.get()) : Optional.of(record.moves());
    return moves.filter(each -> each.size() <= MOST_WRITTEN);
  }

  /** Looks for what a record that is not sound may have been. */
  Diagnosis search(ParsedGame game, GameRecord record, Written written, String complaint) {
    FaultSearch search = new FaultSearch(written, record.declared(), options.mostEdits());
    List<Ranked> ranked = ranking.of(search.run().all());
    List<Proposal> proposals = new ArrayList<>();
    for (Ranked each : ranked.subList(0, Math.min(options.limit(), ranked.size()))) {
      proposals.add(new Correction(record, each.candidate()).proposal(each.rank(), each.known()));
    }
    int leading = (int) ranked.stream().filter(each -> each.rank() == 1).count();
    return new Diagnosis(
        game,
        ranked.isEmpty() ? State.UNEXPLAINED : State.PROPOSED,
        complaint,
        proposals,
        leading,
        ranked.size(),
        search.isExhaustive());
  }

  private static boolean isOfTournament(GameRecord record) {
    return record.rules().equals(GameRecord.OTHELLO) && record.start().equals(StartSpec.STANDARD);
  }

  /** What is wrong with the moves of a record; empty if nothing is. */
  private String complaint(GameRecord record) {
    if (!isOfTournament(record)) {
      return illegal(record);
    }
    OptionalInt declared = record.declared().blackDiscs();
    End end = End.ILLEGAL;
    if (record.moves().isCompact()) {
      byte[] squares = record.moves().squares();
      end = replay.play(squares, 0, squares.length);
    }
    return switch (end) {
      case ILLEGAL -> illegal(record);
      case COMPLETE ->
          declared.isEmpty() || declared.getAsInt() == replay.blackDiscs()
              ? ""
              : "declared %d black discs, the moves give %d"
                  .formatted(declared.getAsInt(), replay.blackDiscs());
      case UNFINISHED ->
          declared.isEmpty() || record.declared().kind().explainsEarlyStop()
              ? ""
              : "the moves stop early, and a score is declared";
    };
  }

  private static String illegal(GameRecord record) {
    return Catalogue.byName(record.rules())
        .map(entry -> complaint(Replay.of(entry.rules(), record).ending()))
        .orElseGet(() -> Catalogue.refusal(record.rules()));
  }

  private static String complaint(Ending ending) {
    return switch (ending) {
      case Ending.Illegal illegal -> "move " + (illegal.token() + 1) + ": " + illegal.message();
      case Ending.BadStart() -> "the start is no position";
      case Ending.Complete(), Ending.Unfinished() -> "";
    };
  }
}
