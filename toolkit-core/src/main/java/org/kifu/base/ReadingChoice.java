package org.kifu.base;

import java.util.Optional;
import java.util.function.Consumer;
import org.kifu.format.ReadOptions;
import org.kifu.game.GameRecord;
import org.kifu.game.Problem;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Othello;
import org.kifu.rules.Rules;
import org.kifu.source.Encoding;

/**
 * The choices of somebody for reading sources. A base keeps them, so that these are read alike
 * again.
 *
 * @param format the name of the notation; recognised if absent
 * @param encoding the name of the encoding of text; recognised if absent
 * @param rules the name of the rules of games whose records name none
 */
public record ReadingChoice(Optional<String> format, Optional<String> encoding, String rules) {
  /**
   * The words of the command line. A base keeps messages, and they must be the same whoever reads
   * its sources again.
   */
  private static final ReadOptions.Advice ADVICE =
      new ReadOptions.Advice("--from", "--rules", "--wthor-names");

  /** Nothing chosen. */
  public static final ReadingChoice NONE =
      new ReadingChoice(Optional.empty(), Optional.empty(), GameRecord.OTHELLO);

  /**
   * The options of a reader.
   *
   * @param memory what readers of several sources share
   */
  ReadOptions options(Consumer<Problem> problems, ReadOptions.RunMemory memory) {
    Rules<?, ?> known =
        Catalogue.byName(rules).<Rules<?, ?>>map(Catalogue.Entry::rules).orElse(Othello.RULES);
    return new ReadOptions(
        format, encoding.flatMap(Encoding::named), known, problems, memory, ADVICE);
  }

  /**
   * Options for a source that was read with these choices. What somebody chooses now comes first.
   *
   * @param given the choices of now; rules of the tournament game leave the rules as they were
   */
  public ReadOptions behind(ReadOptions given) {
    boolean isOfNow = !given.rules().name().equals(GameRecord.OTHELLO);
    return new ReadOptions(
        given.format().or(() -> format),
        given.encoding().or(() -> encoding.flatMap(Encoding::named)),
        isOfNow ? given.rules() : options(given.problems(), given.memory()).rules(),
        given.problems(),
        given.memory(),
        given.advice());
  }
}
