package org.kifu.format.text.arrange;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.kifu.format.text.find.Run;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.CutGames;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.judge.GameNote;
import org.kifu.format.text.judge.Judge;
import org.kifu.format.text.page.Row;

/**
 * Reads blocks of a page whose squares are no games in the order of the text in another
 * arrangement, if one is legal and explains clearly more.
 */
public final class Mending {
  /** The most rows of a block that is looked at, which bounds the time. */
  private static final int MOST_ROWS = 3000;

  private static final int MOST_OF_GAME = 60;

  /** The least number of squares of a game in another arrangement. */
  private static final int LEAST = 8;

  /** The least number of squares of a block; so many are mirrored if all are legal only so. */
  private static final int FEW = 5;

  /** The number of moves that are no accident. */
  private static final int CLEAR = 20;

  /** The share of squares in clear games from which on a block is read as it is. */
  private static final double CLEAR_SHARE = 0.85;

  private static final double ALMOST_ALL = 0.9;

  /**
   * The share of squares that another arrangement has to take, and of its own if it takes only
   * some.
   */
  private static final double MOST = 0.8;

  private static final double WHOLE_CHOICE = 0.95;

  /** The price of a game; of faults; of no end; the gain for an end, all in squares. */
  private static final double GAME = 3;

  private static final double UNSOUND = 4;
  private static final double OPEN = 3;
  private static final double ENDED = 3;

  /** The price of each square that the order of the text leaves out. */
  private static final double LEFT_OUT = 0.5;

  /** The gain that another arrangement needs above that of the order of the text. */
  private static final double MORE = 3;

  /** The difference up to which a second arrangement makes the first one doubtful. */
  private static final double NEARLY = 4;

  /** The gain for a number that counts the moves of a side, as that of the judge. */
  private static final double NUMBER_AGREES = 0.2;

  /** The gain for sides that words name and that play their own moves only. */
  private static final double NAMED = 5;

  private static final double FIRST_LEFT_OUT = 2;
  private static final double MIRRORED = 3;
  private static final double MIRRORED_WHOLE = 1;

  private static final int OTHER_RANK = 56;

  private final Judge judge;
  private final SideLists sides;
  private final FirstLeftOut openings;

  /** A mender by the rules of a judge. */
  public Mending(Judge judge) {
    this.judge = judge;
    this.sides = new SideLists(judge);
    this.openings = new FirstLeftOut(judge);
  }

  /** An arrangement that is legal. */
  private record Legal(
      String name, double value, List<FoundGame> games, GameNote.Kind note, boolean isWhole) {
    List<String> moves() {
      return games.stream().map(FoundGame::moves).toList();
    }

    int size() {
      return games.stream().mapToInt(FoundGame::size).sum();
    }
  }

  /**
   * What is read in other arrangements.
   *
   * @param games the games in other arrangements
   * @param rows the rows that they take from the order of the text
   */
  public record Mended(List<FoundGame> games, BitSet rows) {}

  /**
   * Reads blocks in other arrangements.
   *
   * @param games the games in the order of the text
   */
  public Mended mend(List<Row> rows, List<FoundGame> games, List<Run> runs) {
    Mended mended = new Mended(new ArrayList<>(), new BitSet());
    Map<Integer, List<Run>> runsOf = new HashMap<>();
    runs.forEach(
        run -> runsOf.computeIfAbsent(run.row().number(), r -> new ArrayList<>()).add(run));
    Map<Integer, List<FoundGame>> gamesOf = new HashMap<>();
    for (FoundGame game : games) {
      for (int row : game.rows()) {
        gamesOf.computeIfAbsent(row, each -> new ArrayList<>(1)).add(game);
      }
    }
    for (List<Row> region : SideLists.continued(Block.divide(rows))) {
      Block block = block(region, runsOf);
      if (block.squares().size() <= MOST_OF_GAME) {
        mend(block, gamesOf, mended);
      }
    }
    for (List<Row> region : regions(rows)) {
      List<Row> left = region.stream().filter(row -> !mended.rows().get(row.number())).toList();
      if (region.size() <= MOST_ROWS) {
        mend(block(left, runsOf), gamesOf, mended);
      }
    }
    return mended;
  }

  private static Block block(List<Row> rows, Map<Integer, List<Run>> runsOf) {
    return new Block(
        rows,
        rows.stream()
            .flatMap(row -> runsOf.getOrDefault(row.number(), List.of()).stream())
            .toList());
  }

  /** The blocks of a page, two blocks that begin with the names of both sides, and the page. */
  private static List<List<Row>> regions(List<Row> rows) {
    List<List<Row>> blocks = Block.divide(rows);
    List<List<Row>> regions = new ArrayList<>(blocks);
    for (int i = 1; i < blocks.size(); i++) {
      List<Row> before = blocks.get(i - 1);
      List<Row> block = blocks.get(i);
      int side = SideLists.colour(before.getFirst(), "");
      if (side != 0 && side == -SideLists.colour(block.getFirst(), "")) {
        List<Row> both = new ArrayList<>(before);
        both.addAll(block);
        regions.add(both);
      }
    }
    if (blocks.size() > 1 && rows.size() < MOST_ROWS) {
      regions.add(rows);
    }
    return regions;
  }

  private void mend(Block block, Map<Integer, List<FoundGame>> gamesOf, Mended mended) {
    if (block.squares().size() < FEW) {
      return;
    }
    BlockGames plain = BlockGames.of(block, gamesOf);
    if (plain.isClear()) {
      return;
    }
    boolean isSettled = plain.isSettled(judge);
    double least = plain.value() + MORE;
    List<Legal> legal =
        legal(block, isSettled).stream()
            .filter(each -> each.value() > least)
            .sorted(Comparator.comparingDouble(Legal::value).reversed())
            .toList();
    if (legal.isEmpty()) {
      return;
    }
    Legal best = legal.getFirst();
    Optional<Legal> rival =
        legal.stream()
            .skip(1)
            .filter(each -> each.value() > best.value() - NEARLY)
            .filter(each -> !each.moves().equals(best.moves()))
            .filter(each -> each.size() >= best.size() || best.size() < block.squares().size())
            .findFirst();
    if (rival.isPresent()) {
      leave(block, plain, best, rival.get(), mended);
      return;
    }
    if (best.note() != GameNote.Kind.FIRST_MOVE_ADDED) {
      String words = best.note() == GameNote.Kind.MIRRORED ? "" : best.name();
      best.games().forEach(game -> game.note(best.note(), words));
    }
    mended.games().addAll(best.games());
    block.rows().forEach(row -> mended.rows().set(row.number()));
  }

  /** Leaves a block as it is written, and says in which two arrangements it is legal. */
  private static void leave(Block block, BlockGames plain, Legal best, Legal rival, Mended mended) {
    String both =
        "%s, and as %s: %s and %s"
            .formatted(
                best.name(), rival.name(), best.moves().getFirst(), rival.moves().getFirst());
    if (2 * plain.inside() < block.squares().size()) {
      FoundGame written = FoundGame.broken(block.squares());
      written.note(GameNote.Kind.ALSO_LEGAL, both);
      mended.games().add(written);
      block.rows().forEach(row -> mended.rows().set(row.number()));
    } else {
      plain.games().iterator().next().note(GameNote.Kind.ALSO_LEGAL, both);
    }
  }

  /** The arrangements of a block that are legal and take almost all of its squares. */
  private List<Legal> legal(Block block, boolean isSettled) {
    List<Legal> legal = new ArrayList<>();
    for (Arrangement arrangement : Arrangement.ALL) {
      for (Proposal proposal : arrangement.proposals(block)) {
        if (!isSettled || !proposal.isOfAll()) {
          judge(proposal, legal);
        }
      }
    }
    if (!isSettled) {
      Optional<String> named = sides.named(block).map(FoundGame::moves);
      for (FoundGame game : sides.games(block)) {
        double ofNames = named.filter(game.moves()::equals).isPresent() ? NAMED : 0;
        double ofNumbers = NUMBER_AGREES * SideLists.numbered(game);
        double value =
            (game.isEnded() ? ENDED : 0)
                + game.size()
                + ofNumbers
                + ofNames
                - GAME
                - SideLists.COST;
        legal.add(new Legal(SideLists.NAME, value, List.of(game), GameNote.Kind.LAYOUT, false));
      }
    }
    firstLeftOut(block, legal);
    mirrored(block, legal);
    double least = Math.max(LEAST, MOST * block.squares().size());
    legal.removeIf(
        each ->
            each.size() < least && !each.isWhole()
                || !each.games().stream().allMatch(FoundGame::isSound));
    return legal;
  }

  private void judge(Proposal proposal, List<Legal> legal) {
    List<Run> stream = List.of(Run.of(proposal.squares()));
    if (proposal.choice() == Proposal.Choice.LOG && !isClearLog(proposal.squares())
        || !judge.isHopeful(stream)) {
      return;
    }
    CutGames verdict = judge.explain(stream, false);
    List<FoundGame> games = verdict.games();
    boolean isOther =
        proposal.choice() != Proposal.Choice.FROM_BOTTOM
            || games.stream().noneMatch(Mending::isInTextOrder);
    if (!games.isEmpty() && isOther) {
      FoundGame first = games.getFirst();
      boolean isWhole =
          !proposal.isOfAll()
              && games.size() == 1
              && first.size() >= WHOLE_CHOICE * proposal.squares().size()
              && (first.isEnded() || first.size() >= CLEAR && first.isSound());
      double value = verdict.gain() - proposal.cost();
      legal.add(new Legal(proposal.name(), value, games, GameNote.Kind.LAYOUT, isWhole));
    }
  }

  /** Whether no square of a game stands above the one before it. */
  private static boolean isInTextOrder(FoundGame game) {
    return IntStream.range(1, game.size())
        .allMatch(
            i -> game.squares().get(i).row().number() >= game.squares().get(i - 1).row().number());
  }

  /** Whether the first squares of a log are legal: there are many signs, and one is right. */
  private boolean isClearLog(List<WrittenSquare> squares) {
    int least = Math.min(LEAST + LEAST / 2, squares.size());
    return judge.legal(squares.subList(0, least), judge.start()) == least;
  }

  private void firstLeftOut(Block block, List<Legal> legal) {
    OptionalInt first = openings.firstMove(block.runs(), 1);
    if (first.isPresent()) {
      List<FoundGame> games =
          block.runs().stream()
              .flatMap(run -> openings.game(run, first.getAsInt()).stream())
              .toList();
      double value = games.stream().mapToDouble(game -> game.size() - 1 - GAME).sum();
      legal.add(
          new Legal(
              "the first move left out",
              value - FIRST_LEFT_OUT,
              games,
              GameNote.Kind.FIRST_MOVE_ADDED,
              false));
    }
  }

  private void mirrored(Block block, List<Legal> legal) {
    if (judge.usualSpelling().isLarge()) {
      return;
    }
    List<Run> mirrored = new ArrayList<>();
    for (Run run : block.runs()) {
      mirrored.add(
          run.with(
              run.squares().stream()
                  .map(square -> square.as(square.square() ^ OTHER_RANK))
                  .toList()));
    }
    if (judge.isHopeful(mirrored)) {
      CutGames verdict = judge.explain(mirrored, false);
      List<FoundGame> games = verdict.games();
      boolean isWhole =
          games.size() == 1
              && games.getFirst().isSound()
              && games.getFirst().size() == block.squares().size();
      double value = verdict.gain() - (isWhole ? MIRRORED_WHOLE : MIRRORED);
      legal.add(new Legal("mirrored", value, games, GameNote.Kind.MIRRORED, isWhole));
    }
  }

  /**
   * The games that the order of the text makes on a block.
   *
   * @param inside the number of their squares on the block
   * @param clear the number of these in sound games that ended or are long
   */
  private record BlockGames(Block block, Collection<FoundGame> games, int inside, int clear) {
    static BlockGames of(Block block, Map<Integer, List<FoundGame>> gamesOf) {
      BitSet rows = new BitSet();
      block.rows().forEach(row -> rows.set(row.number()));
      Map<FoundGame, FoundGame> games = new LinkedHashMap<>();
      for (Row row : block.rows()) {
        gamesOf.getOrDefault(row.number(), List.of()).forEach(game -> games.put(game, game));
      }
      int inside = 0;
      int clear = 0;
      for (FoundGame game : games.values()) {
        int own =
            (int) game.squares().stream().filter(square -> rows.get(square.row().number())).count();
        inside += own;
        clear += game.isSound() && (game.isEnded() || game.size() >= CLEAR) ? own : 0;
      }
      return new BlockGames(block, games.values(), inside, clear);
    }

    boolean isClear() {
      int all = block.squares().size();
      return clear >= CLEAR_SHARE * all || clear > 0 && inside >= ALMOST_ALL * all;
    }

    /**
     * Whether a game is legal for many moves that stand one behind the other. Then the order of the
     * text is the order of the moves, and what is not legal is damage.
     */
    boolean isSettled(Judge judge) {
      IdentityHashMap<WrittenSquare, Integer> places = new IdentityHashMap<>();
      block.squares().forEach(square -> places.put(square, places.size()));
      return games.stream()
          .filter(game -> !(game.isSound() && game.isEnded()) && game.size() >= CLEAR)
          .filter(game -> judge.legal(game.squares().subList(0, CLEAR), judge.start()) == CLEAR)
          .anyMatch(game -> areTogether(game.squares(), places));
    }

    private static boolean areTogether(
        List<WrittenSquare> squares, IdentityHashMap<WrittenSquare, Integer> places) {
      Integer first = places.get(squares.getFirst());
      Integer last = places.get(squares.get(CLEAR - 1));
      return first != null && last != null && last - first == CLEAR - 1;
    }

    double value() {
      double value = inside - LEFT_OUT * Math.max(0, block.squares().size() - inside);
      for (FoundGame game : games) {
        value -= GAME + (game.isSound() ? 0 : UNSOUND) + (game.isEnded() ? -ENDED : OPEN);
      }
      return value;
    }
  }
}
