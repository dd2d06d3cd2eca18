package org.kifu.format.obf;

import java.io.InputStream;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Pattern;
import org.kifu.format.GameFormat;
import org.kifu.format.ReadOptions;
import org.kifu.format.Source;
import org.kifu.format.TextLines;
import org.kifu.format.obf.PositionLine.Kind;
import org.kifu.game.ParsedGame;

/** Problem files; the grammar is in the package's description. */
public final class ObfFormat implements GameFormat {
  @Override
  public String name() {
    return "obf";
  }

  /** Moves below a board are the rest of a game. */
  private static final Pattern MOVES =
      Pattern.compile("\\s*(?:(?:\\d{1,2}[.:)]\\s*)?[a-hA-H][1-8][\\s,;-]*){3}");

  /** Sure if at least half of the lines are positions: nothing else has 64 cells and a side. */
  @Override
  public int recognise(byte[] head) {
    List<PositionLine> lines =
        TextLines.of(head).stream()
            .map(PositionLine::read)
            .filter(line -> line.kind() != Kind.EMPTY)
            .toList();
    if (lines.stream().anyMatch(ObfFormat::isOfMoves)) {
      return 0;
    }
    long positions = lines.stream().filter(ObfFormat::isPosition).count();
    boolean hasSides = lines.size() > 1 && isFfo(lines);
    return hasSides || positions > 0 && 2 * positions >= lines.size() ? 90 : 0;
  }

  /** Moves without scores behind a board are a transcript. */
  private static boolean isPosition(PositionLine line) {
    boolean hasScores = line.remarks().stream().anyMatch(SolvedPosition::listsScores);
    return line.kind() == Kind.NAMED
        || line.kind() == Kind.POSITION && (line.message().isEmpty() || hasScores);
  }

  private static boolean isOfMoves(PositionLine line) {
    return line.kind() == Kind.DAMAGED && MOVES.matcher(line.line().text()).lookingAt();
  }

  private static boolean isFfo(List<PositionLine> lines) {
    return lines.getFirst().kind() == Kind.BOARD
        && PositionLine.side(lines.get(1).line()).isPresent();
  }

  @Override
  public Iterator<ParsedGame> read(Source source, InputStream stream, ReadOptions options) {
    return new ObfGames(source, stream, options);
  }
}
