package org.kifu.annotate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.kifu.analysis.Limits;
import org.kifu.board.Disc;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.StartSpec;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.SourceLocation;
import org.kifu.opening.BookMove;
import org.kifu.opening.OpeningName.NamedOpening;
import org.kifu.opening.OpeningNames;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Loan;
import org.kifu.rules.Othello;
import org.kifu.rules.TokenMeaning;

/**
 * A game with the value of every ply. Nothing in it depends on the number of threads, on the time
 * or on the machine.
 *
 * @param game the summary of the game
 * @param opening the name of the opening; empty if it has no name
 * @param knownPlies the plies from the start that are on a line to a named opening
 * @param moves all plies, passes included; at least one
 * @param black the metrics of the player of the black discs
 * @param white the metrics of the player of the white discs
 * @param notes the notes of the record by ply, with passes counted: comments, times, variations
 * @param settings the settings that the values depend on
 * @param positions the positions of the 8x8 board before each ply and after the last, up to the
 *     first illegal move; empty for a game by other rules
 * @param book the moves that other games played from the position before each ply, by ply from 1;
 *     no value of {@code moves} depends on them
 * @param peers how accurate both sides were beside other players; empty if they were not compared
 */
public record AnnotatedGame(
    GameSummary game,
    Optional<NamedOpening> opening,
    int knownPlies,
    List<AnnotatedMove> moves,
    PlayerMetrics black,
    PlayerMetrics white,
    Notes notes,
    AnnotationSettings settings,
    List<Position> positions,
    Map<Integer, List<BookMove>> book,
    Optional<PeerComparison> peers)
    implements AnnotationResult {
  /** Copies the collections, and checks that there is a move. */
  public AnnotatedGame {
    moves = List.copyOf(moves);
    positions = List.copyOf(positions);
    book = Map.copyOf(book);
    if (moves.isEmpty()) {
      throw new IllegalArgumentException("an annotated game needs a move");
    }
  }

  /** An annotated game that is not compared with other players. */
  public AnnotatedGame(
      GameSummary game,
      Optional<NamedOpening> opening,
      int knownPlies,
      List<AnnotatedMove> moves,
      PlayerMetrics black,
      PlayerMetrics white,
      Notes notes,
      AnnotationSettings settings,
      List<Position> positions,
      Map<Integer, List<BookMove>> book) {
    this(
        game,
        opening,
        knownPlies,
        moves,
        black,
        white,
        notes,
        settings,
        positions,
        book,
        Optional.empty());
  }

  /** An annotated game without book moves; its positions are computed from its moves. */
  public AnnotatedGame(
      GameSummary game,
      Optional<NamedOpening> opening,
      int knownPlies,
      List<AnnotatedMove> moves,
      PlayerMetrics black,
      PlayerMetrics white,
      Notes notes,
      AnnotationSettings settings) {
    this(
        game,
        opening,
        knownPlies,
        moves,
        black,
        white,
        notes,
        settings,
        positions(game, moves),
        Map.of());
  }

  /** The positions of the 8x8 board up to the first illegal move; empty for other rules. */
  private static List<Position> positions(GameSummary facts, List<AnnotatedMove> moves) {
    List<Position> positions = new ArrayList<>(moves.size() + 1);
    Optional<Position> next =
        facts.rules().equals(GameRecord.OTHELLO)
            ? Othello.RULES.start(facts.start())
            : Optional.empty();
    next.ifPresent(positions::add);
    for (int i = 0; i < moves.size() && next.isPresent(); i++) {
      next = after(next.get(), moves.get(i));
      next.ifPresent(positions::add);
    }
    return positions;
  }

  private static Optional<Position> after(Position position, AnnotatedMove played) {
    return position.sideToMove() == played.mover()
            && Othello.RULES.resolve(position, played.move())
                instanceof TokenMeaning.Legal<Move>(Move move)
        ? Optional.of(Othello.RULES.play(position, move))
        : Optional.empty();
  }

  /**
   * The first fault of a game that was read, as a message that names the field: a number out of
   * range, a move that the rules forbid, a sum that its moves do not give; empty if there is no
   * fault.
   */
  public Optional<String> firstFault() {
    return AnnotationFaults.first(this);
  }

  /** The way in which the game was decided. */
  public Verdict verdict() {
    return new Decision(this).verdict();
  }

  /** The three to five moves that turned the game, or fewer; the largest loss first. */
  public List<TurningPoint> turningPoints() {
    return new Decision(this).turningPoints();
  }

  /** The same game with the moves that other games played from its positions. */
  public AnnotatedGame withBook(Map<Integer, List<BookMove>> newBook) {
    return new AnnotatedGame(
        game, opening, knownPlies, moves, black, white, notes, settings, positions, newBook, peers);
  }

  /** The same game at another place. */
  public AnnotatedGame at(SourceLocation place) {
    GameSummary moved =
        new GameSummary(
            place, game.number, game.header, game.rules, game.start, game.result, game.loans);
    return new AnnotatedGame(
        moved, opening, knownPlies, moves, black, white, notes, settings, positions, book, peers);
  }

  /** The same game with another comparison with other players. */
  public AnnotatedGame withPeers(Optional<PeerComparison> comparison) {
    return with(opening, knownPlies, comparison);
  }

  /**
   * The same game with the opening, and the plies within known openings, by the names that readers
   * of a language use. Data keeps the English ones, with which games are annotated.
   */
  public AnnotatedGame named(Locale language) {
    OpeningNames names = OpeningNames.in(language);
    if (names.equals(OpeningNames.english()) || !game.rules().equals(GameRecord.OTHELLO)) {
      return this;
    }
    MoveList played = MoveList.of(moves.stream().map(AnnotatedMove::move).toList());
    Replay<Position, Move> replay =
        Replay.of(Othello.RULES, GameRecord.of(game.rules(), game.start(), played));
    return with(names.deepest(replay), names.knownPlies(replay), peers);
  }

  private AnnotatedGame with(
      Optional<NamedOpening> named, int plies, Optional<PeerComparison> comparison) {
    return new AnnotatedGame(
        game, named, plies, moves, black, white, notes, settings, positions, book, comparison);
  }

  /** Whether all its moves can be played on the 8x8 board. */
  public boolean isOnBoard() {
    return positions.size() > moves.size();
  }

  /** The first move beyond the known openings; empty if the game ends within them. */
  public Optional<AnnotatedMove> firstUnknown() {
    return moves.stream().filter(move -> move.ply() > knownPlies && !move.isPass()).findFirst();
  }

  /** The metrics of a side. */
  public PlayerMetrics metrics(Disc side) {
    return side == Disc.BLACK ? black : white;
  }

  /**
   * The settings that the values and labels of a game depend on: the same game with the same
   * settings gives the same output.
   *
   * @param version the version of Kifu
   * @param engine the engine's description of itself
   * @param limits the limits of its searches
   * @param labels the rule for labels
   * @param chances the name of the curve of the chances to win; empty if there is no curve
   * @param beside the description of another engine that was asked too; empty if there was none
   * @param candidates the limits of the search of legal moves that are neither played nor best;
   *     empty if they were not searched
   * @param peers the name of the table of the players that were compared; empty if none were
   */
  public record AnnotationSettings(
      String version,
      String engine,
      Limits limits,
      LabelRule labels,
      Optional<String> chances,
      Optional<String> beside,
      Optional<Limits> candidates,
      Optional<String> peers) {
    /** Settings by which other moves than the played and the best were not searched. */
    public AnnotationSettings(
        String version,
        String engine,
        Limits limits,
        LabelRule labels,
        Optional<String> chances,
        Optional<String> beside) {
      this(version, engine, limits, labels, chances, beside, Optional.empty(), Optional.empty());
    }
  }

  /**
   * The summary of a game, which is known before its moves are judged.
   *
   * @param where its place in its source
   * @param number the game's number in its source, from 1
   * @param header the names, the event, the place and the date
   * @param rules the name of the rules by which it was replayed
   * @param start the start of the game
   * @param result the result of the game
   * @param loans the discs that a side played from the other side's because it had none left
   */
  public record GameSummary(
      SourceLocation where,
      int number,
      GameHeader header,
      String rules,
      StartSpec start,
      GameResult result,
      List<Loan> loans) {
    /** Copies the loans. */
    public GameSummary {
      loans = List.copyOf(loans);
    }
  }
}
