package org.kifu.format.pgn;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.game.Tag;
import org.kifu.notation.DiscColumn;
import org.kifu.notation.FenBoard;
import org.kifu.notation.RecordDraft;
import org.kifu.notation.SidesToMove;
import org.kifu.notation.WrittenEnding;
import org.kifu.notation.WrittenResult;
import org.kifu.notation.WrittenScore;
import org.kifu.replay.Replay;
import org.kifu.rules.Catalogue;
import org.kifu.source.text.TextCursor;

/** The tags of a game of discs. */
final class PgnTags implements PgnDialect.Tags {
  /** A move of a piece, a capture, or castling; pawn moves are squares as in Othello. */
  private static final Pattern CHESS =
      Pattern.compile(
          "(?:[KQRN][a-h]?[1-8]?x?[a-h][1-8]|B?[a-h]?[1-8]?x[a-h][1-8](?:=[QRBN])?|O-O(?:-O)?"
              + "|0-0(?:-0)?)[+#]?[!?]{0,2}");

  /** The least number of moves of chess; one word may be a typing error. */
  private static final int FEWEST_OF_CHESS = 2;

  /** In characters. Longer texts are not results. */
  private static final int LONGEST_RESULT = 100;

  private final RecordDraft draft;
  private final String rules;
  private final HeaderTags header;
  private Optional<HeaderTags.Written> fen = Optional.empty();
  private Optional<HeaderTags.Written> ending = Optional.empty();
  private Optional<SourceLocation> chess = Optional.empty();
  private int chessMoves;
  private final Map<DiscColumn, Integer> discs = new EnumMap<>(DiscColumn.class);
  private @Nullable SourceLocation discsAt;

  PgnTags(RecordDraft draft, String rules) {
    this.draft = draft;
    this.rules = rules;
    this.header = new HeaderTags(draft, "pgn:", PgnTags::areSame);
  }

  @Override
  public void take(String name, String value, SourceLocation where) {
    switch (name) {
      case "FEN" -> fen = fen.or(() -> Optional.of(new HeaderTags.Written(value, where)));
      case "BlackElo" -> draft.line().tag(Tag.BLACK_RATING, value);
      case "WhiteElo" -> draft.line().tag(Tag.WHITE_RATING, value);
      case "Round" -> takeRound(name, value);
      case "GameType", "Variant" -> takeKind(name, value, where);
      case HeaderTags.PgnEnding.TAG -> takeEnding(name, value, where);
      default -> {
        header.take(name, value, where);
        takeDiscs(name, value, where);
      }
    }
  }

  /** Takes the discs of a side in a separate tag, which is kept as it is written. */
  private void takeDiscs(String name, String value, SourceLocation where) {
    Optional<DiscColumn> column = DiscColumn.named(name);
    if (column.isPresent() && DiscColumn.isNumber(value.strip())) {
      discs.putIfAbsent(column.get(), Integer.parseInt(value.strip()));
      discsAt = discsAt == null ? where : discsAt;
    }
  }

  /** Takes a round; the first of two counts, and {@code ?} is an unknown round. */
  private void takeRound(String name, String value) {
    boolean isFirst = draft.line().tags().stream().noneMatch(tag -> tag.name().equals(Tag.ROUND));
    if (isFirst && !value.strip().equals("?")) {
      draft.line().tag(Tag.ROUND, value);
    } else {
      header.keep(name, value);
    }
  }

  /** Takes note of a move; chess has letters for its pieces, which games of discs do not. */
  @Override
  public void move(String word, SourceLocation where, boolean isMain) {
    if (isMain && CHESS.matcher(word).matches()) {
      chess = chess.or(() -> Optional.of(where));
      chessMoves++;
    }
  }

  @Override
  public void end(String written, SourceLocation where) {
    header.end(written, where);
  }

  @Override
  public ParsedGame parsed(SourceLocation end, TextCursor cursor) {
    header
        .result()
        .or(() -> ending.map(each -> new HeaderTags.Written("?", each.where())))
        .ifPresent(this::declare);
    if (discsAt != null) {
      declareDiscs(discsAt);
    }
    fen.ifPresent(this::start);
    chess
        .filter(_ -> chessMoves >= FEWEST_OF_CHESS)
        .ifPresent(where -> draft.refuse("a game of chess", where));
    draft.rules(rules);
    PgnClocks.addTimes(draft.line(), () -> SidesToMove.of(draft.record()));
    return draft.parsed(end, cursor);
  }

  private void declare(HeaderTags.Written written) {
    String text = written.value().strip();
    Outcome outcome = ended(outcome(text));
    draft.declare(outcome, written.where());
    if (!text.equals("?") && !text.isEmpty() && !PgnResult.text(outcome).equals(text)) {
      draft.line().gameTag("pgn:Result", written.value());
    }
    boolean saysUnknown = text.isEmpty() || text.equals("?") || text.equals(PgnResult.OPEN);
    if (outcome.equals(Outcome.NONE) && !saysUnknown) {
      draft.problem(ProblemCode.BAD_VALUE, written.where(), "'%s' is not a result".formatted(text));
    }
  }

  /** The score of the tags of discs, unless the result beside them differs. */
  private void declareDiscs(SourceLocation where) {
    Outcome declared = draft.declared();
    Optional<Outcome> score = DiscColumn.score(discs).map(this::ended);
    boolean isSame =
        score.isPresent()
            && (declared.blackDiscs().isPresent()
                ? declared.blackDiscs().equals(score.get().blackDiscs())
                : declared.winner().isEmpty() || declared.winner().equals(winner(score.get())));
    if (!isSame) {
      String message = "the numbers of discs are not the result: " + discs.values();
      draft.problem(ProblemCode.BAD_VALUE, where, message);
    } else if (declared.blackDiscs().isEmpty()) {
      draft.declare(score.get(), where);
    }
  }

  private static Optional<Disc> winner(Outcome score) {
    int discs = score.blackDiscs().orElse(Square.COUNT / 2);
    return 2 * discs == Square.COUNT
        ? Optional.empty()
        : Optional.of(2 * discs > Square.COUNT ? Disc.BLACK : Disc.WHITE);
  }

  private Outcome ended(Outcome outcome) {
    return ending
        .flatMap(each -> HeaderTags.PgnEnding.kind(each.value()))
        .map(outcome::withKind)
        .orElse(outcome);
  }

  /** The outcome of a result in signs or in words; none if it is neither. */
  private static Outcome outcome(String text) {
    return text.isEmpty() || text.length() > LONGEST_RESULT
        ? Outcome.NONE
        : WrittenResult.read(text)
            .flatMap(PgnTags::outcome)
            .or(() -> WrittenScore.labelled(text))
            .or(() -> WrittenEnding.labelled(text))
            .orElse(Outcome.NONE);
  }

  private static Optional<Outcome> outcome(WrittenResult result) {
    return switch (result) {
      case WrittenResult.Open() ->
          Optional.of(new Outcome(Outcome.Kind.UNFINISHED, OptionalInt.empty()));
      case WrittenResult.Drawn() -> Optional.of(Outcome.ofBlackDiscs(Square.COUNT / 2));
      case WrittenResult.Counts counts ->
          WrittenEnding.ofGames(counts)
              .or(() -> WrittenScore.ofDiscs(counts.first(), counts.second()));
      case WrittenResult.Won won when won.margin().isEmpty() -> Optional.of(won.withoutMargin());
      case WrittenResult.Won won when Math.abs(won.blackDiscDiff()) <= Square.COUNT ->
          Optional.of(WrittenScore.ofDifference(won.blackDiscDiff(), Square.COUNT));
      case WrittenResult.Won _ -> Optional.empty();
    };
  }

  /** Whether two results say the same; what is not understood is only the same as itself. */
  private static boolean areSame(String one, String other) {
    Outcome outcome = outcome(one);
    return one.equals(other) || !outcome.equals(Outcome.NONE) && outcome.equals(outcome(other));
  }

  /** Takes the rows from rank 8 on, unless the moves are legal only in the opposite order. */
  private void start(HeaderTags.Written written) {
    Optional<Position> usual = FenBoard.read(written.value(), false);
    Optional<Position> other = FenBoard.read(written.value(), true);
    if (usual.isEmpty() || other.isEmpty()) {
      draft.start(new StartSpec.Setup(written.value()), written.where());
      return;
    }
    boolean isOther = !usual.equals(other) && legalMoves(other.get()) > legalMoves(usual.get());
    draft.start(StartSpec.of(isOther ? other.get() : usual.get()), written.where());
    if (isOther) {
      String message = "the moves are legal only if the first row of the FEN is rank 1";
      draft.problem(ProblemCode.BAD_VALUE, written.where(), message);
    }
  }

  private int legalMoves(Position start) {
    GameRecord record = GameRecord.ofMoves(draft.line().moves()).withStart(StartSpec.of(start));
    return Catalogue.byName(rules)
        .map(entry -> Replay.of(entry.rules(), record).steps().size())
        .orElse(0);
  }

  /** Takes the end of the game; words other than the usual ones are kept as they are written. */
  private void takeEnding(String name, String value, SourceLocation where) {
    boolean isFirst = ending.isEmpty() && HeaderTags.PgnEnding.kind(value).isPresent();
    if (isFirst) {
      ending = Optional.of(new HeaderTags.Written(value, where));
    }
    if (!isFirst || !HeaderTags.PgnEnding.isUsual(value)) {
      header.keep(name, value);
    }
  }

  /** Takes the kind of game: draughts has a tag for it, XBoard for all games except chess. */
  private void takeKind(String name, String value, SourceLocation where) {
    if (!value.matches("(?i).*(?:reversi|othello).*")) {
      draft.refuse("a game of '%s'".formatted(value), where);
    }
    header.keep(name, value);
  }

  /** Results as {@code 37-27}, black's discs first, {@code 1-0} and {@code 0-1}, or {@code *}. */
  static final class PgnResult {
    /** The result of a game that is not finished, or whose result is unknown. */
    static final String OPEN = "*";

    private PgnResult() {}

    /** The text of an outcome; {@link #OPEN} if it has neither a score nor a winner. */
    static String text(Outcome outcome) {
      OptionalInt discs = outcome.blackDiscs();
      return discs.isPresent()
          ? discs.getAsInt() + "-" + (Square.COUNT - discs.getAsInt())
          : winner(outcome).map(side -> side == Disc.BLACK ? "1-0" : "0-1").orElse(OPEN);
    }

    /** The winner, even if only by a difference that leaves out the empty squares. */
    private static Optional<Disc> winner(Outcome outcome) {
      int difference = outcome.boardDiff().orElse(0);
      return difference == 0
          ? outcome.winner()
          : Optional.of(difference > 0 ? Disc.BLACK : Disc.WHITE);
    }
  }
}
