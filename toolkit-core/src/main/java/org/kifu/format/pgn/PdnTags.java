package org.kifu.format.pgn;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.Disc;
import org.kifu.board.StartSpec;
import org.kifu.format.pgn.HeaderTags.Written;
import org.kifu.game.GameRecord;
import org.kifu.game.Outcome;
import org.kifu.game.Outcome.Kind;
import org.kifu.game.ParsedGame;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.game.Tag;
import org.kifu.notation.RecordDraft;
import org.kifu.replay.Replay;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Rules;
import org.kifu.source.TextCursor;

/** What the tags of a game of draughts say, and which draughts it is. */
final class PdnTags implements Facts {
  private static final Pattern NUMBER = Pattern.compile("(?<![\\da-hA-H])\\d{1,3}");

  /** The squares of black's men at the start. */
  private static final int BLACK_MEN = 12;

  private final RecordDraft draft;
  private final String asked;
  private final HeaderTags header;
  private Optional<Written> type = Optional.empty();
  private Optional<Written> fen = Optional.empty();
  private Optional<Written> larger = Optional.empty();
  private Optional<Written> firstMove = Optional.empty();
  private boolean isTimeLost;

  /**
   * @param asked the name of the rules by which is read
   */
  PdnTags(RecordDraft draft, String asked) {
    this.draft = draft;
    this.asked = asked;
    this.header = new HeaderTags(draft, PdnDialect.PREFIX);
  }

  @Override
  public void take(String name, String value, SourceLocation where) {
    switch (name) {
      case "GameType" -> {
        type = type.or(() -> Optional.of(new Written(value, where)));
        if (!DraughtsKind.isRussian(value)) {
          header.keep(name, value);
        }
      }
      case "FEN" -> takeStart(value, where);
      case "BlackElo", "BlackRating" -> draft.line().tag(Tag.BLACK_RATING, value);
      case "WhiteElo", "WhiteRating" -> draft.line().tag(Tag.WHITE_RATING, value);
      case PgnEnding.TAG -> {
        isTimeLost = PgnEnding.kind(value).equals(Optional.of(Kind.TIME));
        header.keep(name, value);
      }
      default -> header.take(name, value, where);
    }
  }

  /** Takes the position that a game starts from. */
  void takeStart(String value, SourceLocation where) {
    fen = fen.or(() -> Optional.of(new Written(value, where)));
    for (Matcher number = NUMBER.matcher(value.replaceAll(":[HF]\\d+", "")); number.find(); ) {
      if (Integer.parseInt(number.group()) > PdnWord.MOST_SQUARES) {
        larger = larger.or(() -> Optional.of(new Written(number.group(), where)));
      }
    }
  }

  @Override
  public void move(String written, SourceLocation where, boolean isOfGame) {
    int highest = PdnWord.highest(written);
    if (highest > PdnWord.MOST_SQUARES) {
      larger = larger.or(() -> Optional.of(new Written(Integer.toString(highest), where)));
    }
    if (isOfGame) {
      firstMove = firstMove.or(() -> Optional.of(new Written(written, where)));
    }
  }

  @Override
  public void end(String written, SourceLocation where) {
    header.end(written, where);
  }

  @Override
  public ParsedGame parsed(SourceLocation end, TextCursor cursor) {
    boolean isAsked = asked.startsWith(PdnDialect.RUSSIAN);
    draft.rules(isAsked ? asked : PdnDialect.RUSSIAN);
    refuseOthers(isAsked);
    if (!draft.isRefused()) {
      Catalogue.byName(isAsked ? asked : PdnDialect.RUSSIAN)
          .ifPresent(entry -> understand(entry.rules()));
    }
    return draft.parsed(end, cursor);
  }

  /** Says of another game which one it is, by its tag or by what the rules of this one lack. */
  private void refuseOthers(boolean isAsked) {
    if (type.isPresent()) {
      Written written = type.get();
      if (!DraughtsKind.isRussian(written.value())) {
        draft.refuse("a game of " + DraughtsKind.name(written.value()), written.where());
        return;
      }
    }
    if (larger.isPresent()) {
      String message = "a game of draughts on more than 32 squares: " + larger.get().value();
      draft.refuse(message, larger.get().where());
      return;
    }
    Optional<Written> byBlack = firstMove.filter(move -> isByBlack(move.value()));
    if (byBlack.isPresent() && fen.isEmpty() && type.isEmpty()) {
      String message =
          "a game of draughts in which black moves first, as in English draughts: "
              + byBlack.get().value();
      draft.refuse(message, byBlack.get().where());
    } else if (type.isEmpty() && !isAsked) {
      draft.refuse(
          "draughts that does not say of which kind; --rules " + PdnDialect.RUSSIAN + " reads it",
          draft.where());
    }
  }

  private static boolean isByBlack(String move) {
    int first = PdnWord.first(move);
    return first > 0 && first <= BLACK_MEN;
  }

  private <P, M> void understand(Rules<P, M> rules) {
    fen.ifPresent(written -> start(rules, written));
    header.result().ifPresent(written -> declare(rules, written));
  }

  private <P, M> void start(Rules<P, M> rules, Written written) {
    StartSpec setup = new StartSpec.Setup(written.value().strip());
    Optional<String> prescribed = rules.start(StartSpec.STANDARD).map(rules::key);
    boolean isUsual = rules.start(setup).map(rules::key).equals(prescribed);
    draft.start(isUsual ? StartSpec.STANDARD : setup, written.where());
  }

  /** A game that is won before its end on the board was given up, if nothing else is said. */
  private <P, M> void declare(Rules<P, M> rules, Written written) {
    String text = written.value().strip();
    Optional<Disc> winner = PdnResult.winner(text);
    boolean isWon = winner.isPresent() && draft.line().size() > 0;
    Kind kind =
        PdnResult.isDraw(text)
            ? Kind.AGREED
            : !isWon || isOver(rules)
                ? text.equals("*") ? Kind.UNFINISHED : Kind.UNKNOWN
                : isTimeLost ? Kind.TIME : Kind.RESIGNED;
    Outcome outcome = new Outcome(kind, OptionalInt.empty(), OptionalInt.empty(), winner);
    draft.declare(outcome, written.where());
    if (!text.isEmpty() && !text.equals("?") && !PdnResult.text(outcome).equals(text)) {
      draft.line().gameTag(PdnDialect.PREFIX + "Result", written.value());
    }
    boolean isKnown = kind != Kind.UNKNOWN || winner.isPresent() || text.matches("0-0|\\??");
    if (!isKnown) {
      draft.problem(ProblemCode.BAD_VALUE, written.where(), "'%s' is no result".formatted(text));
    }
  }

  private <P, M> boolean isOver(Rules<P, M> rules) {
    StartSpec start =
        fen.<StartSpec>map(written -> new StartSpec.Setup(written.value().strip()))
            .orElse(StartSpec.STANDARD);
    GameRecord line = GameRecord.ofMoves(draft.line().moves()).withStart(start);
    return Replay.of(rules, line).isComplete();
  }
}
