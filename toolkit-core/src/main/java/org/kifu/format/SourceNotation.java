package org.kifu.format;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.notation.StrayMoves;
import org.kifu.source.Source;
import org.kifu.source.text.TextLines;

/**
 * The notation of a source for which no notation is named: that whose records it has, known by
 * their signs, or else any text.
 *
 * @param format the notation
 * @param rival another notation that explains nearly as much
 */
record SourceNotation(GameFormat format, Optional<GameFormat> rival) {
  /** The part of a text from which on sound records are not scraps in it. */
  private static final double SOUND = 0.45;

  /**
   * The notation of a source; nothing if it is neither in one with signs nor text.
   *
   * @param head the first bytes as they are
   * @param text the first bytes, in UTF-8 if the source is text
   * @param others samples from later in the source, each from the beginning of a line
   * @param fileName the file name, whose ending is a hint
   */
  static Optional<SourceNotation> of(
      byte[] head, byte[] text, Supplier<List<byte[]>> others, String fileName) {
    return Recognition.of(text, others, fileName, _ -> true)
        .map(chosen -> new SourceNotation(chosen.format(), chosen.rival()))
        .filter(chosen -> !chosen.format.isText() || hasRecord(chosen.format, text))
        .or(() -> ofText(head, text));
  }

  private static Optional<SourceNotation> ofText(byte[] head, byte[] text) {
    return Optional.of(new SourceNotation(Formats.TEXT, Optional.empty()))
        .filter(_ -> TextLines.mayBeText(text) && ForeignContent.of(head).isEmpty());
  }

  /**
   * The name of the notation of a word that is itself a game or a position; nothing if it is none.
   */
  static Optional<String> ofWord(byte[] word) {
    return Recognition.of(word)
        .map(GameFormat::name)
        .or(
            () ->
                Optional.of(Formats.TEXT.name()).filter(_ -> isOfSquares(word) || holdsGame(word)));
  }

  /** Whether a word is one or more squares, and little else. */
  private static boolean isOfSquares(byte[] word) {
    String text = new String(word, StandardCharsets.UTF_8);
    long signs = text.chars().filter(Character::isLetterOrDigit).count();
    long ofSquares = 2L * StrayMoves.squares(text).size();
    return ofSquares > 0 && 2 * ofSquares >= signs;
  }

  private static boolean holdsGame(byte[] word) {
    return games(Formats.TEXT, word, _ -> {}).hasNext();
  }

  /**
   * Whether a notation finds a record of Othello or another game in a text. A record that is short
   * or damaged counts only if the notation knows all text before it, or sound ones are much of the
   * text: otherwise it may be a scrap among other text.
   */
  private static boolean hasRecord(GameFormat format, byte[] text) {
    List<Problem> problems = new ArrayList<>();
    Iterator<ParsedGame> games = games(format, text, problems::add);
    boolean isFirst = games.hasNext() && problems.isEmpty();
    long sound = 0;
    while (games.hasNext()) {
      ParsedGame game = games.next();
      if (isFirst && game.record().isPresent()
          || isClear(game, format, text)
          || game.problems().stream().anyMatch(p -> p.code() == ProblemCode.OTHER_RULES)) {
        return true;
      }
      boolean isSound = Recognition.isWellFormed(game) && OtherNotations.isLegal(game);
      sound += isSound ? Span.of(game).length() : 0;
      isFirst = false;
    }
    return sound > SOUND * text.length;
  }

  /** Whether a game with the signs of its notation cannot have arisen by chance. */
  private static boolean isClear(ParsedGame game, GameFormat format, byte[] text) {
    boolean isOfOthello =
        game.record().filter(record -> record.rules().equals(GameRecord.OTHELLO)).isPresent();
    boolean isSound =
        isOfOthello
            ? OtherNotations.isClear(game) && OtherNotations.isLegal(game)
            : Recognition.isWellFormed(game);
    if (!isSound) {
      return false;
    }
    Span span = Span.of(game);
    return format.recognise(Arrays.copyOfRange(text, (int) span.from, (int) span.to)) > 0;
  }

  /** The bytes of a game. */
  private record Span(long from, long to) {
    static Span of(ParsedGame game) {
      long from = game.origin().start().offset();
      long[] end = {from};
      game.origin().spans((_, to) -> end[0] = Math.max(end[0], to));
      return new Span(from, end[0]);
    }

    long length() {
      return to - from;
    }
  }

  private static Iterator<ParsedGame> games(
      GameFormat format, byte[] text, Consumer<Problem> problems) {
    try {
      return format.read(
          Source.of("", text), new ByteArrayInputStream(text), ReadOptions.reportingTo(problems));
    } catch (IOException e) {
      throw new UncheckedIOException(e); // bytes in memory do not break
    }
  }
}
