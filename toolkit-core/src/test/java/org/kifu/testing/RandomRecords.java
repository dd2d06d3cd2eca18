package org.kifu.testing;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Place;
import org.kifu.board.Position;
import org.kifu.board.StartSpec;
import org.kifu.game.ClockTime;
import org.kifu.game.Evaluation;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.Outcome;
import org.kifu.game.Outcome.Kind;
import org.kifu.game.Remark;
import org.kifu.game.Tag;
import org.kifu.game.TheoreticalScore;
import org.kifu.game.Variation;
import org.kifu.replay.Replay;
import org.kifu.rules.Othello;
import org.kifu.rules.Rules;

/** Records with legal moves and with all that GGF, SGF, PGN or JSON has a place for, at random. */
public final class RandomRecords {
  /** The characters of the texts of a record. */
  public enum Texts {
    PLAIN,
    ANY;

    private List<String> pieces() {
      return this == PLAIN ? PLAIN_PIECES : ANY_PIECES;
    }
  }

  private static final List<String> PLAIN_PIECES =
      List.of("a", "B", " ", "-", "9", "\u00E9", "\u6751", ".");

  private static final List<String> ANY_PIECES =
      List.of(
          "a",
          "]",
          "[",
          "\\",
          "{",
          "}",
          "(;",
          ";)",
          "(",
          ")",
          "\n",
          "\r\n",
          "  ",
          "\"",
          "%",
          ":",
          "?",
          "\u00E9",
          "(;FF[4]",
          "\n[Event \"x\"]",
          "[%emt 0:00:01]",
          "[%clk 0:09:01]",
          "B[f5]",
          "1. f5",
          "\t",
          "*");

  /** Games of draughts need not end. */
  private static final int MOST_PLIES = 120;

  private final String format;
  private final Random random;
  private final Texts texts;

  private RandomRecords(String format, Random random, Texts texts) {
    this.format = format;
    this.random = random;
    this.texts = texts;
  }

  /** Makes a record for one of the formats. */
  public static GameRecord of(String format, Random random, Texts texts) {
    return new RandomRecords(format, random, texts).record();
  }

  /** Makes a record of moves alone, from the start of the rules to the end or some plies far. */
  public static <P, M> GameRecord byRules(Rules<P, M> rules, StartSpec start, Random random) {
    P position = rules.start(start).orElseThrow();
    List<MoveToken> moves = new ArrayList<>();
    List<M> legal = rules.legalMoves(position);
    while (!legal.isEmpty() && moves.size() < MOST_PLIES) {
      M move = legal.get(random.nextInt(legal.size()));
      moves.add(rules.token(move));
      position = rules.play(position, move);
      legal = rules.legalMoves(position);
    }
    return new GameRecord(
        GameHeader.NONE,
        rules.name(),
        start,
        MoveList.of(moves),
        Outcome.NONE,
        Optional.empty(),
        Notes.NONE);
  }

  private GameRecord record() {
    MoveList whole = MoveList.of(Games.randomGame(random).stream().map(Place::on8x8).toList());
    var steps = Replay.of(Othello.RULES, GameRecord.ofMoves(whole)).steps();
    int from = random.nextBoolean() ? 0 : random.nextInt(steps.size());
    int to = from + random.nextInt(steps.size() - from + 1);
    List<MoveToken> moves = new ArrayList<>();
    List<Disc> movers = new ArrayList<>();
    boolean writesPasses = random.nextBoolean();
    for (int i = from; i < to; i++) {
      MoveToken token = Othello.RULES.token(steps.get(i).move());
      if (writesPasses || !(token instanceof MoveToken.Pass)) {
        moves.add(token);
        movers.add(steps.get(i).before().sideToMove());
      }
    }
    Notes notes = notes(moves.size(), 0);
    Position start = from == 0 ? Position.START : steps.get(from).before();
    return new GameRecord(
        header(),
        GameRecord.OTHELLO,
        StartSpec.of(start),
        MoveList.of(moves),
        isWhole() ? anyOutcome() : outcome(),
        isWhole() && random.nextBoolean()
            ? Optional.of(new TheoreticalScore(random.nextInt(65), random.nextInt(61)))
            : Optional.empty(),
        format.equals("sgf") && random.nextBoolean() ? timed(notes, movers) : notes);
  }

  /** The same with what SGF says of clocks, up to some move. */
  private Notes timed(Notes notes, List<Disc> movers) {
    List<Tag> tags = new ArrayList<>(notes.tags());
    List<ClockTime> clocks = new ArrayList<>();
    Map<Disc, BigDecimal> left = new EnumMap<>(Disc.class);
    BigDecimal limit = BigDecimal.valueOf(10_000_000, 2);
    tags.add(new Tag(0, "sgf:TM", limit.toPlainString()));
    int last = random.nextInt(movers.size() + 1);
    for (int i = 0; i < last; i++) {
      BigDecimal taken = BigDecimal.valueOf(random.nextInt(100_000), 2 + random.nextInt(2));
      BigDecimal after = left.getOrDefault(movers.get(i), limit).subtract(taken);
      left.put(movers.get(i), after);
      clocks.add(new ClockTime(i, taken.doubleValue()));
      tags.add(
          new Tag(i + 1, movers.get(i) == Disc.BLACK ? "sgf:BL" : "sgf:WL", after.toPlainString()));
    }
    tags.sort(Comparator.comparingInt(Tag::move));
    return new Notes(notes.remarks(), clocks, notes.evaluations(), tags, notes.variations());
  }

  private GameHeader header() {
    GameDate date =
        random.nextInt(4) == 0
            ? GameDate.UNKNOWN
            : new GameDate(1900 + random.nextInt(200), 1 + random.nextInt(12), random.nextInt(29));
    return new GameHeader(name(), name(), format.equals("ggf") ? "" : name(), name(), date);
  }

  /** Whether the notation has a place for everything. */
  private boolean isWhole() {
    return format.equals("json");
  }

  private Outcome anyOutcome() {
    Kind kind = List.of(Kind.values()).get(random.nextInt(Kind.values().length));
    Outcome outcome = new Outcome(kind, outcome().blackDiscs());
    outcome = random.nextBoolean() ? outcome.withBoardDiff(random.nextInt(129) - 64) : outcome;
    Disc winner = random.nextBoolean() ? Disc.BLACK : Disc.WHITE;
    return random.nextBoolean() ? outcome.withWinner(winner) : outcome;
  }

  private Outcome outcome() {
    return switch (random.nextInt(4)) {
      case 0 -> Outcome.NONE;
      case 1 -> new Outcome(Kind.UNFINISHED, OptionalInt.empty());
      case 2 ->
          new Outcome(
              format.equals("ggf") ? Kind.RESIGNED : Kind.UNKNOWN,
              OptionalInt.of(random.nextInt(65)));
      default -> Outcome.ofBlackDiscs(random.nextInt(65));
    };
  }

  private Notes notes(int moves, int depth) {
    List<Remark> remarks = new ArrayList<>();
    List<ClockTime> clocks = new ArrayList<>();
    List<Evaluation> evaluations = new ArrayList<>();
    List<Tag> tags = new ArrayList<>();
    List<Variation> variations = new ArrayList<>();
    for (int i = 0; i <= moves; i++) {
      if (random.nextInt(8) == 0) {
        remarks.add(new Remark(i, "c" + text() + "c"));
      }
      if (i < moves && random.nextInt(4) == 0 && !format.equals("sgf")) {
        clocks.add(new ClockTime(i, random.nextInt(1_000_000) / 1000.0));
      }
      if (i < moves && random.nextInt(4) == 0 && (isWhole() || format.equals("ggf"))) {
        evaluations.add(new Evaluation(i, (random.nextInt(12_800) - 6400) / 100.0));
      }
      if (random.nextInt(8) == 0) {
        tag(i, depth).ifPresent(tags::add);
      }
      boolean canLeave = isWhole() || format.equals("sgf") || format.equals("pgn") && i < moves;
      if (canLeave && depth < 3 && random.nextInt(10) == 0) {
        variations.add(variation(i, depth));
      }
    }
    return new Notes(remarks, clocks, evaluations, tags, variations);
  }

  private Variation variation(int move, int depth) {
    int count = 1 + random.nextInt(4);
    List<MoveToken> moves = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      moves.add(Place.on8x8(random.nextInt(64)));
    }
    return new Variation(move, MoveList.of(moves), notes(count, depth + 1));
  }

  private Optional<Tag> tag(int move, int depth) {
    boolean isOfGame = move == 0 && depth == 0;
    return switch (format) {
      case "ggf" -> Optional.of(new Tag(move, "ggf:XY", text()));
      case "sgf", "json" -> Optional.of(new Tag(move, "sgf:N", text()));
      default ->
          isOfGame
              ? Optional.of(new Tag(0, "pgn:Opening", text()))
              : Optional.of(new Tag(move, "pgn:NAG", Integer.toString(random.nextInt(140))));
    };
  }

  private String name() {
    return text().strip();
  }

  private String text() {
    StringBuilder text = new StringBuilder();
    List<String> pieces = texts.pieces();
    for (int i = random.nextInt(5); i > 0; i--) {
      text.append(pieces.get(random.nextInt(pieces.size())));
    }
    return text.toString();
  }
}
