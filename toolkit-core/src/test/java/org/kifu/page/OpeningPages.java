package org.kifu.page;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.Stream;
import org.kifu.archive.query.GameFilter;
import org.kifu.game.ParsedGame;
import org.kifu.opening.OpeningCounts;
import org.kifu.opening.OpeningSettings;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.output.OpeningWords;
import org.kifu.opening.study.KeyGame;
import org.kifu.opening.study.RepertoireCard;
import org.kifu.page.OpeningPage.ShownGame;
import org.kifu.testing.ArchiveReading;
import org.kifu.testing.Games;
import org.kifu.words.Words;
import org.kifu.words.Words.Language;

/** Pages about the openings of two shipped years. */
final class OpeningPages {
  static final List<ParsedGame> GAMES =
      Stream.of("WTH_1980.wtb", "WTH_1997-match.wtb")
          .flatMap(
              file ->
                  ArchiveReading.of(Games.examples().resolve("wthor").resolve(file))
                      .games()
                      .stream())
          .toList();

  private OpeningPages() {}

  static OpeningTable table(List<ParsedGame> games, OpeningSettings settings) {
    return OpeningTable.of(OpeningCounts.of(games.iterator(), settings, 1));
  }

  /** A page in English with the first games of its openings. */
  static String page(List<ParsedGame> games, OpeningTable table) {
    return page(games, table, Language.EN);
  }

  static String page(List<ParsedGame> games, OpeningTable table, Language language) {
    List<ShownGame> shown =
        KeyGame.of(table, OpeningPage.KEY_GAMES).stream()
            .map(key -> new ShownGame(key, found(key, games).record().orElseThrow()))
            .toList();
    StringWriter page = new StringWriter();
    try {
      OpeningPage.write(table, GameFilter.ALL, shown, new OpeningWords(Words.in(language)), page);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return page.toString();
  }

  private static ParsedGame found(KeyGame key, List<ParsedGame> games) {
    return games.stream().filter(key::is).findFirst().orElseThrow();
  }

  /** The page of a repertoire. */
  static String cards(List<RepertoireCard> cards, Language language) {
    StringWriter page = new StringWriter();
    try {
      TrainerPage.write(cards, GameFilter.ALL, Words.in(language), page);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return page.toString();
  }
}
