package org.kifu.format;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.kifu.board.StartSpec;
import org.kifu.game.ByteCounts;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.replay.Replay;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Rules;

/**
 * The notations in which a part of a source may be that the notation of the rest does not read. A
 * part is taken if one of its games has five legal moves, which no words have by chance.
 */
final class OtherNotations {
  private static final int LEAST_MOVES = 5;

  private final Set<GameFormat> tried;
  private final boolean isOff;
  private final boolean areExpected;

  private OtherNotations(Set<GameFormat> tried, boolean isOff, boolean areExpected) {
    this.tried = tried;
    this.isOff = isOff;
    this.areExpected = areExpected;
  }

  /**
   * All notations but one.
   *
   * @param areExpected whether a part in another notation stands before
   */
  static OtherNotations than(GameFormat format, boolean areExpected) {
    return new OtherNotations(Set.of(format), false, areExpected);
  }

  /** None: the user has named the notation of the whole. */
  static OtherNotations none() {
    return new OtherNotations(Set.of(), true, false);
  }

  /** Whether text is worth a trial that does not look like moves. */
  boolean areExpected() {
    return areExpected;
  }

  /**
   * What was read of a part.
   *
   * @param counts what its bytes are
   */
  record Found(List<ParsedGame> games, ByteCounts counts) {}

  /**
   * Reads a part of a source in another notation, if it is in one, and says so.
   *
   * @param source starts at the part
   */
  Optional<Found> read(Source source, byte[] bytes, ReadOptions options) {
    if (isOff) {
      return Optional.empty();
    }
    return Recognition.of(source.encoding().toUtf8(head(bytes)), List::of, "", this::isOpen)
        .map(Recognition.Choice::format)
        .flatMap(format -> read(format, source, bytes, options));
  }

  private boolean isOpen(GameFormat format) {
    return format.isText() && !tried.contains(format);
  }

  private static byte[] head(byte[] bytes) {
    return bytes.length <= GameFormat.HEAD_BYTES
        ? bytes
        : Arrays.copyOf(bytes, GameFormat.HEAD_BYTES);
  }

  private Optional<Found> read(
      GameFormat format, Source source, byte[] bytes, ReadOptions options) {
    List<Problem> problems = new ArrayList<>();
    Set<GameFormat> used = new HashSet<>(tried);
    used.add(format);
    try {
      Ledger ledger =
          Ledger.open(
              format,
              source,
              new ByteArrayInputStream(bytes),
              options.telling(problems::add),
              new OtherNotations(used, false, false));
      List<ParsedGame> games = new ArrayList<>();
      ledger.forEachRemaining(games::add);
      if (games.stream().noneMatch(OtherNotations::isClear)) {
        return Optional.empty();
      }
      tell(format, ledger.first(), options);
      problems.removeIf(problem -> problem.code() == ProblemCode.NO_GAMES);
      problems.forEach(options.problems());
      return Optional.of(new Found(games, ledger.counts()));
    } catch (IOException e) {
      throw new UncheckedIOException(e); // bytes in memory do not break
    }
  }

  /** Says that a part in another notation begins at a place. */
  static void tell(GameFormat format, SourceLocation where, ReadOptions options) {
    String message = "from here on the text is read as " + format.name();
    options.problems().accept(new Problem(ProblemCode.OTHER_NOTATION, where, 0, 0, message));
  }

  /** Whether a game is none by chance. */
  static boolean isClear(ParsedGame game) {
    return Recognition.isWellFormed(game) && hasMoves(game);
  }

  /** Whether a game, damaged or not, begins with moves that no words have by chance. */
  static boolean hasMoves(ParsedGame game) {
    return game.record().filter(OtherNotations::isPlayable).isPresent();
  }

  /** Whether all moves of a game are legal, as far as its rules are known. */
  static boolean isLegal(ParsedGame game) {
    return game.record().filter(record -> hasLegal(record, record.moves().size())).isPresent();
  }

  private static boolean isPlayable(GameRecord record) {
    boolean isPosition = record.moves().isEmpty() && !record.start().equals(StartSpec.STANDARD);
    return isPosition || hasLegal(record, LEAST_MOVES);
  }

  private static boolean hasLegal(GameRecord record, int least) {
    return least == 0
        || Catalogue.byName(record.rules())
            .map(entry -> legalMoves(entry.rules(), record))
            .filter(legal -> legal >= least)
            .isPresent();
  }

  private static <P, M> int legalMoves(Rules<P, M> rules, GameRecord record) {
    return Replay.of(rules, record).steps().size();
  }
}
