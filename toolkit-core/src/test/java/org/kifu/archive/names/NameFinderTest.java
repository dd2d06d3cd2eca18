package org.kifu.archive.names;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.archive.names.NameRules.NameRule;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.testing.ArchiveReading;
import org.kifu.testing.ProcessorTime;
import org.kifu.testing.RealData;
import org.kifu.testing.Slow;

class NameFinderTest {
  @ParameterizedTest
  @CsvSource({
    "MURAKAMI takeshi, Murakami Takeshi, case",
    "Takeshi Murakami, Murakami Takeshi, order",
    "Mürakami Takeshi, Murakami Takeshi, case",
    "Murakami T., Murakami Takeshi, initial",
    "Murakaim Takeshi, Murakami Takeshi, typing error: murakaim for murakami",
    "Griepenberg Greg, Griepenburg Greg, typing error",
    "Takenobu Kousuke, Takenobu Kosuke, transcription",
    "Grishin Dmitriy, Grishin Dmitry, transcription",
    "Lee Chun Ae, Lee Chunae, transcription or spaces",
    "Kurita Seiya (JPN), Kurita Seiya, country (JPN) behind the name",
    "Kurita Seiya, Kurita Seiya (JPN), country (JPN) behind the name",
    "Seiya Kurita [JP], Kurita Seiya, country (JP) behind the name",
    "S. Kurita, Kurita Seiya, initial",
    "S. Kurita, Kurita Seiya (JPN), initial",
    "T Ta, Ta Takeshi, initial",
    "Constantinidis Aris, Constantinidis Aristoteles, cut to the 19 letters of a WTHOR file",
    "Papadopoulos Maria, Papadopoulos Maria Eleni, cut to the 19 letters of a WTHOR file",
  })
  void proposesARareSpellingForAFrequentOne(String rare, String frequent, String why) {
    assertThat(proposals(rare, frequent))
        .singleElement()
        .satisfies(
            rule -> {
              assertThat(rule.from()).isEqualTo(rare);
              assertThat(rule.to()).isEqualTo(frequent);
              assertThat(rule.accepted()).isFalse();
              assertThat(rule.evidence())
                  .startsWith(why)
                  .endsWith("1 game 1990, for 9 games 1988-1991");
            });
  }

  /** Pairs of the WTHOR base who are two persons, and names that say too little. */
  @ParameterizedTest
  @CsvSource({
    "Hansen Peter, Jansen Peter",
    "Conte Marco, Conti Marco",
    "Eriksson Christine, Eriksson Christian",
    "Bianchi Daniele, Bianchi Daniel",
    "Edax 4.3, Edax 4.4",
    "leo, lea",
    "Player 1, Player 12",
    "村上健, 村上建",
    "Иванов Иван, Иванов Иваа",
    "Tamenori Hideshi, Tamenori Satoshi",
    "Wigald (brunner), Wigald (BRU)",
    "Kurita Seiya (JPN), Kurita Seiya (USA)",
    "Constantinidis Ari, Constantinidis Aristoteles",
    "K. Seiyo, Kurita Seiya",
  })
  void leavesNamesAloneThatMayBeTwo(String one, String other) {
    assertThat(proposals(one, other)).isEmpty();
  }

  @Test
  void whoMetIsNotOnePerson() {
    NameCensus census = census("Shaman David", "Sharman David");
    census.add(header("Shaman David", "Sharman David", 1985));
    assertThat(NameFinder.proposals(census)).isEmpty();
  }

  @Test
  void whoPlayedOneEventIsNotOnePerson() {
    NameCensus census = new NameCensus();
    for (int i = 0; i < 9; i++) {
      census.add(header("Murakami Takeshi", "X" + i, 1990));
    }
    census.add(header("Murakami Takechi", "Z", 1990));
    assertThat(NameFinder.proposals(census)).isEmpty();
  }

  @Test
  void whoMetIsNotOnePersonByWayOfAThirdSpelling() {
    NameCensus census = census("Jonson Peter", "Johnson Peter");
    for (int i = 0; i < 9; i++) {
      census.add(new GameHeader("Johnson Peter", "Z", "", "", GameDate.ofYear(1990)));
    }
    census.add(new GameHeader("Johnsson Peter", "Y", "", "", GameDate.ofYear(1990)));
    assertThat(NameFinder.proposals(census))
        .extracting(NameRule::from)
        .containsExactly("Jonson Peter", "Johnsson Peter");
    census.add(new GameHeader("Jonson Peter", "Johnsson Peter", "", "", GameDate.ofYear(1990)));
    assertThat(NameFinder.proposals(census)).extracting(NameRule::from).hasSize(1);
  }

  /** Two at a time, these names are 20 thousand million pairs. */
  @Slow
  @Test
  void manyNamesWithTheSameWordsTakeLinearTime() {
    ProcessorTime.assertLinear(
        30_000,
        size -> {
          NameCensus census = new NameCensus();
          for (int i = 0; i < size; i++) {
            census.add(
                new GameHeader("Guest " + i, "Bot b" + i, "Rated game " + i, "", GameDate.UNKNOWN));
          }
          return () -> assertThat(NameFinder.proposals(census)).hasSize(0);
        });
  }

  @Test
  void anInitialOfTwoPeopleIsNotAProposal() {
    NameCensus census = census("Tanaka H.", "Tanaka Hiroshi");
    census.add(header("Tanaka Hideki", "Y", 1990));
    assertThat(NameFinder.proposals(census)).isEmpty();
  }

  @Test
  void aNameThatFitsTwoOthersIsNotAProposal() {
    NameCensus cut = census("Constantinidis Aris", "Constantinidis Aristoteles");
    cut.add(header("Constantinidis Aristides", "Y", 1990));
    assertThat(NameFinder.proposals(cut)).isEmpty();
    NameCensus country = census("Kurita Seiya (JPN)", "Kurita Seiya");
    country.add(header("Kurita Seiya (USA)", "Y", 1990));
    assertThat(NameFinder.proposals(country)).isEmpty();
    NameCensus initial = census("S. Kurita", "Kurita Seiya (JPN)");
    initial.add(header("Kurita Satoshi", "Y", 1990));
    assertThat(NameFinder.proposals(initial)).isEmpty();
  }

  /** A WTHOR file and another record of one event write the same player in two ways. */
  @Test
  void aCutNameMayBeOfTheSameEventAndOthersMayNot() {
    for (String[] names :
        new String[][] {
          {"Constantinidis Aris", "Constantinidis Aristoteles"}, {"S. Kurita", "Kurita Seiya"}
        }) {
      NameCensus census = new NameCensus();
      for (String name : names) {
        census.add(new GameHeader(name, "X", "Open", "", GameDate.ofYear(1990)));
      }
      assertThat(NameFinder.proposals(census)).hasSize(names[0].length() == 19 ? 1 : 0);
    }
  }

  @Test
  void eventsAreCutToo() {
    NameCensus census = new NameCensus();
    for (String event : List.of("Championnat de France 199", "Championnat de France 1990")) {
      census.add(new GameHeader("A", "B", event, "", GameDate.ofYear(1990)));
    }
    assertThat(NameFinder.proposals(census))
        .singleElement()
        .satisfies(rule -> assertThat(rule.evidence()).startsWith("cut to the 25 letters"));
  }

  /**
   * What the editors of WTHOR changed between 2022 and 2026 without giving anybody another name: 13
   * spellings, of which 9 are found.
   */
  @Test
  void findsMostOfWhatTheEditorsOfTheBaseFound() throws IOException {
    List<String> before = players(RealData.folder("wthor-names-2022").resolve("WTHOR.JOU"));
    List<String> after = players(RealData.folder("wthor").resolve("WTH.JOU"));
    List<String> found = new ArrayList<>();
    int changed = 0;
    for (int i = 0; i < before.size(); i++) {
      if (!before.get(i).equals(after.get(i))) {
        changed++;
        proposals(before.get(i), after.get(i)).forEach(rule -> found.add(rule.from()));
      }
    }
    assertThat(changed).isEqualTo(18);
    assertThat(found)
        .containsExactly(
            "Melnikov Aleksandr",
            "Takenobu Kousuke",
            "Oh Joung-Mok",
            "Lin Weihao Roy",
            "Atamanov Dmitriy",
            "Grishin Dmitriy",
            "Sanotskiy Anton",
            "Lee Chun Ae",
            "Vu Viet Tuan");
  }

  @Slow
  @Test
  void proposesFewNamesOfTheWholeBase() throws IOException {
    NameCensus census = new NameCensus();
    try (var files = Files.list(RealData.folder("wthor"))) {
      files
          .filter(file -> file.toString().endsWith(".wtb"))
          .sorted()
          .forEach(
              file -> ArchiveReading.of(file).records().forEach(game -> census.add(game.header())));
    }
    assertThat(NameFinder.proposals(census))
        .extracting(NameRule::from)
        .containsExactly("Tay Yi An", "Jorgensen Jan", "Greipenberg Greg");
  }

  private static List<String> players(Path file) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    List<String> names = new ArrayList<>();
    for (int at = 16; at < bytes.length; at += 20) {
      names.add(new String(bytes, at, 20, StandardCharsets.ISO_8859_1).replaceAll("\0.*", ""));
    }
    return names;
  }

  private static List<NameRule> proposals(String rare, String frequent) {
    return NameFinder.proposals(census(rare, frequent));
  }

  /** One game of the first, nine of the second, each against somebody else and at no event. */
  private static NameCensus census(String rare, String frequent) {
    NameCensus census = new NameCensus();
    census.add(new GameHeader(rare, "1", "", "", GameDate.ofYear(1990)));
    for (int i = 0; i < 9; i++) {
      census.add(new GameHeader(frequent, "" + (2 + i), "", "", GameDate.ofYear(1988 + i % 4)));
    }
    return census;
  }

  private static GameHeader header(String black, String white, int year) {
    return new GameHeader(black, white, "Open", "", GameDate.ofYear(year));
  }
}
