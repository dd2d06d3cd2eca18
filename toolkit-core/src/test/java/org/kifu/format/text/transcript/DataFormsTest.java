package org.kifu.format.text.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.testing.Games;
import org.kifu.testing.Reading;

/**
 * Games as programs and spreadsheets write them: M and N are two real games, and a tilde stands for
 * the end of a line.
 */
class DataFormsTest {
  private static final String M = Games.match1997().get(0);
  private static final String N = Games.match1997().get(1);

  private static Reading read(String text) {
    String whole = text.replaceAll("\\bM\\b|#M", M).replaceAll("\\bN\\b", N);
    return Reading.of(whole.replace('~', '\n'));
  }

  private static String facts(GameRecord game) {
    GameHeader header = game.header();
    int discs = game.declared().blackDiscs().orElse(-1);
    return "%s-%s %d".formatted(header.black(), header.white(), discs);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[player black=\"Ann\" white=\"Bob\" result=\"40-24\" moves=\"M\" width=420]~"
            + "[player black='Carl' white='Dora' result='30-34' moves='N']~",
        "No.   Black    White    Res.   Transcript~----  -------  -------  -----  ----------~"
            + "0417  Ann      Bob      40-24  M~0418  Carl     Dora     30-34  N~",
      })
  void programsNameTheFactsOfTwoGames(String text) {
    Reading reading = read(text);
    assertThat(reading.moves()).containsExactly(M, N);
    assertThat(reading.records())
        .extracting(DataFormsTest::facts)
        .containsExactly("Ann-Bob 40", "Carl-Dora 30");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Feuille de partie;;~Noir;Ann;~Blanc;Bob;~Score;40-24;~;;~M~",
        "Schwarz,Ann,~Weiss,Bob,~Erg.,40-24,~,,~M~",
        "<form><input name=player_black value=\"Ann\"><input name=\"player_white\" value=\"Bob\">~"
            + "<input type=\"number\" name=\"score_black\" value=\"40\"><input name=\"score_white\""
            + " value=\"24\"><input type=\"submit\" name=\"white\" value=\"Save\">~"
            + "<textarea name=\"kifu\">M</textarea></form>~",
        "<?xml version=\"1.0\"?>~<rss><item><description>&lt;p&gt;&lt;b&gt;Black:&lt;/b&gt;"
            + " Ann&lt;br&gt;White: Bob&lt;br&gt;Score: 40-24&lt;/p&gt;&lt;pre&gt;M&lt;/pre&gt;"
            + "</description></item></rss>~",
        "<record>~<description>Black: Ann. White: Bob. Score: 40-24. Moves as written:"
            + " M.</description>~</record>~",
        "{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Arial;}}{\\info{\\author White: Zoe}}~\\pard\\b"
            + " Schwarz:\\b0\\tab Ann\\par~Wei\\'df:\\tab B~ob\\par~Ergebnis: 40-24\\par M\\par~}~",
      })
  void programsNameTheFactsOfOneGame(String text) {
    Reading reading = read(text);
    assertThat(reading.moves()).containsExactly(M);
    assertThat(reading.records()).extracting(DataFormsTest::facts).containsExactly("Ann-Bob 40");
  }

  @Test
  void theSignsOfRtfAreThoseOfItsCodePage() {
    Reading reading =
        read(
            "{\\r"
                + "tf1\\ansi\\ansicpg1251\\uc1 Black: \\'c8\\'e2\\'e0\\'ed"
                + " \\u1055?\\{x\\}\\par~M\\par}~");
    assertThat(reading.records().getFirst().header().black())
        .startsWith("\u0418\u0432\u0430\u043D \u041F");
    assertThat(reading.games().getFirst().origin().ofMove(0)).hasToString("t:2:1");
  }

  @Test
  void theColumnsOfATableMayBeTheNumbersOfTheMoves() {
    String numbers =
        IntStream.rangeClosed(1, 60).mapToObj(Integer::toString).collect(Collectors.joining("\t"));
    String row = String.join("\t", Games.words(M));
    Reading reading = read("Game\tBlack\tWhite\t" + numbers + "~1\tAnn\tBob\t" + row + "~");
    assertThat(reading.moves()).containsExactly(M);
    assertThat(reading.records()).extracting(DataFormsTest::facts).containsExactly("Ann-Bob -1");
    assertThat(reading.findings()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"Black discs\t40\t30~", "Black discs\t40\t30~White discs\t24\t34~"})
  void aTableWithAGameAColumnMayHaveRowsOfDiscs(String discs) {
    List<String> first = Games.words(M);
    List<String> second = Games.words(N);
    String rows =
        IntStream.range(0, Math.min(first.size(), second.size()))
            .mapToObj(i -> "%d\t%s\t%s~".formatted(i + 1, first.get(i), second.get(i)))
            .collect(Collectors.joining());
    Reading reading = read("Black\tAnn\tCarl~White\tBob\tDora~" + rows + discs);
    assertThat(reading.records())
        .extracting(DataFormsTest::facts)
        .containsExactly("Ann-Bob 40", "Carl-Dora 30");
  }

  @Test
  void aTableOfSidesAndMovesIsNotAListOfNames() {
    Reading reading = read("player,move~black,f5~white,d6~black,c3~white,d3~black,c4~white,f4~");
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4f4");
    assertThat(reading.records()).extracting(DataFormsTest::facts).containsExactly("- -1");
  }

  @Test
  void linksInAngleBracketsHoldGamesAndNames() {
    Reading reading =
        read(
            "- [replay](<https://x.example/v?g=M&m=60>)~-"
                + " <https://x.example/v?black=Ann&white=Bob&moves=N>~");
    assertThat(reading.moves()).containsExactly(M, N);
    assertThat(reading.records().getLast().header().black()).isEqualTo("Ann");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "60,"})
  void statementsOfBasicHoldSquares(String count) {
    List<String> codes =
        Games.words(M).stream()
            .map(each -> "" + each.charAt(1) + (each.charAt(0) - 'a' + 1))
            .toList();
    String text =
        "10 REM OTHELLO~1000 DATA %s~1010 DATA %s~1020 DATA %s~"
            .formatted(
                count + String.join(",", codes.subList(0, 29)),
                String.join(",", codes.subList(29, codes.size() - 2)),
                String.join(",", codes.subList(codes.size() - 2, codes.size())));
    Reading reading = read(text);
    assertThat(reading.moves()).containsExactly(M);
    assertThat(reading.codes()).contains("square-codes");
  }
}
