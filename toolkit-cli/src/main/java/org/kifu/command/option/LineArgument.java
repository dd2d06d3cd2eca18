package org.kifu.command.option;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.command.terminal.Streams;
import org.kifu.format.GameReader;
import org.kifu.format.ReadOptions;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.rules.Rules;
import org.kifu.source.Source;

/** A line of moves that is the value of an option. */
public final class LineArgument {
  private final String option;
  private final Rules<?, ?> rules;
  private final Streams streams;

  /**
   * @param option the name of the option, such as {@code --at}
   * @param rules the rules of the game
   */
  public LineArgument(String option, Rules<?, ?> rules, Streams streams) {
    this.option = option;
    this.rules = rules;
    this.streams = streams;
  }

  /**
   * Reads the moves; a blank text gives the start.
   *
   * @throws IllegalArgumentException if the whole text is not one line of moves
   */
  public MoveList read(String text) {
    List<Problem> problems = new ArrayList<>();
    ReadOptions options =
        new ReadOptions(Optional.of(notation()), Optional.empty(), rules, problems::add);
    if (text.isBlank()) {
      return MoveList.EMPTY;
    }
    try (GameReader reader = GameReader.open(Source.ofText(option, text), options)) {
      List<ParsedGame> lines = reader.stream().toList();
      lines.forEach(line -> problems.addAll(line.problems()));
      refuseAny(problems);
      if (lines.size() != 1) {
        throw new IllegalArgumentException(option + ": '" + text + "' is not one line of moves");
      }
      return lines.getFirst().record().map(GameRecord::moves).orElseThrow();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The notation for lines of the game: squares, or the moves of pieces. */
  private String notation() {
    return rules.scoring().isPresent() ? "transcript" : "pdn";
  }

  /**
   * Refuses a line with problems. A line from the mirrored start is the same line, so it only gets
   * a remark.
   */
  private void refuseAny(List<Problem> problems) {
    for (Problem problem : problems) {
      if (problem.code() != ProblemCode.DIAGRAM_MIRRORED) {
        throw new IllegalArgumentException(problem.toString());
      }
      streams.say("kifu: " + problem);
    }
  }
}
