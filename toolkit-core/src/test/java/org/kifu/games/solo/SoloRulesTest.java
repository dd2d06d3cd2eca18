package org.kifu.games.solo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.games.solo.Deal.Tile;
import org.kifu.games.solo.SoloPosition.SoloMove;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Rules;
import org.kifu.rules.TokenMeaning;
import org.kifu.testing.Slow;

class SoloRulesTest {
  private static final SoloRules RULES = SoloRules.RULES;

  /** The layout with the black 1 on c3, and what the booklet does not say as it comes. */
  private static final String DEAL =
      "a3=g1 a6=g2 b2=b2 b4=g3 b5=g4 b7=g5 c1=g6 c3=b1 c6=g7 c8=g8 d2=g9 d7=g10 e2=g- e7=g- f1=b3"
          + " f3=b4 f6=b5 f8=b6 g2=b7 g4=b8 g5=b9 g7=b10 h3=b- h6=b-";

  /** Its pictures 2 and 3: one disc turns over, two tiles are uncovered. */
  @Test
  void theFirstMoveOfTheBookletsExampleTurnsADiscAndUncoversTwoTiles() {
    SoloPosition start = start();
    SoloPosition after = play(start, "gold:d3");
    assertThat(Long.bitCount(start.black() & after.gold())).isEqualTo(1);
    assertThat(names(after.up())).containsExactly("d2", "c3");
    assertThat(after.won()).isZero();
  }

  /** Its pictures 4 and 5: the tile with the 1 is won, three are uncovered. */
  @Test
  void theSecondWinsTheTileWithTheOneAndUncoversThree() {
    SoloPosition before = play(start(), "gold:d3");
    SoloPosition after = play(before, "gold:b3");
    assertThat(names(after.won())).containsExactly("c3");
    assertThat(SoloScore.of(after)).isEqualTo(new SoloScore(1, 1, 0));
    assertThat(names(after.up() & ~before.up())).containsExactly("b2", "a3", "b4");
    assertThat(after.black()).isEqualTo(before.black());
    assertThat(names(after.free())).contains("c3");
  }

  /** Gold on b2 and gold on d4 would enclose the black 1 on c3; it lies face down until then. */
  @Test
  void aTileThatLiesFaceDownIsNotEnclosed() {
    SoloPosition open =
        new SoloPosition(
            Deal.parse(DEAL).orElseThrow(),
            1L << Square.parse("d4"),
            0,
            1L << Square.parse("c3"),
            0);
    assertThat(resolve(open, "gold:b2"))
        .isEqualTo(
            "gold:b2 encloses no black disc and no single black tile that lay face up;"
                + " the tile on c3 lies face down");
  }

  /** Only single tiles are enclosed, several at once. */
  @Test
  void severalTilesAreWonAtOnceAndRowsOfTilesAreNot() {
    SoloPosition position =
        new SoloPosition(
            Deal.parse(DEAL).orElseThrow(), set("c4 a2"), set("b6"), 0, set("c3 b2 b4 b5"));
    assertThat(names(position.taken(Disc.WHITE, Square.parse("c2")))).containsExactly("b2", "c3");
    assertThat(position.taken(Disc.BLACK, Square.parse("b3"))).isZero();
  }

  private static long set(String names) {
    return Arrays.stream(names.split(" ", -1)).mapToLong(name -> 1L << Square.parse(name)).sum();
  }

  @Test
  void theGameHas24TilesThatSumTo110() {
    assertThat(Tile.ALL).hasSize(24);
    assertThat(Tile.ALL.stream().mapToInt(Tile::number).sum()).isEqualTo(110);
    assertThat(new SoloScore(24, 110, 4).points()).isEqualTo(220);
    assertThat(new SoloScore(23, 110, 3).points()).isEqualTo(110);
  }

  /** A plain board with loops says the same at every move of games played at random. */
  @Slow
  @Test
  void agreesWithThePlainBoard() {
    for (int seed = 1; seed <= 200; seed++) {
      Random random = new Random(seed);
      Deal deal = Deal.random(new SplittableRandom(seed));
      PlainSolo plain = new PlainSolo(deal);
      SoloPosition position = SoloPosition.start(deal);
      List<SoloMove> moves = RULES.legalMoves(position);
      while (!moves.isEmpty()) {
        assertThat(legal(moves)).isEqualTo(plain.legal());
        SoloMove move = moves.get(random.nextInt(moves.size()));
        position = position.played(move);
        plain.play(move.colour(), move.square());
        assertThat(squares(position.up())).isEqualTo(plain.faceUp());
        assertThat(SoloScore.of(position).sum())
            .isEqualTo(plain.won.stream().mapToInt(Tile::number).sum());
        moves = RULES.legalMoves(position);
      }
      winsNothingMore(plain, new Random(seed));
    }
  }

  /** Where the rules say that no more can be won, playing on wins nothing. */
  private static void winsNothingMore(PlainSolo plain, Random random) {
    int won = plain.won.size();
    List<String> legal = List.copyOf(plain.legal());
    while (!legal.isEmpty()) {
      String[] move = legal.get(random.nextInt(legal.size())).split(" ", -1);
      plain.play(Disc.valueOf(move[0]), Integer.parseInt(move[1]));
      legal = List.copyOf(plain.legal());
    }
    assertThat(plain.won).hasSize(won);
  }

  private static Set<String> legal(List<SoloMove> moves) {
    return moves.stream()
        .map(move -> move.colour() + " " + move.square())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "gold:a1 | gold:a1 encloses no black disc and no single black tile that lay face up",
        "black:b3 | black:b3 encloses no gold disc and no single gold tile that lay face up",
        "gold:d1 | gold:d1 encloses no black disc and no single black tile that lay face up;"
            + " the tile on d2 is gold too",
        "gold:c3 | a tile lies on c3",
        "gold:d4 | d4 is taken",
        "pass | nobody passes in the solo game: it ends when no disc can be placed",
        "gold:j9 | j9 is not a square of the 8x8 board",
        "f5 | f5 does not say which side of the disc is up: write gold:f5 or black:f5"
      })
  void refusesInItsOwnWords(String token, String message) {
    SoloPosition position = play(start(), "gold:d3");
    assertThat(resolve(position, token)).isEqualTo(message);
  }

  @Test
  void aTileThatNobodyHasSeenIsNotWon() {
    SoloPosition start = RULES.start(StartSpec.STANDARD).orElseThrow();
    assertThat(resolve(play(start, "gold:d3"), "gold:b3"))
        .isEqualTo("gold:b3 encloses the tile on c3, and the record does not say what that is");
  }

  @Test
  void otherGamesRefuseAColour() {
    var othello = Catalogue.byName("othello").orElseThrow().rules();
    assertThat(refusal(othello, "black:f5"))
        .isEqualTo("black:f5 chooses a colour, and by these rules nobody chooses");
  }

  private static <P, M> String refusal(Rules<P, M> rules, String token) {
    P start = rules.start(StartSpec.STANDARD).orElseThrow();
    return ((TokenMeaning.Illegal<M>) rules.resolve(start, MoveToken.parse(token))).message();
  }

  @ParameterizedTest
  @CsvSource({"a3=g1, of 23 too few", "a3=g1 a3=g1, twice", "d4=g1, on the centre", "a3, no face"})
  void aDealHasAll24Tiles(String text, String why) {
    assertThat(Deal.parse(text)).as(why).isEmpty();
    assertThat(Deal.parse(DEAL.replace("h6=b-", "h6=g-"))).as("three blanks of gold").isEmpty();
  }

  @Test
  void aDealReadsWhatItWrites() {
    assertThat(Deal.parse(Deal.USUAL.toString())).contains(Deal.USUAL);
    assertThat(Deal.parse(DEAL).map(Deal::toString).flatMap(Deal::parse))
        .isEqualTo(Deal.parse(DEAL));
  }

  private static SoloPosition start() {
    return RULES.start(new StartSpec.Setup(DEAL)).orElseThrow();
  }

  private static SoloPosition play(SoloPosition position, String token) {
    var legal = (TokenMeaning.Legal<SoloMove>) RULES.resolve(position, MoveToken.parse(token));
    return RULES.play(position, legal.move());
  }

  private static String resolve(SoloPosition position, String token) {
    return ((TokenMeaning.Illegal<SoloMove>) RULES.resolve(position, MoveToken.parse(token)))
        .message();
  }

  private static Set<Integer> squares(long set) {
    Set<Integer> squares = new TreeSet<>();
    for (long left = set; left != 0; left &= left - 1) {
      squares.add(Long.numberOfTrailingZeros(left));
    }
    return squares;
  }

  private static List<String> names(long set) {
    return squares(set).stream().map(Square::name).toList();
  }
}
