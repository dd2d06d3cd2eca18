package org.kifu.format.pgn;

import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.board.StartSpec;
import org.kifu.format.FenBoard;
import org.kifu.format.RecordDraft;
import org.kifu.format.Sides;
import org.kifu.format.WrittenDate;
import org.kifu.format.WrittenScore;
import org.kifu.game.GameDate;
import org.kifu.game.GameRecord;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.game.Tag;
import org.kifu.replay.Replay;
import org.kifu.rules.Catalogue;

/** What the tags of one game say. */
final class PgnTags {
  /** A value that cannot be understood before all are known. */
  private record Written(String value, SourceLocation where) {}

  private final RecordDraft draft;
  private final String rules;
  private Optional<Written> result = Optional.empty();
  private Optional<Written> fen = Optional.empty();

  PgnTags(RecordDraft draft, String rules) {
    this.draft = draft;
    this.rules = rules;
  }

  void take(String name, String value, SourceLocation where) {
    switch (name) {
      case "Black" -> takeName(name, value, Fact.BLACK, where);
      case "White" -> takeName(name, value, Fact.WHITE, where);
      case "Event" -> takeName(name, value, Fact.EVENT, where);
      case "Site" -> takeName(name, value, Fact.PLACE, where);
      case "Date" -> takeDate(value, where);
      case "Result" -> result = result.or(() -> Optional.of(new Written(value, where)));
      case "FEN" -> fen = fen.or(() -> Optional.of(new Written(value, where)));
      case "BlackElo" -> draft.line().tag(Tag.BLACK_RATING, value);
      case "WhiteElo" -> draft.line().tag(Tag.WHITE_RATING, value);
      case "GameType", "Variant" -> takeKind(name, value, where);
      default -> keep(name, value);
    }
  }

  /** Takes the result behind the moves; if it is one, it must be that of the tag. */
  void end(String written, SourceLocation where) {
    if (result.isEmpty()) {
      result = Optional.of(new Written(written, where));
    } else if (!written.equals("*") && !result.get().value().strip().equals(written)) {
      String message =
          "the moves end with %s, the tag says %s".formatted(written, result.get().value());
      draft.problem(ProblemCode.BAD_VALUE, where, message);
    }
  }

  /**
   * Ends the game.
   *
   * @param end the place after its last move
   */
  ParsedGame parsed(SourceLocation end, byte[] bytes) {
    result.ifPresent(this::declare);
    fen.ifPresent(this::start);
    draft.rules(rules);
    PgnClocks.addTimes(draft.line(), () -> Sides.of(draft.record()));
    return draft.parsed(end, bytes);
  }

  private void declare(Written written) {
    String text = written.value().strip();
    Outcome outcome = outcome(text);
    draft.declare(outcome, written.where());
    if (!text.equals("?") && !text.isEmpty() && !PgnResult.text(outcome).equals(text)) {
      draft.line().gameTag("pgn:Result", written.value());
    }
    boolean isKnown = !outcome.equals(Outcome.NONE) || text.isEmpty() || text.equals("?");
    if (!isKnown) {
      draft.problem(ProblemCode.BAD_VALUE, written.where(), "'%s' is no result".formatted(text));
    }
  }

  private static Outcome outcome(String text) {
    return switch (text) {
      case "*" -> new Outcome(Outcome.Kind.UNFINISHED, OptionalInt.empty());
      case "1/2-1/2" -> Outcome.ofBlackDiscs(32);
      case "1-0" -> Outcome.NONE.withWinner(Disc.BLACK);
      case "0-1" -> Outcome.NONE.withWinner(Disc.WHITE);
      default -> WrittenScore.outcome(text).orElse(Outcome.NONE);
    };
  }

  /** Takes the rows from rank 8 on, unless the moves are legal only the other way round. */
  private void start(Written written) {
    Optional<Position> usual = FenBoard.read(written.value(), false);
    Optional<Position> other = FenBoard.read(written.value(), true);
    if (usual.isEmpty() || other.isEmpty()) {
      draft.start(new StartSpec.Setup(written.value()), written.where());
      return;
    }
    boolean isOther = !usual.equals(other) && legalMoves(other.get()) > legalMoves(usual.get());
    draft.start(StartSpec.of(isOther ? other.get() : usual.get()), written.where());
    if (isOther) {
      String message = "the first row of the FEN is rank 1: only so are the moves legal";
      draft.problem(ProblemCode.BAD_VALUE, written.where(), message);
    }
  }

  private int legalMoves(Position start) {
    GameRecord record = GameRecord.ofMoves(draft.line().moves()).withStart(StartSpec.of(start));
    return Catalogue.byName(rules)
        .map(entry -> Replay.of(entry.rules(), record).steps().size())
        .orElse(0);
  }

  /** The first of two wins; the second is kept as it is written. */
  private void takeName(String name, String value, Fact fact, SourceLocation where) {
    String text = value.strip();
    if (!draft.name(fact, text.equals("?") ? "" : text, where)) {
      keep(name, value);
    }
  }

  private void takeDate(String value, SourceLocation where) {
    Optional<GameDate> date = WrittenDate.read(value);
    date.ifPresent(known -> draft.date(known, where));
    if (date.isEmpty() && !value.matches("\\s*\\??\\s*")) {
      draft.problem(ProblemCode.BAD_VALUE, where, "'%s' is no date".formatted(value.strip()));
    }
    if (!PgnDate.text(date.orElse(GameDate.UNKNOWN)).equals(value)) {
      keep("Date", value);
    }
  }

  /** Draughts has a tag for its kind of game, and XBoard one for every game but chess. */
  private void takeKind(String name, String value, SourceLocation where) {
    if (!value.matches("(?i).*(?:reversi|othello).*")) {
      draft.refuse("a game of '%s'".formatted(value), where);
    }
    keep(name, value);
  }

  private void keep(String name, String value) {
    draft.line().tag("pgn:" + name, value);
  }
}
