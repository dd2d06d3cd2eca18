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
 * The repair of damaged records of tournament games: it proposes what they may have been. Nothing
 * is changed: a proposal is another record. The same game gives the same answer. For one thread.
 */
public final class GameRepair {
  /** A game has at most 60 moves, and never two passes in a row between them. */
  private static final int MOST_WRITTEN = 120;

  private static final String TURNED = " (squares are those of the sheet turned upside down)";

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
    Optional<DamagedRecord> written =
        board.isPresent()
            ? board.map(numbers -> numbers(game, numbers))
            : moves(game, record, error).map(ListedMoves::of);
    String told = board.isPresent() && isTurned(game) ? complaint + TURNED : complaint;
    return written.isPresent() && isOfTournament(record)
        ? search(game, record, written.get(), told)
        : Diagnosis.without(game, State.NOT_TRIED, told);
  }

  private static boolean isTurned(ParsedGame game) {
    return game.problems().stream().anyMatch(each -> each.code() == ProblemCode.DIAGRAM_MIRRORED);
  }

  /** The numbers of a board, turned as its reader has turned the moves. */
  private static DamagedRecord numbers(ParsedGame game, NumberedBoard board) {
    DiagramNumbers numbers = new DiagramNumbers(board.numbers(), board.rows());
    return isTurned(game) ? numbers.turned(Symmetry.FLIP_RANKS) : numbers;
  }

  /** The moves of a list; nothing if there is more that could not be read than a square or two. */
  private static Optional<List<MoveToken>> moves(
      ParsedGame game, GameRecord record, Optional<Problem> error) {
    Optional<List<MoveToken>> moves =
        error.isPresent() ? RestOfLine.of(game, record, error.get()) : Optional.of(record.moves());
    return moves.filter(each -> each.size() <= MOST_WRITTEN);
  }

  /** Looks for what a record that is not sound may have been. */
  Diagnosis search(ParsedGame game, GameRecord record, DamagedRecord written, String complaint) {
    FaultSearch search = new FaultSearch(written, record.declared(), options.mostEdits());
    List<Ranking.Ranked> ranked = ranking.of(search.run().all());
    int leading = (int) ranked.stream().filter(each -> each.rank() == 1).count();
    int rivals = Ranking.rivals(ranked);
    List<Diagnosis.Proposal> proposals = new ArrayList<>();
    for (Ranking.Ranked each : ranked.subList(0, Math.min(options.limit(), ranked.size()))) {
      Chances.Place place = Chances.Place.of(each.rank(), proposals.isEmpty());
      Candidate candidate = each.candidate();
      double chance =
          Chances.shipped().of(Chances.of(candidate.kinds(), candidate.evidence(), rivals, place));
      proposals.add(
          new Candidate.CorrectedRecord(record, candidate)
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
      case Ending.BadStart() -> "the start is not a position";
      case Ending.Complete(), Ending.Unfinished() -> "";
    };
  }

  /**
   * An order of candidates. Ranks are made by what is known: fewest edits, then games that come to
   * their end, then what the archive knows longer and better. The rest is a hint within a rank.
   */
  private static final class Ranking {
    /** A candidate in its place. */
    record Ranked(int rank, Candidate candidate, LineArchive.Familiarity known) {}

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
     * The number of those as good as the first but for the size of their faults, or as its rank is
     * where an archive parts them.
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
    List<Ranked> of(Collection<Candidate> candidates) {
      List<Ranked> sorted = new ArrayList<>();
      for (Candidate candidate : candidates) {
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

    private LineArchive.Familiarity known(Candidate candidate) {
      return archive == null ? LineArchive.Familiarity.NONE : archive.of(candidate.line());
    }
  }

  /**
   * The bounds within which to look.
   *
   * @param mostEdits how many faults a record may have, 1 or 2
   * @param limit how many proposals to give for a game, at least 1
   */
  public record RepairOptions(int mostEdits, int limit) {
    /** Two faults, five proposals. */
    public static final RepairOptions DEFAULT = new RepairOptions(2, 5);

    /** Checks the ranges. */
    public RepairOptions {
      if (mostEdits < 1 || mostEdits > 2) {
        throw new IllegalArgumentException("edits are 1 or 2, not " + mostEdits);
      }
      if (limit < 1) {
        throw new IllegalArgumentException("proposals count from 1, not " + limit);
      }
    }
  }
}
