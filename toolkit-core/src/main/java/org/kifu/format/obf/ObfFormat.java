package org.kifu.format.obf;

import java.io.InputStream;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Pattern;
import org.kifu.format.GameFormat;
import org.kifu.format.ReadOptions;
import org.kifu.format.obf.PositionLine.Kind;
import org.kifu.game.ParsedGame;
import org.kifu.source.Source;
import org.kifu.source.TextLines;

/** Problem files; the grammar is in the package's description. */
public final class ObfFormat implements GameFormat {
  @Override
  public String name() {
    return "obf";
  }

  /** Moves below a board are the rest of a game. */
  private static final Pattern MOVES =
      Pattern.compile("\\s*(?:(?:\\d{1,2}[.:)]\\s*)?[a-hA-H][1-8][\\s,;-]*){3}");

  @Override
  public boolean isOfLines() {
    return true;
  }

  @Override
  public boolean isComment(String line) {
    return line.stripLeading().startsWith("#") || line.stripLeading().startsWith("%");
  }

  /**
   * Sure if at least half of the lines, or of what is in them, is positions: nothing else has 64
   * cells and a side. A line of moves among many positions is a stray one.
   */
  @Override
  public int recognise(byte[] head) {
    List<PositionLine> lines =
        TextLines.of(head).stream()
            .map(PositionLine::read)
            .filter(line -> line.kind() != Kind.EMPTY)
            .toList();
    List<PositionLine> positions = lines.stream().filter(ObfFormat::isPosition).toList();
    long moves = lines.stream().filter(ObfFormat::isOfMoves).count();
    if (moves > 0 && moves >= positions.size()) {
      return 0;
    }
    boolean hasSides = lines.size() > 1 && isFfo(lines);
    boolean isMost = 2 * positions.size() >= lines.size() || 2 * length(positions) >= length(lines);
    return hasSides || !positions.isEmpty() && isMost ? 90 : 0;
  }

  private static long length(List<PositionLine> lines) {
    return lines.stream().mapToLong(line -> line.line().text().length()).sum();
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
