package org.kifu.archive.tournament;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.kifu.archive.query.FoldedName;
import org.kifu.archive.tournament.ResultFinding.FindingKind;
import org.kifu.archive.tournament.TournamentResult.Pairing;
import org.kifu.board.Disc;
import org.kifu.board.StartSpec;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.Tag;
import org.kifu.replay.CompactReplay;
import org.kifu.replay.DeclaredResult;
import org.kifu.replay.Replay;
import org.kifu.rules.Catalogue;
import org.kifu.rules.FinalCount;
import org.kifu.rules.Othello;
import org.kifu.rules.Rules;

/**
 * The results of records; each game counts once.
 *
 * @param results the results in the order of the records
 * @param findings the reasons why some records have no result
 */
public record RecordedResults(List<TournamentResult> results, List<ResultFinding> findings) {
  /** The key of a game: the players with their colours, the rules, the start and the moves. */
  private record Same(
      FoldedName black, FoldedName white, String rules, StartSpec start, MoveList moves) {}

  /** Copies the lists. */
  public RecordedResults {
    results = List.copyOf(results);
    findings = List.copyOf(findings);
  }

  /** Reads all games; those that could not be read completely have no result. */
  public static RecordedResults of(Iterator<ParsedGame> games) {
    List<TournamentResult> results = new ArrayList<>();
    List<ResultFinding> findings = new ArrayList<>();
    ResultReader reader = new ResultReader(findings::add);
    Set<Same> seen = new HashSet<>();
    while (games.hasNext()) {
      ParsedGame game = games.next();
      Optional<TournamentResult> result = reader.read(game);
      if (result.isPresent() && isRepeated(game.record().orElseThrow(), seen)) {
        findings.add(repeated(result.get()));
      } else {
        result.ifPresent(results::add);
      }
    }
    return new RecordedResults(results, findings);
  }

  /** Whether a game is repeated; false for a game without moves, which cannot be identified. */
  private static boolean isRepeated(GameRecord record, Set<Same> seen) {
    Same same =
        new Same(
            FoldedName.of(record.header().black()),
            FoldedName.of(record.header().white()),
            record.rules(),
            record.start(),
            record.moves());
    return !record.moves().isEmpty() && !seen.add(same);
  }

  private static ResultFinding repeated(TournamentResult result) {
    String message = result.pairing() + ": the same game was read before, and counts once";
    return new ResultFinding(FindingKind.REPEATED, result.where(), result.game(), message);
  }

  /**
   * A reader of the results of records. A game that ends on the board has the count of the board,
   * unless it was lost by time; any other has the result that its source declares. Only one thread
   * may use a reader.
   */
  public static final class ResultReader {
    private final CompactReplay compact = new CompactReplay();
    private final Consumer<ResultFinding> findings;

    /**
     * @param findings takes the reasons why records have no result
     */
    public ResultReader(Consumer<ResultFinding> findings) {
      this.findings = findings;
    }

    /** The result of a game; empty if it could not be read completely, or has no result. */
    public Optional<TournamentResult> read(ParsedGame game) {
      return game.firstError().isPresent()
          ? Optional.empty()
          : game.record().flatMap(record -> read(game, record));
    }

    private Optional<TournamentResult> read(ParsedGame game, GameRecord record) {
      if (isForOnePlayer(record)) {
        String message = "a game of " + record.rules() + " has one player";
        return refuse(game, FindingKind.UNKNOWN_PLAYER, message);
      }
      GameHeader header = record.header();
      if (!FoldedName.isName(header.black()) || !FoldedName.isName(header.white())) {
        return refuse(game, FindingKind.UNKNOWN_PLAYER, "a player has no name");
      }
      if (FoldedName.of(header.black()).equals(FoldedName.of(header.white()))) {
        return refuse(game, FindingKind.UNKNOWN_PLAYER, header.black() + " against himself");
      }
      Pairing pairing =
          new Pairing(header.black(), header.white(), round(record), header.date(), header.event());
      Optional<TournamentResult> result = result(game, record, pairing);
      return result.isPresent()
          ? result
          : refuse(game, FindingKind.NO_RESULT, pairing + ": no end on the board and no result");
    }

    private static boolean isForOnePlayer(GameRecord record) {
      return Catalogue.byName(record.rules())
          .filter(entry -> entry.rules().isForOnePlayer())
          .isPresent();
    }

    private Optional<TournamentResult> refuse(ParsedGame game, FindingKind kind, String message) {
      findings.accept(new ResultFinding(kind, game.origin().start(), game.number(), message));
      return Optional.empty();
    }

    private Optional<TournamentResult> result(ParsedGame game, GameRecord record, Pairing pairing) {
      return Catalogue.byName(record.rules())
          .flatMap(entry -> result(game, record, pairing, entry.rules()));
    }

    private Optional<TournamentResult> result(
        ParsedGame game, GameRecord record, Pairing pairing, Rules<?, ?> rules) {
      DeclaredResult declared = DeclaredResult.of(rules, record.declared());
      Optional<Integer> halves = declared.halves(Disc.BLACK);
      TournamentResult.ResultKind kind = kind(record.declared(), halves);
      Optional<FinalCount> count =
          kind == TournamentResult.ResultKind.PLAYED
              ? board(rules, record).or(declared::count)
              : declared.count().or(() -> board(rules, record));
      if (count.isPresent()) {
        return Optional.of(
            TournamentResult.of(
                kind, pairing, rules, count.get(), game.origin().start(), game.number()));
      }
      return halves.map(
          black ->
              new TournamentResult(
                  kind, pairing, Optional.empty(), black, game.origin().start(), game.number()));
    }

    /** The kind of a game; the side that did not win is the one that overstepped the time. */
    private static TournamentResult.ResultKind kind(Outcome declared, Optional<Integer> halves) {
      if (declared.kind() != Outcome.Kind.TIME) {
        return TournamentResult.ResultKind.PLAYED;
      }
      return switch (halves.orElse(1)) {
        case 0 -> TournamentResult.ResultKind.TIME_BLACK;
        case 2 -> TournamentResult.ResultKind.TIME_WHITE;
        default -> TournamentResult.ResultKind.PLAYED;
      };
    }

    /** The count of a game that ends on the board; tournament games take the compact replay. */
    private Optional<FinalCount> board(Rules<?, ?> rules, GameRecord record) {
      boolean isCompact =
          rules == Othello.RULES
              && record.start() instanceof StartSpec.Standard
              && record.moves().isCompact();
      if (!isCompact) {
        Replay<?, ?> replay = Replay.of(rules, record);
        return replay.isComplete() ? Optional.of(replay.count()) : Optional.empty();
      }
      byte[] squares = record.moves().squares();
      return compact.play(squares, 0, squares.length) == CompactReplay.End.COMPLETE
          ? Othello.RULES.scoring().flatMap(scoring -> scoring.ofBlack(compact.blackDiscs()))
          : Optional.empty();
    }

    /** The round that a tag names; 0 if it is not a number. */
    private static int round(GameRecord record) {
      return record.notes().tags().stream()
          .filter(Tag::isRound)
          .map(tag -> tag.value().strip())
          .filter(value -> value.matches("[1-9][0-9]{0,2}"))
          .map(Integer::parseInt)
          .findFirst()
          .orElse(0);
    }
  }
}
