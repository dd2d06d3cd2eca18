package org.kifu.opening.output;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.kifu.analysis.Value;
import org.kifu.archive.query.GameFilter;
import org.kifu.board.Disc;
import org.kifu.opening.OpeningLine;
import org.kifu.opening.OpeningSettings;
import org.kifu.opening.OpeningTally;
import org.kifu.words.PlainText;
import org.kifu.words.Words;

/** The words for openings in one language; names of openings come from the table of openings. */
public record OpeningWords(Words words) {
  /** English words. */
  public static OpeningWords english() {
    return new OpeningWords(Words.english());
  }

  /** The words of a language, or English words if there are none for it. */
  public static OpeningWords in(Locale language) {
    return new OpeningWords(Words.in(language));
  }

  /** The language as a locale. */
  public Locale locale() {
    return words.locale();
  }

  /** A number of games or moves, in groups of three digits. */
  public static String count(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  /** The words of a key of openings, such as {@code charts}. */
  public String of(String key) {
    return words.of("openings." + key);
  }

  /** The words of a key of openings with facts in their places. */
  public String filled(String key, Object... facts) {
    return words.filled("openings." + key, facts);
  }

  /** The title of the statistics. */
  public String title(OpeningSettings settings) {
    OpeningLine at = settings.at();
    return at == null || at.moves().isEmpty() ? of("title") : filled("after", at.moves());
  }

  /** The choice of games; nothing if all were chosen. */
  public Optional<String> chosen(GameFilter games) {
    return games.isAll()
        ? Optional.empty()
        : Optional.of(filled("chosen", PlainText.of(games.toString())));
  }

  /**
   * The number of games that were counted, and the numbers of those that were left out, by reason.
   */
  public String games(OpeningTally tally) {
    Stream<String> excluded =
        tally.excluded().entrySet().stream()
            .map(each -> filled("excluded." + each.getKey().label(), each.getValue().toString()));
    String games = Long.toString(tally.games());
    return excluded
        .reduce((left, right) -> filled("join", left, right))
        .map(all -> filled("games.some", games, Long.toString(tally.counted()), all))
        .orElseGet(() -> filled("games", games));
  }

  /** The games, and the choice of moves, in two sentences. */
  public String intro(OpeningTally tally, OpeningSettings settings) {
    return filled("intro", games(tally), settings(settings));
  }

  private String settings(OpeningSettings settings) {
    String plies = Integer.toString(settings.plies());
    String least = count(settings.minGames());
    boolean isAll = settings.minGames() == 1;
    if (settings.at() == null) {
      return isAll ? filled("settings", plies) : filled("settings.least", plies, least);
    }
    return isAll ? of("settings.at") : filled("settings.at.least", least);
  }

  /** A number of games with the word for games. */
  public String games(long games) {
    return filled("chart.games", count(games));
  }

  /**
   * The years of use, with the number of years after which half of the use was over, if that is
   * known.
   */
  public String years(String years, @Nullable Integer halfLife) {
    if (halfLife == null) {
      return years;
    }
    return halfLife == 0
        ? filled("half-life.first", years)
        : filled("half-life", years, halfLife.toString());
  }

  /** The certainty of a value, such as {@code estimated, depth 12}. */
  public String certainty(Value value) {
    return switch (value.confidence()) {
      case EXACT -> words.of("page.exact");
      case PROBABLE -> words.of("page.probable") + " " + value.confidencePercent() + " %";
      case ESTIMATED -> words.filled("page.estimated", Integer.toString(value.depth()));
    };
  }

  /** The loss of the answers of a side: the share of the games, and the number of discs. */
  public String trap(Disc answering, String share, String discs) {
    return filled("trap." + answering.label(), share, discs);
  }
}
