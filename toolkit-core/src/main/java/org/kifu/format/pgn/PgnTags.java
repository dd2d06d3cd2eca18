package org.kifu.format.pgn;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.game.Tag;
import org.kifu.notation.DeclaredOnBoard;
import org.kifu.notation.FenBoard;
import org.kifu.notation.RecordDraft;
import org.kifu.notation.SidesToMove;
import org.kifu.replay.DeclaredResult;
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

  private final RecordDraft draft;
  private final String rules;
  private final HeaderTags header;
  private Optional<HeaderTags.Written> fen = Optional.empty();
  private Optional<HeaderTags.Written> ending = Optional.empty();
  private Optional<SourceLocation> chess = Optional.empty();
  private int chessMoves;
  private final Map<DiscTag, Integer> discs = new EnumMap<>(DiscTag.class);
  private @Nullable SourceLocation discsAt;

  PgnTags(RecordDraft draft, String rules) {
    this.draft = draft;
    this.rules = rules;
    this.header = new HeaderTags(draft, "pgn:", PgnResult::agree);
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
    Optional<DiscTag> tag = DiscTag.named(name);
    if (tag.isPresent() && DiscTag.isNumber(value.strip())) {
      discs.putIfAbsent(tag.get(), Integer.parseInt(value.strip()));
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
  public boolean isResult(String words) {
    return header.isResult(words) || !PgnResult.read(words).equals(Outcome.NONE);
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
    Outcome tag = PgnResult.read(text);
    Outcome whole =
        header.last().map(last -> PgnResult.together(tag, PgnResult.read(last))).orElse(tag);
    Outcome outcome = DeclaredOnBoard.of(ended(whole), rules);
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
    Optional<Outcome> score =
        DiscTag.score(discs).map(each -> DeclaredOnBoard.of(ended(each), rules));
    boolean isSame =
        score.isPresent()
            && (declared.blackDiscs().isPresent()
                ? declared.blackDiscs().equals(score.get().blackDiscs())
                : declared.winner().isEmpty() && declared.boardDiff().isEmpty()
                    || PgnResult.winner(declared).equals(winner(score.get())));
    if (!isSame) {
      String message = "the numbers of discs are not the result: " + discs.values();
      draft.problem(ProblemCode.BAD_VALUE, where, message);
    } else if (declared.blackDiscs().isEmpty()) {
      draft.declare(score.get(), where);
    }
  }

  private Optional<Disc> winner(Outcome score) {
    return Catalogue.byName(rules)
        .flatMap(entry -> DeclaredResult.of(entry.rules(), score).winner());
  }

  /** A result with the end of the game that its own tag gives, and the winner if only it has it. */
  private Outcome ended(Outcome outcome) {
    if (ending.isEmpty()) {
      return outcome;
    }
    HeaderTags.Written written = ending.get();
    Outcome end = PgnResult.read(written.value().strip());
    Outcome result =
        HeaderTags.PgnEnding.kind(written.value()).map(outcome::withKind).orElse(outcome);
    if (!PgnResult.agree(PgnResult.lead(outcome), PgnResult.lead(end))) {
      String message = "'%s' is not the result".formatted(written.value().strip());
      draft.problem(ProblemCode.BAD_VALUE, written.where(), message);
    }
    return PgnResult.lead(outcome).isEmpty() && end.winner().isPresent()
        ? result.withWinner(end.winner().get())
        : result;
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
}
