package org.kifu.format.text.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.Remark;
import org.kifu.testing.Reading;

/** Labels in the forms of people and programs. A tilde stands for the end of a line. */
class LabelFormsTest {
  private static final String MOVES = "f5d6c3d3c4";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Black=Ann~White=Bob~Score=18-46",
        "black = \"Ann\"~white = \"Bob\" # the winner~score = \"18-46\"",
        "black: 'Ann',~white: 'Bob',~score: '18-46',",
        "**Black:** Ann~**White:** Bob~**Score:** 18-46",
        "- **Black:** Ann~- **White:** Bob~- **Result:** 18-46",
        "**Black**: Ann~*White:* Bob~__Score:__ 18-46",
        "\\textbf{Black:} Ann \\\\~\\textbf{White:} Bob \\\\~\\textbf{Result:} 18--46 \\\\",
        "Black player: Ann~White player: Bob~Final score: 18-46",
        "Black\tAnn~White\tBob~Final score  Black 18  White 46",
        "Black ..... Ann~White ..... Bob~Score: 18 to 46",
        "Noir ..... Ann~Blanc ... Bob~Score ....... 18/46",
        "Black ..... Ann~White ..... Bob~Result ....: 18-46",
        "Black - Ann~White - Bob~18-46",
        "Sente: Ann~Gote: Bob~18-46",
        "Player 1 (Black): Ann~Player 2 (White): Bob~18-46",
        "Player 1: Ann (Black)~Player 2: Bob (White)~18-46",
        "Les noirs : Ann. Les blancs : Bob.~18-46",
        "Mit Schwarz: Ann, mit Weiß: Bob~18-46",
        "Black: Ann~White: Bob~Final score - Black: 18, White: 46",
        "Sort: Ann – Hvid: Bob, resultat 18–46",
        "#1 Ann - Bob 18-46",
        "Black .....: Ann~White ....: Bob~Result ....: 18-46",
        "Black: Ann (18) x White: Bob (46)",
        "Noir : Ann (18) contre Blanc : Bob (46)",
        "黑棋：Ann~白棋：Bob~比數：18比46",
        "NAME BLACK: Ann~NAME WHITE: Bob~Score: 18/46",
        "Black name: Ann~White name: Bob~Score: 18-46",
        "Name (Black): Ann~Name (White): Bob~Score: 18-46",
        "Nom noir : Ann~Nom blanc : Bob~Score: 18-46",
        "Zwart: Ann~Wit: Bob~Uitslag: 18-46",
        "Svart: Ann~Vit: Bob~Resultat: 18-46",
        "Czarne: Ann~Białe: Bob~Wynik: 18:46",
        "Pretas: Ann~Brancas: Bob~Resultado: 18 x 46",
        "執黑：Ann~執白：Bob~比分：18-46",
        "흑: Ann~백: Bob~결과: 18-46",
        "Black\tAnn\t18~White\tBob\t46",
        "黒番　Ann　18石~白番　Bob　46石",
        "【黒】Ann~【白】Bob~【結果】黒18石－白46石",
        "【黒】Ann 【白】Bob~結果：18－46",
        "Black: ⚫ Ann~White: ⚪\uFE0F Bob~Score final : 18 - 46",
        "Noirs : Ann~Blancs : Bob~Résultat final : 18-46",
        "Schwarz: Ann~Weiß: Bob~Endergebnis: 18-46",
        "Musta: Ann~Valkoinen: Bob~Tulos: 18-46",
        "Černý: Ann~Bílý: Bob~Výsledek: 18-46",
        "Sötét: Ann~Világos: Bob~Eredmény: 18-46",
        "**Black:** [[player:ann|Ann]]\\\\~**White:** [[Bob]]\\\\~**Score:** 18-46",
        "Black: [Ann](https://example.org/ann)~White: [Bob](/bob.html)~Result: 18-46",
        "Black:: Ann~White:: Bob~Score:: 18-46",
        "Black: Ann / White: Bob~18-46",
        "Noir : Ann~Blanc : Bob~Score : 18 à 46",
        "Zwart: Ann~Wit: Bob~Uitslag: 18 tegen 46",
        "黑方：Ann~白方：Bob~比分：18比46",
      })
  void labelsComeInManyForms(String labels) {
    Reading reading = read(labels + "~" + MOVES);
    assertThat(reading.findings()).isEmpty();
    assertThat(describe(reading.records().getFirst())).isEqualTo("Ann-Bob 18");
  }

  @Test
  void aLabelMayStandInAColumnBesideAHeading() {
    Reading reading =
        read("SCORE SHEET            Date: 17 / 06 / 2007~Black: Ann     White: Bob~" + MOVES);
    GameRecord game = reading.records().getFirst();
    assertThat(reading.findings()).isEmpty();
    assertThat(game.header().date()).hasToString("2007-06-17");
    assertThat(game.remarks()).containsExactly(new Remark(0, "SCORE SHEET"));
  }

  @Test
  void anotherLabelBehindAnEventIsNotPartOfIt() {
    for (String line :
        List.of("Event: Cup   Round: 3   Table: 2", "Event: Cup, Round: 3   Table: 2")) {
      Reading reading = read(line + "~Black: Ann~White: Bob~" + MOVES);
      GameRecord game = reading.records().getFirst();
      assertThat(reading.findings()).isEmpty();
      assertThat(game.header().event()).isEqualTo("Cup");
      assertThat(game.remarks()).containsExactly(new Remark(0, "Round: 3   Table: 2"));
    }
  }

  @Test
  void aLabelAndAnEventMayHaveTheWidthOfAColumnBetweenThem() {
    Reading reading = read("Black     Ann Lee~White     Bob Ray~Event     Cup of Paris~" + MOVES);
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records().getFirst().header().event()).isEqualTo("Cup of Paris");
  }

  @Test
  void theFrameOfATableDoesNotPartItFromItsScore() {
    Reading reading =
        read(
            "| 1 | f5 | d6 |~| 2 | c3 | d3 |~| 3 | c4 | f4 |~+---+----+----+~Score: 18-46~Signed:"
                + " ___");
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4f4");
    assertThat(reading.records().getFirst().declared().blackDiscs()).hasValue(18);
  }

  @ParameterizedTest
  @ValueSource(strings = {"先手 坂口~後手 宮岡", "黒 坂口~白 宮岡", "先手番：坂口　後手番：宮岡"})
  void sidesMayStandBeforeJapaneseNamesWithoutAColon(String labels) {
    Reading reading = read(labels + "~" + MOVES);
    assertThat(describe(reading.records().getFirst())).isEqualTo("坂口-宮岡");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "黒 小林  白 加藤 | 小林-加藤 | ''",
        "黒　村山一郎　六段　　白　高田次郎　七段 | 村山一郎　六段-高田次郎　七段 | ''",
        "1. Partie  Schwarz Reto Frei  Weiss Urs Suter  30 : 34 | Reto Frei-Urs Suter 30 | 1."
            + " Partie",
        "【実戦譜】黒:山本 白:伊藤 | 山本-伊藤 | 【実戦譜】",
        "第一局　黑方：王小明　白方：陈建国 | 王小明-陈建国 | 第一局",
        "先手（黒）：石井健太　後手（白）：森田花子 | 石井健太-森田花子 | ''",
        "Sat afternoon game, Black: Rosa, White: Emil | Rosa-Emil | Sat afternoon game",
        "Third game, White: Bob 46, Black: Ann 18 | Ann-Bob 18 | Third game",
        "Black Ann Lee  White Bob | Ann Lee-Bob | ''",
      })
  void bothSidesOfALineMayStandBehindOtherWordsOrWithoutColons(
      String line, String players, String before) {
    Reading reading = read(line + "~" + MOVES);
    assertThat(reading.findings()).isEmpty();
    GameRecord game = reading.records().getFirst();
    assertThat(describe(game)).isEqualTo(players);
    assertThat(game.remarks().stream().map(Remark::text))
        .containsExactlyElementsOf(before.isEmpty() ? List.of() : List.of(before));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Black Elo  White Elo",
        "Black  Move  White  Move",
        "黒 優勢  白 劣勢",
        "Black Ann White Bob",
        "black Ann  white Bob",
        "Then  Black Ann was lost  White Bob had won",
        "In the end, Black: was lost, White: had won",
        "Third game, Black: Ann, Black: Bob",
        "This was the best of my games, Black: Ann, White: Bob",
        "Last game, Black: Ann",
        "Black::Board  White::Board",
      })
  void otherLinesDoNotHoldTwoSides(String line) {
    Reading reading = read(line + "~" + MOVES);
    assertThat(reading.records().getFirst().header()).isEqualTo(GameHeader.NONE);
    assertThat(reading.codes()).containsExactly("text-ignored");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Tournoi de Genève, 3 février 1993~Noir : Ann~Blanc : Bob | 1993-02-03 | Tournoi de Genève",
        "Klubbmästerskapet Göteborg, den 9 mars 2013~~Svart: Ann~Vit: Bob | 2013-03-09 |"
            + " Klubbmästerskapet Göteborg",
        "Paris Open, May 6th, 2010~Ann 40-24 Bob | 2010-05-06 | Paris Open",
        "Paris Open, 6 May 2010 | 2010-05-06 | Paris Open",
        "gespielt am 5. Oktober 1997 | 1997-10-05 | ''",
        "Played on 5 October 1997. | 1997-10-05 | ''",
      })
  void aDateMayStandBehindATitleOrBehindAWordForPlayed(String lines, String date, String event) {
    Reading reading = read(lines + "~" + MOVES);
    assertThat(reading.findings()).isEmpty();
    GameHeader header = reading.records().getFirst().header();
    assertThat(header.date()).hasToString(date);
    assertThat(header.event()).isEqualTo(event);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Posted by Ann, 3 May 2003",
        "We met at the Paris Open, 3 May 2003",
        "Ann wrote, 3 May 2003",
        "Paris Open, May 2003",
        "Paris Open, 3 May 2003 and later",
        "Played on and on 2003",
        "Paris Open, 3 May 2003~It was hot.",
      })
  void otherDatesAreText(String lines) {
    Reading reading = read(lines + "~" + MOVES);
    assertThat(reading.records().getFirst().header()).isEqualTo(GameHeader.NONE);
    assertThat(reading.codes()).containsExactly("text-ignored");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Data: the best we have",
        "Sort: Newest",
        "黒 優勢",
        "白 勝ち",
        "black = 0",
        "white = true",
        "black = new Player(1)",
        "black = '#000000'",
        "Site: https://www.eothello.com",
        "Event\tDate",
        "Black\tElo\t29",
        "See 【黒】 Ann",
        "黒番　21石",
        "Tournament ..... all of them were lost in a fire",
        "Tournament ... was great",
        "Event .. Paris",
        "White ..... was lost here",
        "Score: 3/5",
        "Name of white: Bob",
        "Black and white names: Ann",
        "Name: Ann",
      })
  void otherLinesAreNotLabels(String line) {
    Reading reading = read(line + "~" + MOVES);
    assertThat(describe(reading.records().getFirst())).isEqualTo("-");
    assertThat(reading.records().getFirst().header().captions()).isEmpty();
    assertThat(reading.codes()).contains("text-ignored");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Tournoi ..... Grand Prix de la ville de Paris | Event: Grand Prix de la ville de Paris",
        "Lieu ........ Paris | Place: Paris",
        "Date ........ 23/09/1995 | Date: 1995-09-23",
        "Épreuve: Paris 1995 | Event: Paris 1995",
        "Wettbewerb: Paris 1995 | Event: Paris 1995",
        "Prueba: Paris 1995 | Event: Paris 1995",
        "Gara: Paris 1995 | Event: Paris 1995",
      })
  void anEventHasManyWordsAndDotsMayStandBehindALabel(String line, String caption) {
    Reading reading = read(line + "~" + MOVES);
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records().getFirst().header().captions()).containsExactly(caption);
  }

  @Test
  void anEventMayStandInTheColumnBesideItsLabel() {
    Reading reading =
        read("Tournament\tParties du \"Coq\"~Round\t5~Black\tAnn\t18~White\tBob\t46~" + MOVES);
    assertThat(reading.findings()).isEmpty();
    GameRecord game = reading.records().getFirst();
    assertThat(describe(game)).isEqualTo("Ann-Bob 18");
    assertThat(game.header().event()).isEqualTo("Parties du \"Coq\"");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Black~Ann~18~White~Bob~46",
        "White~Bob~46~Black~Ann~18",
        "Black:~Ann~White:~Bob~Result:~18-46",
        "Ann (B)       18~Bob (W)       46",
        "Bob (White) (46)~Ann (Black) (18)",
        "● Ann 18~○ Bob 46",
        "⚫\uFE0F Ann 18~⚪\uFE0F Bob 46",
      })
  void playersMayStandOnLinesThatOnlyBothShow(String lines) {
    for (String text :
        new String[] {lines + "~" + MOVES, lines + "~~" + MOVES, MOVES + "~" + lines}) {
      Reading reading = read(text);
      assertThat(describe(reading.records().getFirst())).isEqualTo("Ann-Bob 18");
      assertThat(reading.moves().getFirst()).isEqualTo(MOVES);
    }
    assertThat(read(lines + "~" + MOVES).findings()).isEmpty();
  }

  /** The Italian for white is a name here. */
  @Test
  void aNameBesideADiscMayEndInTheWordForASide() {
    Reading reading = read("⚫\uFE0F Marco Bianchi~⚪\uFE0F Lucia Neri~~" + MOVES);
    assertThat(reading.findings()).isEmpty();
    assertThat(describe(reading.records().getFirst())).isEqualTo("Marco Bianchi-Lucia Neri");
    assertThat(describe(read("⚫ Black~⚪ White~" + MOVES).records().getFirst())).isEqualTo("-");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Black~Ann",
        "Black~is better here~White~has no moves",
        "Black~White",
        "Black~~Ann~~White~~Bob",
        "Ann (B) 18",
        "Ann (B) 18~Bob (B) 46",
        "Ann (B) 18~Bob (W)",
        "Pool (B)  18~Pool (W)  46",
      })
  void oneOfThemAloneIsText(String lines) {
    Reading reading = read(lines + "~" + MOVES);
    assertThat(describe(reading.records().getFirst())).isEqualTo("-");
    assertThat(reading.codes()).containsOnly("text-ignored");
  }

  @ParameterizedTest
  @CsvSource({
    "Partie n°1,Partie n°2",
    "Game 1,Game 2",
    "## Partie 1 ##,## Partie 2 ##",
    "【第1局】,【第2局】",
    "[Game #1],[Game #2]",
  })
  void theNumberOfAGameIsACommentOfTheGameBelow(String first, String second) {
    for (String blank : new String[] {"~", "~~"}) {
      Reading reading =
          read(first + blank + MOVES + "~~" + second + blank + "f5f6e6f4~" + "Game 3");
      assertThat(reading.findings())
          .containsExactly(
              "t:%d:1: ignored a line without moves: 'Game 3' [text-ignored]"
                  .formatted(blank.length() == 1 ? 6 : 8));
      assertThat(reading.records().getFirst().remarks()).containsExactly(new Remark(0, first));
      assertThat(reading.records().get(1).remarks()).containsExactly(new Remark(0, second));
    }
    assertThat(read("Game 1 was lost~" + MOVES).codes()).containsExactly("text-ignored");
  }

  /** Before, they were players without moves. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Black: 12.3 s  White: 15.8 s",
        "Black: 12:30  White: 4:05",
        "Black: 12.3 s~White: 15.8 s",
        "黒：12秒 白：15秒",
      })
  void timesOfBothSidesAreCommentsAndNotNames(String times) {
    Reading reading = read("Black: Ann~White: Bob~~" + MOVES + "~" + times);
    assertThat(reading.findings()).isEmpty();
    assertThat(describe(reading.records().getFirst())).isEqualTo("Ann-Bob");
    assertThat(reading.records().getFirst().remarks()).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "index 83db48f..bf2a1c3 100644",
        "f5598e8d1bc26f3840f11e41b7a4a1a883f8a37c564bcdf53a9679b8b58c6731  WTH_1994.wtb",
        "d6a5c3e4f1b2c3d4e5f6a7b8c9d0e1f2 *games.txt",
        "commit 4f3e5d6c7b8a9d",
        "From 4f3e5d6c7b8a9d Mon Sep 17 00:00:00 2001",
      })
  void namesOfChangesAndFilesAreNotMoves(String line) {
    Reading reading = read(line + "~" + MOVES);
    assertThat(reading.moves()).containsExactly(MOVES);
    assertThat(reading.codes()).containsExactly("text-ignored");
  }

  /** The players, and black's discs if the record declares them. */
  static String describe(GameRecord game) {
    String players = game.header().black() + "-" + game.header().white();
    return game.declared().blackDiscs().isPresent()
        ? players + " " + game.declared().blackDiscs().getAsInt()
        : players;
  }

  static Reading read(String text) {
    return Reading.of(text.replace('~', '\n') + "\n");
  }
}
