package org.kifu.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.kifu.bitboard.Flips;
import org.kifu.board.MoveToken;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.rules.Catalogue.RulePage;
import org.kifu.words.Words.Language;

/** The pages of rules, in every language. */
class RulePagesTest {
  private static final Pattern SQUARE =
      Pattern.compile("(?<![A-Za-z0-9])[a-j](?:10|[1-9])(?![A-Za-z0-9])");

  private static Stream<Arguments> pages() {
    return Stream.concat(Catalogue.pages().values().stream(), Stream.of(Catalogue.history()))
        .flatMap(
            page -> Stream.of(Language.values()).map(language -> Arguments.of(page, language)));
  }

  private static Set<String> squares(String text) {
    Set<String> found = new TreeSet<>();
    for (Matcher square = SQUARE.matcher(text); square.find(); ) {
      found.add(square.group());
    }
    return found;
  }

  /** A translator who mistypes a square, or forgets one, is found. */
  @ParameterizedTest
  @MethodSource("pages")
  void everyLanguageNamesTheSameSquares(RulePage english, Language language) {
    RulePage page = english.in(language.tag());
    assertThat(squares(page.text())).isEqualTo(squares(english.text()));
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyPageFitsATerminal(RulePage english, Language language) {
    RulePage page = english.in(language.tag());
    assertThat(page.title()).isNotBlank().doesNotContain("\n");
    assertThat(page.text().lines()).hasSizeGreaterThan(3).allMatch(line -> line.length() <= 100);
  }

  @ParameterizedTest
  @CsvSource({
    "en, Source:",
    "de, Quelle:",
    "fr, Source :",
    "ru, Источник:",
    "ja, 出典：",
    "fil, Batayan:"
  })
  void everyPageNamesItsSource(String language, String source) {
    assertThat(Catalogue.pages().values())
        .allSatisfy(page -> assertThat(page.in(language).text()).contains(source));
  }

  @Test
  void aLanguageChangesThePageAndNotTheStart() {
    Catalogue.Entry english = Catalogue.byName("ravensburger").orElseThrow();
    Catalogue.Entry german = english.in("de");
    assertThat(german.title()).isEqualTo("Reversi, wie Ravensburger es verkauft");
    assertThat(german.explanation()).startsWith(english.start()).contains("Gold (O)");
  }

  /** The two figures of the document, as the pages tell them. */
  @Test
  void theExamplesOfTheTournamentGameFlipWhatThePagesSay() {
    long white = bits("a2 a3 a4 a5 a6 a7 b8 c8 d8 e8 f8 g8");
    long first = Flips.flips(Square.parse("a8"), bits("a1 h8"), white);
    assertThat(first).isEqualTo(white);
    assertThat(Long.bitCount(first)).isEqualTo(12);
    long second = Flips.flips(Square.parse("d3"), bits("d5 f3 f5"), bits("d4 e4 e3"));
    assertThat(second).isEqualTo(bits("e3 e4 d4"));
  }

  private static long bits(String squares) {
    long bits = 0;
    for (String square : squares.split(" ", -1)) {
      bits |= 1L << Square.parse(square);
    }
    return bits;
  }

  @Test
  void theExampleOfTheBookletsGameFlipsOneDisc() {
    assertThat(after("ravensburger", "c4")).contains("4 . . O O O . . .");
  }

  @Test
  void theOrderOfTheFirstFourDiscsMakesTheStart() {
    assertThat(after("reversi-1880", "d4 e4 d5 e5")).contains("4 . . . O X", "5 . . . O X");
    assertThat(after("reversi-1880", "d4 e4 e5 d5")).contains("4 . . . O X", "5 . . . X O");
  }

  private static String after(String rules, String moves) {
    return after(Catalogue.byName(rules).orElseThrow().rules(), moves);
  }

  private static <P, M> String after(Rules<P, M> rules, String moves) {
    P position = rules.start(StartSpec.STANDARD).orElseThrow();
    for (String move : moves.split(" ", -1)) {
      TokenMeaning<M> found = rules.resolve(position, MoveToken.parse(move));
      assertThat(found).isInstanceOf(TokenMeaning.Legal.class);
      position = rules.play(position, ((TokenMeaning.Legal<M>) found).move());
    }
    return rules.display().draw(position);
  }
}
