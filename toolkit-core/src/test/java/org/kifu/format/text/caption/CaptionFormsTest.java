package org.kifu.format.text.caption;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.Outcome;
import org.kifu.testing.Reading;

/** The forms in which people and programs write the facts above a game that ends 16-48. */
class CaptionFormsTest {
  private static final String GAME =
      "f5d6c3d3c4f4c5b3c2b4e3e6b6c6e7f2e2f3g3g4f1d7d2f6h4c1g5d1a4a3"
          + "f7a5b5g6d8c8c7e1b1h6h5h3g2h7g7g8b2b8a8a2b7h8e8h1h2g1f8a7a6a1\n";

  /** A tilde stands for the end of a line, an arrow for a tab. */
  @ParameterizedTest
  @CsvFileSource(resources = "forms.tsv", delimiter = '\t', quoteCharacter = '\u00A7')
  void areTheFactsOfTheGame(String lines, String facts) {
    assertThat(facts(lines)).isEqualTo(facts);
  }

  @ParameterizedTest
  @CsvFileSource(resources = "no-facts.tsv", delimiter = '\t', quoteCharacter = '\u00A7')
  void otherLinesStateNothing(String lines) {
    assertThat(facts(lines)).isEmpty();
  }

  private static String facts(String lines) {
    String text = lines.replace('~', '\n').replace('\u21E5', '\t') + "\n" + GAME;
    List<GameRecord> games = Reading.of(text).records();
    assertThat(games).hasSize(1);
    return facts(games.getFirst());
  }

  private static String facts(GameRecord game) {
    GameHeader header = game.header();
    Outcome said = game.declared();
    List<String> facts = new ArrayList<>();
    add("black", header.black(), facts);
    add("white", header.white(), facts);
    add("event", header.event(), facts);
    add("place", header.place(), facts);
    add("date", header.date().toString(), facts);
    said.blackDiscs().ifPresent(discs -> add("discs", Integer.toString(discs), facts));
    said.winner().ifPresent(winner -> add("winner", winner.toString(), facts));
    add("end", said.kind() == Outcome.Kind.UNKNOWN ? "" : said.kind().label(), facts);
    return String.join("; ", facts);
  }

  private static void add(String name, String value, List<String> facts) {
    if (!value.isEmpty()) {
      facts.add(name + "=" + value);
    }
  }
}
