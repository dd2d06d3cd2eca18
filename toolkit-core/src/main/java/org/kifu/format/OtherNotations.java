package org.kifu.format;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
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
import org.kifu.source.Source;

/**
 * The notations that a part of a source may be in, other than the notation of the rest. A part is
 * accepted if one of its games has five legal moves, which words do not have by chance.
 */
final class OtherNotations {
  private static final int LEAST_MOVES = 5;

  /** All notations whose records are known by signs, and any text for what is in none of them. */
  static final OtherNotations ALL =
      new OtherNotations(Set.of(), true, false, Optional.of(Formats.TEXT));

  /** No notations: the user has named the notation of the whole source. */
  static final OtherNotations NONE = new OtherNotations(Set.of(), false, false, Optional.empty());

  private final Optional<GameFormat> rest;

  private final Set<GameFormat> tried;
  private final boolean areAny;
  private final boolean areExpected;

  private OtherNotations(
      Set<GameFormat> tried, boolean areAny, boolean areExpected, Optional<GameFormat> rest) {
    this.tried = tried;
    this.areAny = areAny;
    this.areExpected = areExpected;
    this.rest = rest;
  }

  /**
   * These notations except for one.
   *
   * @param areExpected whether an earlier part was in another notation
   */
  OtherNotations besides(GameFormat format, boolean areExpected) {
    Set<GameFormat> used = new HashSet<>(tried);
    used.add(format);
    return new OtherNotations(used, areAny, areExpected, rest.filter(each -> !each.equals(format)));
  }

  /** Whether there is any notation to look for. */
  boolean areAny() {
    return areAny;
  }

  /** Whether text that does not look like moves is worth a trial. */
  boolean areExpected() {
    return areExpected;
  }

  /**
   * The games of a part.
   *
   * @param format the notation in which the part begins
   * @param problems problems reported by its readers that concern no game
   * @param counts the bytes of the part, by kind
   * @param length the number of bytes that are read: all bytes, or those before the last game
   */
  record FoundGames(
      GameFormat format,
      List<ParsedGame> games,
      List<Problem> problems,
      ByteCounts counts,
      int length) {
    /** Reports that a part in another notation begins here, unless the part continues. */
    void tell(boolean isFirst, Consumer<Problem> listener) {
      if (isFirst) {
        listener.accept(begun(format, start()));
      }
      problems.forEach(listener);
    }

    private SourceLocation start() {
      ParsedGame first =
          games.stream().filter(game -> game.record().isPresent()).findFirst().orElseThrow();
      return first.origin().start();
    }
  }

  /**
   * Reads a part of a source in another notation; nothing if the part is in none.
   *
   * @param source a source that starts at the part
   * @param sign the index of the byte where moves or a board begin
   * @param isCut whether the source continues after these bytes; if so, the last of several games
   *     is left out, since it may continue as well
   */
  Optional<FoundGames> read(
      Source source, byte[] bytes, int sign, boolean isCut, ReadOptions options) {
    if (!areAny) {
      return Optional.empty();
    }
    byte[] sample = source.encoding().toUtf8(sample(bytes, sign));
    return Recognition.of(sample, List::of, "", this::isOpen)
        .map(Recognition.ChosenNotation::format)
        .flatMap(format -> clear(format, source, bytes, options))
        .or(() -> rest.flatMap(format -> clear(format, source, bytes, options)))
        .map(found -> isCut ? withoutLast(found, source, bytes, options) : found);
  }

  /** The games of a part in a notation; nothing if none of them is clear. */
  private Optional<FoundGames> clear(
      GameFormat format, Source source, byte[] bytes, ReadOptions options) {
    return Optional.of(found(format, source, bytes, options))
        .filter(found -> found.games.stream().anyMatch(OtherNotations::isClear));
  }

  private boolean isOpen(GameFormat format) {
    return format.isText() && !tried.contains(format);
  }

  /** The bytes by which the notation is recognised; many words may precede the first move. */
  private static byte[] sample(byte[] bytes, int sign) {
    int from = Math.max(0, sign - Source.HEAD_BYTES / 2) & -2; // a character of UTF-16 has two
    return from == 0 && bytes.length <= Source.HEAD_BYTES
        ? bytes
        : Arrays.copyOfRange(bytes, from, Math.min(bytes.length, from + Source.HEAD_BYTES));
  }

  private FoundGames withoutLast(
      FoundGames found, Source source, byte[] bytes, ReadOptions options) {
    long start = found.games.getLast().origin().start().offset() - source.start().offset();
    return found.games.size() < 2 || start <= 0
        ? found
        : found(found.format, source, Arrays.copyOf(bytes, (int) start), options);
  }

  private FoundGames found(GameFormat format, Source source, byte[] bytes, ReadOptions options) {
    List<Problem> problems = new ArrayList<>();
    List<ParsedGame> games = new ArrayList<>();
    InputStream stream = new ByteArrayInputStream(bytes);
    try {
      PlainGames part = PlainGames.of(source, stream, options.telling(problems::add), format, this);
      part.forEachRemaining(games::add);
      problems.removeIf(problem -> problem.code() == ProblemCode.NO_GAMES);
      return new FoundGames(format, games, problems, part.counts(), bytes.length);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // bytes in memory do not break
    }
  }

  /** The problem that a part in another notation begins at a place. */
  static Problem begun(GameFormat format, SourceLocation where) {
    String message = "from here on the text is read as " + format.name();
    return Problem.of(ProblemCode.OTHER_NOTATION, where, message);
  }

  /** Whether a game cannot have arisen by chance. */
  static boolean isClear(ParsedGame game) {
    return Recognition.isWellFormed(game) && hasMoves(game);
  }

  /** Whether a game, damaged or not, begins with moves that words do not have by chance. */
  static boolean hasMoves(ParsedGame game) {
    return game.record().filter(OtherNotations::isPlayable).isPresent();
  }

  /** Whether all moves of a game are legal, if its rules are known. */
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
