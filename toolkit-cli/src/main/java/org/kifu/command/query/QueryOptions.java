package org.kifu.command.query;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.query.BoardPattern;
import org.kifu.archive.query.BoardQuestion;
import org.kifu.archive.query.EndTrait;
import org.kifu.archive.query.FoldedName;
import org.kifu.archive.query.GameQuery;
import org.kifu.archive.query.GameQuery.PlyRange;
import org.kifu.board.BoardText;
import org.kifu.command.input.NumberRange;
import org.kifu.command.option.LineArgument;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.game.Counted;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.opening.OpeningLine;
import org.kifu.opening.PositionKey;
import org.kifu.rules.Othello;
import org.kifu.rules.Rules;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The options for the board and the end of games. */
final class QueryOptions {
  @Option(
      names = "--result",
      paramLabel = "ENDS",
      split = ",",
      converter = EndReader.class,
      description =
          "Only games with this result: black, white, draw, wipe-out, resigned, stopped (or only"
              + " time, agreed or left), unfinished or illegal. Separate several by commas.")
  private List<EndTrait> ends = List.of();

  @Option(
      names = "--opening",
      paramLabel = "NAME",
      description = "Only games that reached a position of this name. Part of the name is enough.")
  private @Nullable String opening;

  @Option(
      names = "--position",
      paramLabel = "MOVES|BOARD",
      description =
          "Only games that reached this position, turned in any way: moves to it, or its"
              + " squares and the side to move.")
  private @Nullable String position;

  @Option(
      names = "--pattern",
      paramLabel = "SQUARES",
      description =
          "Only games that showed this, turned in any way: all squares row by row, X for"
              + " black, O for white, # for either, - for empty and ? for anything.")
  private @Nullable String pattern;

  @Option(
      names = "--plies",
      paramLabel = "A-B",
      converter = DiscsReader.class,
      description = "Look for the position and the pattern after A to B discs placed.")
  private PlyRange plies = PlyRange.ALL;

  GameQuery query(Rules<?, ?> rules, Streams streams) {
    Set<EndTrait> wanted = EnumSet.noneOf(EndTrait.class);
    wanted.addAll(ends);
    boolean isOthello = rules.name().equals(GameRecord.OTHELLO);
    return new GameQuery(
        wanted,
        Optional.ofNullable(opening).map(FoldedName::of),
        Optional.ofNullable(position).filter(_ -> isOthello).map(text -> key(text, streams)),
        Optional.ofNullable(pattern).filter(_ -> isOthello).map(QueryOptions::pattern),
        plies,
        isOthello ? Optional.empty() : Optional.of(board(rules, streams)));
  }

  private <P, M> BoardQuestion<P, M> board(Rules<P, M> rules, Streams streams) {
    if (opening != null && !rules.isPlayedAsOthello()) {
      throw Refusal.usage("--opening: positions of %s have no names".formatted(rules.name()));
    }
    BoardQuestion<P, M> board = BoardQuestion.of(rules);
    if (rules.isForOnePlayer() && (position != null || pattern != null)) {
      throw Refusal.usage("--position and --pattern: not for games of " + rules.name());
    }
    if (position != null) {
      String text = position;
      board = board.withPosition(text).orElseGet(() -> after(text, rules, streams));
    }
    if (pattern != null) {
      board = board.withPattern(pattern).orElseThrow(() -> noPattern(rules));
    }
    return board;
  }

  private static <P, M> BoardQuestion<P, M> after(String text, Rules<P, M> rules, Streams streams) {
    try {
      return BoardQuestion.of(rules).withMoves(moves(text, rules, streams));
    } catch (IllegalArgumentException e) {
      throw Refusal.usage("--position: " + e.getMessage());
    }
  }

  private Refusal noPattern(Rules<?, ?> rules) {
    return rules
        .scoring()
        .map(
            scoring ->
                Refusal.usage(
                    "--pattern: '%s' is not %s of X, O, -, # and ?"
                        .formatted(pattern, Counted.of(scoring.squares(), "square"))))
        .orElseGet(() -> Refusal.usage("--pattern: boards of " + rules.name() + " have none"));
  }

  private static MoveList moves(String text, Rules<?, ?> rules, Streams streams) {
    try {
      return new LineArgument("--position", rules, streams).read(text);
    } catch (IllegalArgumentException e) {
      throw Refusal.usage(String.valueOf(e.getMessage()));
    }
  }

  private static PositionKey key(String text, Streams streams) {
    return BoardText.parse(text)
        .map(PositionKey::of)
        .orElseGet(() -> PositionKey.of(line(text, streams).position()));
  }

  private static OpeningLine line(String text, Streams streams) {
    try {
      return OpeningLine.of(new LineArgument("--position", Othello.RULES, streams).read(text));
    } catch (IllegalArgumentException e) {
      throw Refusal.usage(String.valueOf(e.getMessage()));
    }
  }

  private static BoardPattern pattern(String text) {
    return BoardPattern.parse(text)
        .orElseThrow(
            () -> Refusal.usage("--pattern: '" + text + "' is not 64 squares of X, O, -, # and ?"));
  }

  /** A reader of the name of an end. */
  static final class EndReader implements ITypeConverter<EndTrait> {
    @Override
    public EndTrait convert(String text) {
      return Arrays.stream(EndTrait.values())
          .filter(end -> end.label().equals(text))
          .findFirst()
          .orElseThrow(
              () ->
                  new TypeConversionException("'" + text + "' is not a result; known: " + known()));
    }

    private static String known() {
      return Arrays.stream(EndTrait.values()).map(EndTrait::label).collect(Collectors.joining(" "));
    }
  }

  /** A reader of {@code 20-30}, {@code 20-}, {@code -30} and {@code 20}. */
  static final class DiscsReader implements ITypeConverter<PlyRange> {
    @Override
    public PlyRange convert(String text) {
      return NumberRange.read(text, "\\d{1,2}", 0, PlyRange.LAST)
          .filter(range -> range.last() <= PlyRange.LAST)
          .map(range -> new PlyRange(range.first(), range.last()))
          .orElseThrow(
              () ->
                  new TypeConversionException("'" + text + "' is not a range of discs like 20-30"));
    }
  }
}
