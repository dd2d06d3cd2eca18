package org.kifu.format.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.kifu.game.ParsedGame;
import org.kifu.testing.Games;
import org.kifu.testing.Reading;

/**
 * Games and facts within sentences that the reader on trial tells as ignored text, or does not
 * read. S stands for a game of the match of 1997, a tilde for the end of a line.
 */
@DisabledIfSystemProperty(named = "kifu.reader", matches = "new")
class GamesAmongWordsOldReaderTest {
  private static final String R = Games.match1997().get(0);
  private static final String S = Games.match1997().get(1);

  @Test
  void everyGameOfASentenceIsReadInItsPlace() {
    String text =
        "I lost this one badly (f5d6c3d3c4f4) at c4 and so on, my second game: " + S + ", see you";
    Reading reading = read(text);
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4f4", S);
    assertThat(reading.findings())
        .containsExactly(
            "t:1:1: game 1: ignored 'I lost this...' [text-ignored]",
            "t:1:193: game 2: ignored 'see you' [text-ignored]");
    List<ParsedGame> games = reading.games();
    assertThat(games.get(0).origin().ofMove(0).offset()).isEqualTo(text.indexOf("f5d6c3"));
    assertThat(games.get(1).origin().ofMove(59).offset())
        .isEqualTo(text.indexOf(S) + S.length() - 2);
  }

  @Test
  void aSentenceOnAGameThatIsSpreadOverLinesDoesNotCutIt() {
    Reading reading =
        read("f5~d6~c3~d3~This is f5 d6 c3 d3 c4 again, as I had feared all the time~c4~f4");
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4f4");
    assertThat(reading.codes()).containsExactly("moves-not-read");
  }

  @Test
  void eachGameOfALineHasItsScoreAndItsPlayers() {
    Reading reading = read("R 37-27 Anna 40-24 Bob S 30-34");
    assertThat(reading.moves()).containsExactly(R, S);
    assertThat(reading.records().get(0).declared().blackDiscs()).hasValue(37);
    assertThat(reading.records().get(1).declared().blackDiscs()).hasValue(30);
    assertThat(reading.records().get(1).header().black()).isEqualTo("Anna");
  }

  @Test
  void anIllegalMoveInTheGameOfASentenceIsKept() {
    assertThat(read("They played f5 d6 c3 d3 c4 a1 f4 and called me to look at it").moves())
        .containsExactly("f5d6c3d3c4a1f4");
  }

  private static Reading read(String text) {
    return Reading.of(
        text.replaceAll("\\bR\\b", R).replaceAll("\\bS\\b", S).replace('~', '\n') + "\n");
  }
}
