package org.kifu.annotate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kifu.analysis.Limits;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.opening.OpeningName.NamedOpening;
import org.kifu.opening.OpeningNames;
import org.kifu.opening.PlainOpenings;
import org.kifu.rules.Othello;
import org.kifu.testing.Games;
import org.kifu.testing.ParsedGames;
import org.kifu.testing.PlainAnalyser;
import org.kifu.testing.RealData;

/** Real games by Japanese names, against a plain look-up of their positions in the list alone. */
class NamedGameTest {
  private static AnnotatedGame annotated(String moves) {
    return (AnnotatedGame)
        new Annotator<>(
                Othello.RULES, OpeningNamer.of(OpeningNames.english()), "test", new Limits(1, 8))
            .annotate(
                ParsedGames.of(GameRecord.ofMoves(MoveList.ofSquares(Games.squares(moves)))),
                new PlainAnalyser());
  }

  private static Map<String, String> japanese() throws IOException {
    Map<String, String> names = new HashMap<>();
    for (String line : Files.readAllLines(RealData.folder("openings").resolve("names-ja.csv"))) {
      String[] cells = line.split(",", 2);
      if (cells[0].matches("([a-h][1-8])+")) {
        names.put(PlainOpenings.position(cells[0]), cells[1]);
      }
    }
    return names;
  }

  @Test
  void theDeepestJapaneseNameIsThatOfAGameForJapaneseReaders() throws IOException {
    Map<String, String> names = japanese();
    for (String moves : Games.match1997()) {
      String deepest = "";
      String line = "";
      for (int end = 2; end <= 80; end += 2) {
        String name = names.get(PlainOpenings.position(moves.substring(0, end)));
        deepest = name == null ? deepest : name;
        line = name == null ? line : moves.substring(0, end);
      }
      AnnotatedGame game = annotated(moves).named(Locale.JAPAN);
      NamedOpening opening = game.opening().orElseThrow();
      assertThat(opening.name()).hasToString(deepest);
      assertThat(opening.moves()).isEqualTo(line);
      assertThat(game.knownPlies()).isGreaterThanOrEqualTo(opening.plies());
      assertThat(game.firstFault()).isEmpty();
      assertThat(game.named(Locale.JAPAN)).isEqualTo(game);
    }
  }

  @Test
  void inOtherLanguagesNothingChanges() {
    AnnotatedGame game = annotated(Games.match1997().getFirst());
    for (String tag : new String[] {"en", "ru", "de", "fr", "fil"}) {
      assertThat(game.named(Locale.of(tag))).isSameAs(game);
    }
  }
}
