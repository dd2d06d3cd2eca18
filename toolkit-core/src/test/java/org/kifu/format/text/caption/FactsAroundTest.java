package org.kifu.format.text.caption;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.board.Disc;
import org.kifu.game.GameRecord;
import org.kifu.testing.Reading;

/** Facts of data beside games and around them. */
class FactsAroundTest {
  private static Reading read(String text) {
    return Reading.of(text.replace('\'', '"'));
  }

  @Test
  void allGamesInsideHaveTheEventUnlessTheyHaveTheirOwn() {
    String text =
        "{'event':'Winter Open','place':'Ghent','date':'1999-01-30','games':["
            + "{'black':'Ann','white':'Bob','moves':'f5d6c3'},"
            + "{'black':'Cyd','white':'Dan','date':'1999-02-01','moves':'f5f6e6'}]}";
    Reading reading = read(text);
    assertThat(reading.records())
        .extracting(GameRecord::header)
        .extracting(each -> each.black() + " " + each.event() + " " + each.place() + each.date())
        .containsExactly("Ann Winter Open Ghent1999-01-30", "Cyd Winter Open Ghent1999-02-01");
    assertThat(reading.findings()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "'players':['Ann','Bob']",
        "'players':[{'name':'Bob','color':'white'},{'name':'Ann','color':'black'}]",
        "'event':'start','black':'Ann','white':'Bob'",
        "'location':'/home/ann/games.json','black':'Ann','white':'Bob'",
      })
  void playersAreReadAndWordsOfProgramsAreNotFacts(String facts) {
    GameRecord game = read("{" + facts + ",'moves':'f5d6c3d3c4'}").records().getFirst();
    assertThat(game.header().captions()).containsExactly("Black: Ann", "White: Bob");
  }

  @Test
  void aWinnerCountsWhereAScoreIsMissing() {
    GameRecord game = read("{'winner':'white','moves':'f5d6c3'}").records().getFirst();
    assertThat(game.declared().winner()).contains(Disc.WHITE);
  }

  @Test
  void otherSquaresBesideAMoveAreNotMoves() {
    String text = "{'moves':[{'move':'f5','best':'e6'},{'move':'d6','best':'d6'},{'move':'c3'}]}";
    assertThat(read(text).moves()).containsExactly("f5d6c3");
  }
}
