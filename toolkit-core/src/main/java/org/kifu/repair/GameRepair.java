package org.kifu.repair;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.kifu.board.MoveToken;
import org.kifu.board.StartSpec;
import org.kifu.board.Symmetry;
import org.kifu.game.Counted;
import org.kifu.game.GameRecord;
import org.kifu.game.NumberedBoard;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.repair.Diagnosis.State;
import org.kifu.replay.CompactReplay;
import org.kifu.replay.CompactReplay.End;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Ending;
import org.kifu.rules.Catalogue;

/**
 * The repair of damaged records of tournament games, by proposals of the original. The record is
 * not changed: a proposal is another record. The same game always gives the same answer. For one
 * thread.
 */
public final class GameRepair {
  /** The most written moves: a game has at most 60 moves, and never two passes in a row. */
  private static final int MOST_WRITTEN = 120;

  private static final String TURNED = " (squares are those of the sheet turned upside down)";

  private final RepairOptions options;
  private final Ranking ranking;
  private final CompactReplay replay = new CompactReplay();

  /**
   * Prepares a repair.
   *
   * @param archive the archive by which lines are ranked, which threads may share; null if there is
   *     none
   */
  public GameRepair(RepairOptions options, @Nullable LineArchive archive) {
    this.options = options;
    this.ranking = new Ranking(archive);
  }

  /** Finds the faults of a record, and proposes originals. */
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
    Optional<DamagedRecord> written =
        board.isPresent()
            ? board.map(numbers -> numbers(game, numbers))
            : moves(game, record, error).map(DamagedMoves::of);
    String told = board.isPresent() && isTurned(game) ? complaint + TURNED : complaint;
    return written.isPresent() && isOfTournament(record)
        ? search(game, record, written.get(), told)
        : Diagnosis.without(game, State.NOT_TRIED, told);
  }

  private static boolean isTurned(ParsedGame game) {
    return game.problems().stream().anyMatch(each -> each.code() == ProblemCode.DIAGRAM_MIRRORED);
  }

  /** The numbers of a board, turned like the moves if the reader turned these. */
  private static DamagedRecord numbers(ParsedGame game, NumberedBoard board) {
    DiagramNumbers numbers = new DiagramNumbers(board.numbers(), board.rows());
    return isTurned(game) ? numbers.turned(Symmetry.FLIP_RANKS) : numbers;
  }

  /** The moves of a list; nothing if more than a square or two could not be read. */
  private static Optional<List<MoveToken>> moves(
      ParsedGame game, GameRecord record, Optional<Problem> error) {
    Optional<List<MoveToken>> moves =
        error.isPresent() ? UnreadMoves.of(game, record, error.get()) : Optional.of(record.moves());
    return moves.filter(each -> each.size() <= MOST_WRITTEN);
  }

  /** Looks for the original of a record that is not sound. */
  Diagnosis search(ParsedGame game, GameRecord record, DamagedRecord written, String complaint) {
    FaultSearch search = new FaultSearch(written, record.declared(), options.mostEdits());
    List<Ranking.Ranked> ranked = ranking.of(search.run().all());
    int leading = (int) ranked.stream().filter(each -> each.rank() == 1).count();
    int rivals = Ranking.rivals(ranked);
    List<Diagnosis.Proposal> proposals = new ArrayList<>();
    for (Ranking.Ranked each : ranked.subList(0, Math.min(options.limit(), ranked.size()))) {
      Chances.Place place = Chances.Place.of(each.rank(), proposals.isEmpty());
      LegalLine candidate = each.candidate();
      double chance =
          Chances.shipped().of(Chances.of(candidate.kinds(), candidate.evidence(), rivals, place));
      proposals.add(
          new LegalLine.CorrectedRecord(record, candidate)
              .proposal(each.rank(), each.known(), chance));
    }
    return new Diagnosis(
        game,
        ranked.isEmpty() ? State.UNEXPLAINED : State.PROPOSED,
        complaint,
        proposals,
        leading,
        rivals,
        ranked.size(),
        search.isExhaustive());
  }

  private static boolean isOfTournament(GameRecord record) {
    return record.rules().equals(GameRecord.OTHELLO) && record.start().equals(StartSpec.STANDARD);
  }

  /** A clause about the fault of the moves of a record; empty if there is none. */
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
              : "declared %s, the moves give %d"
                  .formatted(Counted.of(declared.getAsInt(), "black disc"), replay.blackDiscs());
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
      case Ending.BadStart() -> "the start is not a position";
      case Ending.Complete(), Ending.Unfinished() -> "";
    };
  }

  /**
   * An order of candidates. The rank depends on evidence: fewest edits, then finished games, then
   * small faults, then the lines that the archive knows furthest and from most games. Everything
   * else is a hint within a rank.
   */
  private static final class Ranking {
    /** A candidate with its rank. */
    record Ranked(int rank, LegalLine candidate, LineArchive.Familiarity known) {}

    private static final Comparator<Ranked> BY_EVIDENCE =
        Comparator.<Ranked>comparingInt(one -> one.candidate.edits())
            .thenComparing(one -> !one.candidate.isFinished());

    private static final Comparator<Ranked> BY_RANK =
        BY_EVIDENCE
            .thenComparing(one -> one.candidate.isLarge())
            .thenComparingInt(one -> -one.known.moves())
            .thenComparingLong(one -> -one.known.games());

    private static final Comparator<Ranked> BY_HINTS =
        Comparator.<Ranked>comparingInt(one -> one.candidate.moveEdits())
            .thenComparing(one -> !one.candidate.isCommon())
            .thenComparingInt(one -> -one.candidate.line().length)
            .thenComparingDouble(one -> one.candidate.freedom())
            .thenComparing(one -> one.candidate.line(), Arrays::compare);

    private final @Nullable LineArchive archive;

    Ranking(@Nullable LineArchive archive) {
      this.archive = archive;
    }

    /**
     * The number of candidates that share the first rank, or are as good as the first apart from
     * larger faults.
     */
    static int rivals(List<Ranked> ranked) {
      int rivals = 0;
      for (Ranked each : ranked) {
        Ranked first = ranked.getFirst();
        boolean isLarger = each.candidate.isLarge() && !first.candidate.isLarge();
        boolean isAsGood = each.rank == 1 || isLarger && BY_EVIDENCE.compare(first, each) == 0;
        rivals += isAsGood ? 1 : 0;
      }
      return rivals;
    }

    /** All candidates, the best first. */
    List<Ranked> of(Collection<LegalLine> candidates) {
      List<Ranked> sorted = new ArrayList<>();
      for (LegalLine candidate : candidates) {
        sorted.add(new Ranked(0, candidate, known(candidate)));
      }
      sorted.sort(BY_RANK.thenComparing(BY_HINTS));
      List<Ranked> ranked = new ArrayList<>(sorted.size());
      for (Ranked each : sorted) {
        int rank = 1;
        if (!ranked.isEmpty()) {
          Ranked before = ranked.getLast();
          rank = BY_RANK.compare(before, each) == 0 ? before.rank : ranked.size() + 1;
        }
        ranked.add(new Ranked(rank, each.candidate, each.known));
      }
      return ranked;
    }

    private LineArchive.Familiarity known(LegalLine candidate) {
      return archive == null ? LineArchive.Familiarity.NONE : archive.of(candidate.line());
    }
  }

  /**
   * The limits of a repair.
   *
   * @param mostEdits the greatest number of faults of a record, 1 or 2
   * @param limit the greatest number of proposals for a game, at least 1
   */
  public record RepairOptions(int mostEdits, int limit) {
    /** The usual limits: two faults, five proposals. */
    public static final RepairOptions DEFAULT = new RepairOptions(2, 5);

    /** Checks the ranges. */
    public RepairOptions {
      if (mostEdits < 1 || mostEdits > 2) {
        throw new IllegalArgumentException("the number of faults must be 1 or 2, not " + mostEdits);
      }
      if (limit < 1) {
        throw new IllegalArgumentException(
            "the number of proposals must be 1 or more, not " + limit);
      }
    }
  }
}
