package org.kifu.games.draughts;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.Disc;
import org.kifu.board.StartSpec;
import org.kifu.format.ReadOptions;
import org.kifu.format.pgn.HeaderTags;
import org.kifu.format.pgn.HeaderTags.Written;
import org.kifu.format.pgn.PgnDialect;
import org.kifu.game.GameRecord;
import org.kifu.game.Outcome;
import org.kifu.game.Outcome.Kind;
import org.kifu.game.ParsedGame;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.game.Tag;
import org.kifu.notation.RecordDraft;
import org.kifu.notation.WrittenResult;
import org.kifu.replay.Replay;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Rules;
import org.kifu.source.text.TextCursor;

/** The tags of a game of draughts, which also show the kind of draughts. */
final class PdnTags implements PgnDialect.Tags {
  private static final Pattern NUMBER = Pattern.compile("(?<![\\da-hA-H])\\d{1,3}");

  /** The squares of black's men at the start. */
  private static final int BLACK_MEN = 12;

  private final RecordDraft draft;
  private final String asked;
  private final ReadOptions.Advice advice;
  private final HeaderTags header;
  private Optional<Written> type = Optional.empty();
  private Optional<Written> fen = Optional.empty();
  private Optional<Written> larger = Optional.empty();
  private Optional<Written> firstMove = Optional.empty();
  private boolean isTimeLost;

  /**
   * @param asked the name of the rules that were asked for
   * @param advice the words of messages that say how to name the rules
   */
  PdnTags(RecordDraft draft, String asked, ReadOptions.Advice advice) {
    this.draft = draft;
    this.asked = asked;
    this.advice = advice;
    this.header = new HeaderTags(draft, PdnDialect.PREFIX, PdnResult::areSame);
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
      case HeaderTags.PgnEnding.TAG -> {
        isTimeLost = HeaderTags.PgnEnding.kind(value).equals(Optional.of(Kind.TIME));
        header.keep(name, value);
      }
      default -> header.take(name, value, where);
    }
  }

  /** Takes the start position of a game. */
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
  public boolean isResult(String words) {
    return header.isResult(words);
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

  /**
   * Refuses another kind of draughts and names it, by its tag or by something that Russian draughts
   * does not have.
   */
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
          "draughts that does not say of which kind; %s %s reads it"
              .formatted(advice.rules(), PdnDialect.RUSSIAN),
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

  /**
   * Declares the result. A game that is won before its end on the board was resigned, unless the
   * record states another reason.
   */
  private <P, M> void declare(Rules<P, M> rules, Written written) {
    String text = written.value().strip();
    Optional<Disc> winner = PdnResult.winner(text);
    boolean isWon = winner.isPresent() && draft.line().size() > 0;
    boolean isDrawn = PdnResult.isDraw(text) && isOver(rules);
    Kind kind =
        PdnResult.isDraw(text)
            ? isDrawn ? Kind.UNKNOWN : Kind.AGREED
            : !isWon || isOver(rules)
                ? text.equals("*") ? Kind.UNFINISHED : Kind.UNKNOWN
                : isTimeLost ? Kind.TIME : Kind.RESIGNED;
    Outcome outcome =
        isDrawn
            ? Outcome.DRAWN
            : new Outcome(kind, OptionalInt.empty(), OptionalInt.empty(), winner);
    draft.declare(outcome, written.where());
    if (!text.isEmpty() && !text.equals("?") && !PdnResult.text(outcome).equals(text)) {
      draft.line().gameTag(PdnDialect.PREFIX + "Result", written.value());
    }
    boolean isKnown =
        isDrawn || kind != Kind.UNKNOWN || winner.isPresent() || text.matches("0-0|\\??");
    if (!isKnown) {
      draft.problem(ProblemCode.BAD_VALUE, written.where(), "'%s' is not a result".formatted(text));
    }
  }

  private <P, M> boolean isOver(Rules<P, M> rules) {
    StartSpec start =
        fen.<StartSpec>map(written -> new StartSpec.Setup(written.value().strip()))
            .orElse(StartSpec.STANDARD);
    GameRecord line = GameRecord.ofMoves(draft.line().moves()).withStart(start);
    return Replay.of(rules, line).isComplete();
  }

  /** The kinds of draughts by their numbers in the tag {@code GameType}. */
  private enum DraughtsKind {
    INTERNATIONAL(20, "international draughts"),
    ENGLISH(21, "English draughts"),
    ITALIAN(22, "Italian draughts"),
    POOL(23, "pool checkers"),
    RUSSIAN(25, "Russian draughts"),
    BRAZILIAN(26, "Brazilian draughts"),
    CZECH(29, "Czech draughts"),
    TURKISH(30, "Turkish draughts"),
    THAI(31, "Thai draughts"),
    FRISIAN(40, "Frisian draughts"),
    SPANTSIRETI(41, "Spantsireti");

    private static final Pattern TYPE = Pattern.compile("\\s*(\\d{1,3})\\s*(?:,.*)?");

    private final int number;
    private final String label;

    DraughtsKind(int number, String label) {
      this.number = number;
      this.label = label;
    }

    /** Whether a value means Russian draughts. */
    static boolean isRussian(String type) {
      return of(type).filter(RUSSIAN::equals).isPresent();
    }

    /** The name of the game that a value stands for. */
    static String name(String type) {
      return of(type).map(kind -> kind.label).orElse("the draughts of GameType " + type.strip());
    }

    private static Optional<DraughtsKind> of(String type) {
      Matcher matcher = TYPE.matcher(type);
      if (matcher.matches()) {
        for (DraughtsKind kind : values()) {
          if (kind.number == Integer.parseInt(matcher.group(1))) {
            return Optional.of(kind);
          }
        }
      }
      return Optional.empty();
    }
  }

  /**
   * Results of draughts, white first: {@code 1-0 0-1 1/2-1/2}, or in points {@code 2-0 0-2 1-1};
   * any score of two different numbers names the winner. {@code *} is unfinished.
   */
  static final class PdnResult {
    /** The mark of a draw that nobody agreed on. */
    private static final OptionalInt NO_DIFFERENCE = OptionalInt.of(0);

    private PdnResult() {}

    /** The winner of a written result; nothing if there is none. */
    static Optional<Disc> winner(String text) {
      return WrittenResult.read(text)
          .flatMap(
              result ->
                  switch (result) {
                    case WrittenResult.Won won -> Optional.of(won.side());
                    case WrittenResult.Counts(int white, int black) when white != black ->
                        Optional.of(white > black ? Disc.WHITE : Disc.BLACK);
                    default -> Optional.empty();
                  });
    }

    /** Whether a written result is a draw; in {@code 0-0} both sides have lost. */
    static boolean isDraw(String text) {
      Optional<WrittenResult> result = WrittenResult.read(text);
      return result.filter(PdnResult::isEven).isPresent();
    }

    private static boolean isEven(WrittenResult result) {
      return result instanceof WrittenResult.Drawn
          || result instanceof WrittenResult.Counts(int white, int black)
              && white == black
              && white > 0;
    }

    /** Whether two written results say the same. */
    static boolean areSame(String one, String other) {
      boolean isWon = winner(one).isPresent() && winner(one).equals(winner(other));
      return one.equals(other) || isWon || isDraw(one) && isDraw(other);
    }

    /** The written form of an outcome. */
    static String text(Outcome outcome) {
      return outcome.winner().isPresent()
          ? outcome.winner().get() == Disc.WHITE ? "1-0" : "0-1"
          : outcome.kind() == Outcome.Kind.AGREED || outcome.boardDiff().equals(NO_DIFFERENCE)
              ? "1/2-1/2"
              : "*";
    }
  }
}
