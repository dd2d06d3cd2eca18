package org.kifu.format.text.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Pass;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.game.Remark;
import org.kifu.replay.Replay;
import org.kifu.rules.Othello;
import org.kifu.testing.Draw;
import org.kifu.testing.Property;
import org.kifu.testing.Reading;

class TranscriptFormsTest {
  /** The drawn line that H. Takizawa published (arXiv 2310.19387), in blocks as printed. */
  private static final String TAKIZAWA =
      "F5D6C3D3 C4F4F6F3 E6E7D7C5 B6D8C6C7 D2B5A5A6 A7G5E3B4 C8G6G4C2 E8D1F7E2 G3H4F1E1 F2G1B1F8"
          + " G8B3H3B2 H5B7A3A4 A1A2C1H2 H1G2B8A8 G7H8H7H6";

  /** A game as PlayOK writes it, with both passes and the score. */
  private static final String PLAYOK =
      "1. f5 d6 2. c3 d3 3. c4 f4 4. c5 b3 5. c2 e3 6. d2 b4 7. e2 e6 8. e7 f3 9. g4 g3 10. g5 f2"
          + " 11. f1 c1 12. c7 f6 13. f7 d7 14. c6 b5 15. c8 h5 16. h6 h4 17. b6 h7 18. a5 g6 19."
          + " d1 f8 20. e8 d8 21. h2 b8 22. a2 a3 23. a4 a7 24. b1 e1 25. b2 b7 26. g2 h1 27. h3 g1"
          + " 28. h8 a1 29. a6 -- 30. a8 -- 31. g8 g7 37-27";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "f5d6c3d3c4",
        "F5D6C3D3C4",
        "F5d6C3d3C4",
        "f5D6c3D3c4",
        "f5 d6 c3 d3 c4",
        "f5,d6;c3, d3 ; c4",
        "f5-d6-c3-d3-c4",
        "f5/d6/c3/d3/c4",
        "f5\td6\tc3\td3\tc4",
        "f5>d6>c3>d3>c4",
        "f5 > d6 > c3 > d3 > c4",
        "f5 -> d6 -> c3 -> d3 -> c4",
        "f5\u2192d6\u2192c3\u2192d3\u2192c4",
        "f5d6 c3d3 c4",
        "  f5d6c3d3c4  ",
        "f5d6c3d3c4\r\n",
        "f5d6c3\r\nd3c4\r\n",
        "f5\nd6\nc3\nd3\nc4\n",
        "f5d6\rc3d3\rc4",
        "f5d6c3\n\nd3c4",
        "1. f5 d6 2. c3 d3 3. c4",
        "1.f5 2.d6 3.c3 4.d3 5.c4",
        "1:f5 2:d6 3:c3 4:d3 5:c4",
        "1) f5 d6\n2) c3 d3\n3) c4",
        "1 f5 2 d6 3 c3 4 d3 5 c4",
        "1. f5 1... d6 2. c3 2... d3 3. c4",
        "+f5-d6+c3-d3+c4",
        "p@f5 P@d6 p@c3 P@d3 p@c4",
        "\uFEFFf5d6c3d3c4",
        "f5\u200Bd6\u200Bc3d3c4",
        "\uFF46\uFF15\uFF44\uFF16\uFF43\uFF13\uFF24\uFF13\uFF23\uFF14",
        "\uFF46\uFF15\uFF0C\uFF44\uFF16\u3001\uFF43\uFF13\u3000\uFF24\uFF13\u3000\uFF23\uFF14",
        "1\uFF0Ef5 d6 2\uFF0Ec3 d3 3\uFF1Ac4",
        "\u2460f5\u2461d6\u2462c3\u2463d3\u2464c4",
        "\u2460 f5 \u2461 d6 \u2462 c3 \u2463 d3 \u2464 c4",
        "5f6d3c3d4c",
        "5F 6D 3C 3D 4C",
        "5f,6d,3c,3d,4c",
        "\uFF15\uFF46\uFF16\uFF44 3c3d4c",
        "+f5-d6+c3-d3+c4:",
        "B f5 W d6 B c3 W d3 B c4",
        "B: f5 W: d6 B: c3 W: d3 B: c4",
        "Black: f5 White: d6 Black: c3 White: d3 Black: c4",
        "\u9ED2 f5 \u767D d6 \u9ED2 c3 \u767D d3 \u9ED2 c4",
        "\u25CFf5 \u25CBd6 \u25CFc3 \u25CBd3 \u25CFc4",
        "> f5 d6 c3\n> d3 c4",
        ">> f5d6c3\n>> d3c4",
        "> > 1. f5 d6 2. c3\n> > 2... d3 3. c4",
        "| f5d6c3d3c4",
        "f5&nbsp;d6&nbsp;c3&#160;d3&#xA0;c4",
        "<p>f5 d6 c3 d3 c4</p>",
        "<b>f5</b> <i>d6</i> c3<br>d3<br/>c4",
        "f5! d6? c3!? d3?? c4",
        "[f5, d6, c3, d3, c4]",
        "\"f5\", \"d6\", \"c3\", \"d3\", \"c4\"",
        "f5.d6.c3.d3.c4",
        "f5|d6|c3|d3|c4",
        "f5_d6_c3_d3_c4",
      })
  void readsTheSameMovesInEveryCommonForm(String text) {
    Reading reading = Reading.of(text);
    assertThat(reading.format()).contains("transcript");
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4");
    assertThat(reading.findings()).isEmpty();
  }

  /** What is taken with a finding: the page of a web site, an address, digits for squares. */
  @ParameterizedTest
  @CsvSource(
      delimiterString = " => ",
      value = {
        "https://example.org/view?lang=en&kifu=f5d6c3d3c4#top =>"
            + " t:1:1: game 1: ignored 'https://example.org/view?lang=en&kifu=' [text-ignored]",
        "http://example.org/f5d6c3d3c4 =>"
            + " t:1:1: game 1: ignored 'http://example.org/' [text-ignored]",
        "56 64 33 34 43 => t:1:1: game 1: row and column [square-codes]",
        "5664333443 => t:1:1: game 1: row and column [square-codes]",
        "f5d6\u04413d3\u04214 => t:1:5: game 1: '\u0441' (CYRILLIC SMALL LETTER ES) is read as c"
            + " more such letter [look-alike]",
        "f5 d6 \u04413 d3 c4 =>"
            + " t:1:7: game 1: '\u0441' (CYRILLIC SMALL LETTER ES) is read as c [look-alike]",
      })
  void readsTheSameMovesWithAFinding(String text, String finding) {
    Reading reading = Reading.of(text);
    assertThat(reading.format()).contains("transcript");
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4");
    assertThat(reading.findings()).singleElement().asString().contains(finding.split(" ", -1));
  }

  @ParameterizedTest
  @CsvSource({
    "a, \u0430\u0410",
    "b, \u0432\u0412",
    "c, \u0441\u0421",
    "e, \u0435\u0415",
    "h, \u043D\u041D",
  })
  void takesEachCyrillicLetterThatLooksLikeOneOfASquare(String letter, String lookAlikes) {
    String game = TAKIZAWA.replace(" ", "").toLowerCase(Locale.ROOT);
    for (int at = 0; at < lookAlikes.length(); at++) {
      Reading reading = Reading.of(game.replace(letter.charAt(0), lookAlikes.charAt(at)));
      assertThat(reading.moves()).containsExactly(game);
      assertThat(reading.codes()).containsExactly("look-alike");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"windows-1251", "KOI8-R", "UTF-8", "UTF-16LE"})
  void takesLookAlikesInEveryEncodingOfThem(String charset) {
    String text =
        "\uFEFF".repeat(charset.startsWith("UTF-1") ? 1 : 0) + "\u04414\u04353f6\u04356f5\n";
    Reading reading = Reading.of(text.getBytes(Charset.forName(charset)));
    assertThat(reading.moves()).containsExactly("c4e3f6e6f5");
    assertThat(reading.codes()).contains("look-alike");
  }

  @Test
  void aRussianWordIsNotAListOfLookAlikes() {
    assertThat(Reading.of("f5d6c3 \u0441\u0435\u0430\u043D\u0441 d3").codes())
        .containsExactly("text-ignored");
  }

  @ParameterizedTest
  @CsvSource({"+f5-d6+c3-d3+c4: +04 10, 34", "+f5-d6+c3-d3+c4: -10 10, 27", "+f5-d6: +00 10, 32"})
  void theDifferenceBehindALineOfLogistelloIsItsResult(String text, int blackDiscs) {
    assertThat(only(text).declared().blackDiscs()).hasValue(blackDiscs);
    assertThat(Reading.of(text).findings()).isEmpty();
  }

  @Test
  void digitsThatDoNotMakeAGameAreNotSquares() {
    assertThat(Reading.of("11 22 33 44 55").games()).isEmpty();
    assertThat(Reading.of("f5d6c3d3c4\n12 34 56 78\n").moves()).containsExactly("f5d6c3d3c4");
  }

  @Test
  void digitsThatGoOnWithAGameAreSquares() {
    assertThat(Reading.of("56 64 33 34\n43 46 66 36\n").moves())
        .containsExactly("f5d6c3d3c4f4f6f3");
    assertThat(Reading.of("+65-46+33-43+34").moves()).containsExactly("f5d6c3d3c4");
  }

  @Test
  void aNumberIsNotASquareAmongOrdinaryMoves() {
    assertThat(Reading.of("5f f5d6c3").moves()).containsExactly("f5d6c3");
  }

  @ParameterizedTest
  @ValueSource(strings = {"pa", "PS", "pas", "pass", "@@", "@@@@", "p@@@", "\u30D1\u30B9"})
  void knowsThePassesThatPeopleWrite(String pass) {
    assertThat(only("f5 d6 " + pass + " c3").moves().get(2)).isEqualTo(Pass.WRITTEN);
  }

  @Test
  void aSemicolonBeforeWordsBeginsAComment() {
    GameRecord game = only("f5d6c3 ; better c4");
    assertThat(game.moves()).hasSize(3);
    assertThat(game.remarks()).containsExactly(new Remark(3, "better c4"));
  }

  @Test
  void aLongCommentDoesNotHideAGame() {
    assertThat(Reading.of("f5d6c3 % after c4 comes e3").moves()).containsExactly("f5d6c3");
  }

  @Test
  void aLineThatLacksItsFirstMoveGetsIt() {
    Reading reading = Reading.of("c3c4e3c2b3d2e1d1c1 % a book\n");
    assertThat(reading.moves()).containsExactly("d3c3c4e3c2b3d2e1d1c1");
    assertThat(reading.findings())
        .singleElement()
        .asString()
        .startsWith("t:1:1: game 1:")
        .contains("d3")
        .endsWith("[first-move-added]");
    ParsedGame game = reading.games().getFirst();
    assertThat(game.origin().ofMove(0)).hasToString("t:1:1");
    assertThat(game.origin().ofMove(3)).hasToString("t:1:5");
    assertThat(reading.records().getFirst().remarks()).containsExactly(new Remark(10, "a book"));
  }

  @Test
  void fewMovesAreNotCompleted() {
    assertThat(Reading.of("c3c4e3c2").moves()).containsExactly("c3c4e3c2");
  }

  /** A star says nothing, but keeps a line from the fast ways. */
  @Property(tries = 500)
  void theFastWaysSayWhatTheSlowOneSays(Draw draw) {
    List<String> pieces = pieces(draw);
    String text = String.join("", pieces) + " e6";
    Reading fast = Reading.of(text + " ", "transcript");
    Reading slow = Reading.of(text + " *", "transcript");
    assertThat(fast.records()).isEqualTo(slow.records());
    assertThat(fast.codes()).isEqualTo(slow.codes());
    assertThat(fast.games()).hasSameSizeAs(slow.games());
    for (int i = 0; i < fast.games().size(); i++) {
      for (int move = 0; move < 5; move++) {
        assertThat(fast.games().get(i).origin().ofMove(move))
            .isEqualTo(slow.games().get(i).origin().ofMove(move));
      }
    }
  }

  private static List<String> pieces(Draw draw) {
    return draw.list(
        1,
        10,
        () ->
            draw.oneOf(
                "f5", "D6", "c3 ", "d3", " c4", "f4", " ", ", ", "1. ", " 2. ", "3... ", "10.",
                " -- ", " 37-27", "c9", "e10", "12"));
  }

  @Test
  void readsThePublishedDrawInBlocks() {
    GameRecord game = only(TAKIZAWA);
    assertThat(game.moves()).hasSize(60).doesNotContain(Pass.WRITTEN);
    assertThat(Replay.of(Othello.RULES, game).isComplete()).isTrue();
    assertThat(Replay.of(Othello.RULES, game).count().blackDiscDiff()).isZero();
  }

  @Test
  void readsPassesMoveNumbersAndTheScoreOfPlayOk() {
    GameRecord game = only(PLAYOK);
    assertThat(game.moves()).hasSize(62);
    assertThat(game.moves().get(57)).isEqualTo(Pass.WRITTEN);
    assertThat(game.declared().blackDiscs()).hasValue(37);
    assertThat(Replay.of(Othello.RULES, game).isComplete()).isTrue();
    GameRecord withoutPasses = only(PLAYOK.replace(" --", ""));
    assertThat(withoutPasses.moves()).hasSize(60);
    assertThat(Replay.of(Othello.RULES, withoutPasses).end())
        .isEqualTo(Replay.of(Othello.RULES, game).end());
  }

  @Test
  void readsAGameThatWrapsAnywhere() {
    assertThat(Reading.of(PLAYOK.replaceAll("(.{1,40}) ", "$1\n")).records())
        .containsExactly(only(PLAYOK));
    String joined = TAKIZAWA.replace(" ", "");
    for (int width : new int[] {2, 4, 10, 20, 34, 60}) {
      assertThat(Reading.of(joined.replaceAll("(.{" + width + "})", "$1\n")).records())
          .containsExactly(only(TAKIZAWA));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {7, 13, 31, 75})
  void aLineBreakMayStandInsideASquare(int width) {
    String wrapped = TAKIZAWA.replace(" ", "").replaceAll("(.{" + width + "})", "$1\n");
    assertThat(Reading.of(wrapped).findings()).isEmpty();
    assertThat(Reading.of(wrapped).records()).containsExactly(only(TAKIZAWA));
  }

  @ParameterizedTest
  @ValueSource(strings = {"pa", "PA", "ps", "PS", "pass", "Pass", "@@", "@@@@", "p@@@"})
  void readsEveryPassToken(String pass) {
    assertThat(only("f5 " + pass + " d6").moves()).element(1).isEqualTo(Pass.WRITTEN);
  }

  @Test
  void readsPassesInsideJoinedTextBeforeSquares() {
    assertThat(Reading.of("f5pad6PSc3passd3").moves()).containsExactly("f5passd6passc3passd3");
  }

  @Test
  void passesOverCommentsWithoutAFinding() {
    Reading reading = Reading.of("# a # comment\n// f5d6\n  % f5\n\nf5d6c3\n(e4 is the start)\n");
    assertThat(reading.moves()).containsExactly("f5d6c3");
    assertThat(reading.codes()).containsExactly("text-ignored"); // squares in them
  }

  @Test
  void saysWhatTextItPassesOver() {
    assertThat(Reading.of("Best game ever: f5d6c3d3c4").findings())
        .containsExactly("t:1:1: game 1: ignored 'Best game ever:' [text-ignored]");
    Reading reading = Reading.of("Round one\nTokyo\n\nf5d6c3d3c4\nend of file\n");
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4");
    assertThat(reading.findings())
        .containsExactly(
            "t:1:1: ignored 2 lines without moves, from 'Round one' on [text-ignored]",
            "t:5:1: ignored a line without moves: 'end of file' [text-ignored]");
  }

  @Test
  void keepsTheFourFirstMovesAsWritten() {
    assertThat(Reading.of("c4e3f6e6f5\nd3c5f6f5e6\ne6f4c3c4d3\nf5d6c3d3c4").moves())
        .containsExactly("c4e3f6e6f5", "d3c5f6f5e6", "e6f4c3c4d3", "f5d6c3d3c4");
  }

  @Test
  void turnsOverAGameFromTheMirroredStart() {
    Reading reading = Reading.of("f4d3c6d6c5");
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4");
    assertThat(reading.findings())
        .singleElement()
        .asString()
        .startsWith("t:1:1: game 1:")
        .contains("legal only from the mirrored start")
        .endsWith("[diagram-mirrored]");
  }

  @Test
  void readsABoardBeforeTheMovesAsEdaxWritesIt() {
    String board = "------------------X--------XX------OXX-----O-------------------- O";
    GameRecord game = only(board + ";D3C4F4");
    assertThat(game.start()).isEqualTo(new StartSpec.Setup(board));
    assertThat(game.moves()).hasToString("[d3, c4, f4]");
    assertThat(Replay.of(Othello.RULES, game).steps()).hasSize(3);
  }

  /** As Cassio writes it: the cells, then at once the moves; the side is the one that can play. */
  @ParameterizedTest
  @CsvSource({
    "-, X, O, D3C4F4",
    "., x, o, d3 c4 f4",
    "., #, 0, d3c4f4 \u00AC a comment",
    "., X, O, d3c4f4 % a comment",
    "., 0, 1, 1 d3c4f4",
    "., 0, 1, '1;d3c4f4'",
    "\u25A1, \u25CF, \u25CB, d3c4f4",
  })
  void readsABoardBeforeTheMovesInOtherSigns(
      String empty, String black, String white, String rest) {
    String board = "------------------X--------XX------OXX-----O--------------------";
    String cells = board.replace('X', 'b').replace('O', 'w').replace("-", empty);
    String text = cells.replace("b", black).replace("w", white) + rest;
    GameRecord game = only(text);
    assertThat(game.start()).isEqualTo(new StartSpec.Setup(board + " O"));
    assertThat(game.moves()).hasToString("[d3, c4, f4]");
    assertThat(Reading.of(text).findings()).isEmpty();
  }

  @Test
  void readsABoardOnALineBeforeNumberedMoves() {
    String board = "------------------X--------XX------OXX-----O-------------------- O";
    GameRecord game = only(board + "\n1. d3 c4 2. f4\n");
    assertThat(game.start()).isEqualTo(new StartSpec.Setup(board));
    assertThat(game.moves()).hasToString("[d3, c4, f4]");
  }

  @ParameterizedTest
  @ValueSource(strings = {"edax", "logistello"})
  void aLineOfAProgramIsAGame(String format) {
    Reading reading = Reading.of("f5d6\nf5f6\n+f5-d6+c3: +04 10\n", format);
    assertThat(reading.isOf(format)).isTrue();
    assertThat(reading.moves()).containsExactly("f5d6", "f5f6", "f5d6c3");
  }

  @Test
  void aBoardOfTheStandardStartIsTheStandardStart() {
    GameRecord game =
        only("---------------------------OX------XO--------------------------- X;f5d6");
    assertThat(game.start()).isEqualTo(StartSpec.STANDARD);
  }

  @Test
  void readsLatinTextThatIsNotUtf8() {
    Reading reading = Reading.of("f5d6c3 J\u00e9r\u00f4me".getBytes(StandardCharsets.ISO_8859_1));
    assertThat(reading.moves()).containsExactly("f5d6c3");
    assertThat(reading.findings())
        .startsWith("t@8: text that is not UTF-8 is read as ISO-8859-1 [encoding-guessed]");
    assertThat(reading.findings() + " " + reading.records()).contains("J\u00e9r\u00f4me");
  }

  @Test
  void countsOffsetsInBytesAndColumnsInCharacters() {
    Reading reading = Reading.of("\uFEFF\u9ed2 f5d6\uFF43\uFF19d3");
    assertThat(reading.records().getFirst().moves()).hasToString("[f5, d6, c9, d3]");
    var origin = reading.games().getFirst().origin();
    assertThat(origin.ofMove(2).offset()).isEqualTo(3 + 3 + 1 + 4);
    assertThat(origin.ofMove(2).column()).isEqualTo(7);
    assertThat(origin.ofMove(3).offset()).isEqualTo(3 + 3 + 1 + 4 + 6);
    assertThat(origin.ofMove(9).column()).isEqualTo(11);
  }

  /** In a game where a disc flips one line only; whether these do is a matter of its rules. */
  @ParameterizedTest
  @ValueSource(strings = {"d3c3c4e3>e5f6", "d3 c3 c4 E3>e5 f6", "d3,c3,c4,e3>e5,f6", "e3>e5"})
  void readsTheLineThatAMoveFlips(String text) {
    Reading reading = Reading.byRules(text, "one-way");
    if (reading.records().isEmpty()) { // no game begins with it
      assertThat(reading.codes()).contains("no-games");
      return;
    }
    GameRecord game = reading.records().getFirst();
    assertThat(game.moves()).contains(MoveToken.parse("e3>e5"));
    assertThat(game.moves().toString()).isIn("[d3, c3, c4, e3>e5, f6]", "[e3>e5]");
  }

  private static GameRecord only(String text) {
    List<GameRecord> records = Reading.of(text).records();
    assertThat(records).hasSize(1);
    return records.getFirst();
  }
}
