package org.kifu.format.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.kifu.notation.OtherMoves;
import org.kifu.source.TextLine;

/**
 * Moves around a board, on one line or on several that stand right below each other. Not for use by
 * several threads.
 */
final class WrittenMoves {
  private final Sheet sheet;
  private final Set<TextLine> captions;
  private final Set<TextLine> facts;
  private final List<TextLine> lines = new ArrayList<>();
  private final List<List<TextLine>> runs = new ArrayList<>(0);
  private int last;

  private WrittenMoves(Sheet sheet) {
    this.sheet = sheet;
    captions = sheet.captions().stream().map(Caption::line).collect(Collectors.toSet());
    facts =
        sheet.captions().stream()
            .filter(Caption::isLabelled)
            .map(Caption::line)
            .collect(Collectors.toSet());
    sheet.lines().forEach(this::take);
    endRun();
  }

  /** Returns the lines of a sheet that hold moves and no facts, a list for each run of them. */
  static List<List<TextLine>> in(Sheet sheet) {
    return new WrittenMoves(sheet).runs;
  }

  /** The squares that lines name, in their order. */
  static List<String> squares(List<TextLine> run) {
    return run.stream()
        .flatMap(line -> OtherMoves.squares(HtmlTable.withoutTags(line.text())).stream())
        .toList();
  }

  private void take(TextLine line) {
    boolean isOpen = !facts.contains(line) && (captions.contains(line) || !isOfBoard(line));
    if (line.number() > last + 1 || !isOpen) {
      endRun();
    }
    last = line.number();
    if (isOpen) {
      lines.add(line);
    }
  }

  /** Whether a line draws the board, or holds cells of it. */
  private boolean isOfBoard(TextLine line) {
    if (sheet.isWithoutBoard()) {
      return false;
    }
    int first = sheet.header().orElse(sheet.rows().getFirst()).line().number();
    return line.number() >= first && line.number() <= sheet.rows().getLast().line().number();
  }

  private void endRun() {
    runs.addAll(OtherMoves.in(lines));
    lines.clear();
  }
}
