package org.kifu.format.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.GameRecord;
import org.kifu.testing.Games;
import org.kifu.testing.Reading;

/**
 * Dumps of SQL, values of PHP, lists of Lisp and calendars, which no source of Othello games uses:
 * the reader on trial reads their moves, and says that it ignores the words beside them. M and N
 * are two real games, and a tilde stands for the end of a line.
 */
@DisabledIfSystemProperty(named = "kifu.reader", matches = "new")
class DataFormsOldReaderTest {
  private static final String M = Games.match1997().get(0);
  private static final String N = Games.match1997().get(1);

  private static Reading read(String text) {
    String whole = text.replaceAll("\\bM\\b|#M", M).replaceAll("\\bN\\b", N);
    return Reading.of(whole.replace('~', '\n'));
  }

  private static String facts(GameRecord game) {
    return "%s-%s %d"
        .formatted(
            game.header().black(), game.header().white(), game.declared().blackDiscs().orElse(-1));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-- dump~CREATE TABLE `games` (~  `id` int(11) NOT NULL,~  `played` date,~  `black`"
            + " varchar(40),~  `white` varchar(40),~  `moves` char(120),~  `black_discs` int,~ "
            + " PRIMARY KEY (`id`)~);~INSERT INTO `games` VALUES"
            + " (1,'2011-03-05','Ann','Bob','M',40),~(2,NULL,'Carl','Dora','N',30);~",
        "CREATE TABLE other (id INTEGER, n TEXT);~CREATE TABLE games (id INTEGER PRIMARY KEY,"
            + " black TEXT, white TEXT, result VARCHAR(10), elo DECIMAL(4,2), moves TEXT);~"
            + "INSERT INTO games VALUES(1,'Ann','Bob','40-24',1.5,'M');~"
            + "INSERT INTO games VALUES(2,'Carl','Dora','30-34',NULL,'N');~",
        "a:2:{i:0;a:4:{s:5:\"black\";s:3:\"Ann\";s:5:\"white\";s:3:\"Bob\";s:6:\"result\";s:5:\"40-24\";"
            + "s:5:\"moves\";s:120:\"M\";}i:1;a:4:{s:5:\"black\";s:4:\"Carl\";s:5:\"white\";s:4:\"Dora\";"
            + "s:5:\"score\";a:2:{s:5:\"black\";i:30;s:5:\"white\";i:34;}s:5:\"moves\";s:120:\"N\";}}~",
        "(game :black \"Ann\"~      :white \"Bob\"~      :score (40 24)~      :moves (M))~~"
            + "(game :black \"Carl\" :white \"Dora\"~      :score (30 34)~      :moves (N))~",
        "{:black \"Ann\" :white \"Bob\"~ :score [40 24]~ :moves [M]}~"
            + "{:black \"Carl\" :white \"Dora\"~ :score [30 34]~ :moves [N]}~",
      })
  void programsNameTheFactsOfTwoGames(String text) {
    Reading reading = read(text);
    assertThat(reading.moves()).containsExactly(M, N);
    assertThat(reading.records())
        .extracting(DataFormsOldReaderTest::facts)
        .containsExactly("Ann-Bob 40", "Carl-Dora 30");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "BEGIN:VCALENDAR~BEGIN:VEVENT~DESCRIPTION;LANGUAGE=en:Black: Ann\\nWhi~ te: Bob\\nScore:"
            + " 40-24\\~ n#M~END:VEVENT~END:VCALENDAR~",
      })
  void programsNameTheFactsOfOneGame(String text) {
    Reading reading = read(text);
    assertThat(reading.moves()).containsExactly(M);
    assertThat(reading.records())
        .extracting(DataFormsOldReaderTest::facts)
        .containsExactly("Ann-Bob 40");
  }
}
