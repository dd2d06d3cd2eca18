package org.kifu.repair;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.NoSquare;
import org.kifu.board.MoveToken.Place;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.NumberedBoard;
import org.kifu.game.Origin;
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
            ? board.map(numbers -> new DiagramNumbers(numbers.numbers(), numbers.rows()))
            : moves(game, record, error).map(ListedMoves::of);
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
  Diagnosis search(ParsedGame game, GameRecord record, DamagedRecord written, String complaint) {
    FaultSearch search = new FaultSearch(written, record.declared(), options.mostEdits());
    List<Ranking.Ranked> ranked = ranking.of(search.run().all());
    List<Diagnosis.Proposal> proposals = new ArrayList<>();
    for (Ranking.Ranked each : ranked.subList(0, Math.min(options.limit(), ranked.size()))) {
      proposals.add(
          new Candidate.CorrectedRecord(record, each.candidate())
              .proposal(each.rank(), each.known()));
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

  /**
   * An order of candidates. Ranks are made by what is known: fewest edits, then games that come to
   * their end, then what the archive knows longer and better. The rest is a hint within a rank.
   */
  private static final class Ranking {
    /** A candidate in its place. */
    record Ranked(int rank, Candidate candidate, LineArchive.Familiarity known) {}

    private static final Comparator<Ranked> BY_RANK =
        Comparator.<Ranked>comparingInt(one -> one.candidate.edits())
            .thenComparing(one -> !one.candidate.isFinished())
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
   * The moves of a list that its reader did not read to the end, because something stands among the
   * squares that is none: {@code f5d6cSd3c4}. What follows is taken in pairs of characters; a
   * single one too many or too few stands alone at the place of the damage.
   */
  private static final class RestOfLine {
    private static final Pattern SQUARE = Pattern.compile("[a-hA-H][1-8]");

    /** More of them are prose. */
    private static final int MOST_NO_SQUARES = 2;

    private RestOfLine() {}

    /**
     * Returns all moves of a game, those that are no squares among them.
     *
     * @param error why its reader stopped
     * @return nothing if the rest is no list of moves
     */
    static Optional<List<MoveToken>> of(ParsedGame game, GameRecord record, Problem error) {
      if (error.code() != ProblemCode.UNREADABLE || record.moves().isEmpty()) {
        return Optional.empty();
      }
      Origin origin = game.origin();
      String text = new String(origin.bytes(), StandardCharsets.ISO_8859_1);
      long from = error.where().offset() - origin.start().offset();
      if (from < 0 || from > text.length()) {
        return Optional.empty();
      }
      String written = text.substring((int) from).replaceAll("\\s", "");
      int taken = takenDigit(record.moves(), written);
      List<MoveToken> rest = tokens(taken < 0 ? written : taken + written);
      long noSquares = rest.stream().filter(NoSquare.class::isInstance).count();
      if (noSquares == 0 || noSquares > MOST_NO_SQUARES || noSquares == rest.size()) {
        return Optional.empty();
      }
      List<MoveToken> moves = new ArrayList<>(record.moves());
      if (taken >= 0 && moves.removeLast() instanceof Place(int file, int rank)) {
        moves.add(new Place(file, (rank + 1) / 10 - 1));
      }
      moves.addAll(rest);
      return Optional.of(moves);
    }

    /**
     * The digit that the last move has taken from the next one: f11 and then cc7 are f1, 1c for c1,
     * and c7; -1 if it has taken none.
     */
    private static int takenDigit(List<MoveToken> moves, String rest) {
      boolean isCut = rest.length() % 2 == 1 && Character.isLetter(rest.charAt(0));
      return isCut && moves.getLast() instanceof Place(_, int rank) && rank >= 10 && rank < 88
          ? (rank + 1) % 10
          : -1;
    }

    private static List<MoveToken> tokens(String text) {
      List<MoveToken> tokens = new ArrayList<>();
      int at = text.length() % 2;
      if (at > 0) {
        tokens.add(new NoSquare(text.substring(0, at)));
      }
      for (; at < text.length(); at += 2) {
        String word = text.substring(at, at + 2);
        tokens.add(
            SQUARE.matcher(word).matches() ? Place.on8x8(Square.parse(word)) : new NoSquare(word));
      }
      return tokens;
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
