package org.kifu.format.text.page;

import java.util.ArrayList;
import java.util.List;
import org.kifu.format.text.page.HtmlNames.ElementKind;

/**
 * Reads HTML or XML in one walk. It keeps the open elements in a stack, so that a page may come in
 * pieces, and depth costs no depth of calls.
 */
final class MarkupReader implements DressReader {
  /** The most elements inside one another; tags further inside are not looked at. */
  private static final int MOST_DEPTH = 60;

  /** The longest script, comment or text at the end of a piece that waits for its end. */
  private static final int MOST_WAITING = 1 << 18;

  /** The number of lines that wait for the end of their paragraph at most. */
  private static final int MOST_LINES = 2000;

  private final Page page;
  private final List<OpenElement> open = new ArrayList<>();
  private final MarkupLines lines = new MarkupLines();
  private final MarkupTable table = new MarkupTable();
  private final HeldAttributes attributes = new HeldAttributes();
  private final HiddenElement hidden = new HiddenElement();

  private PlacedText text = PlacedText.EMPTY;
  private MarkupScanner tokens = new MarkupScanner("");

  /** Whether ends of lines count everywhere, because no element so far makes rows. */
  private boolean isLoose = true;

  /** The number of open elements in which ends of lines count. */
  private int ofLines;

  private int deeper;
  private int elements;

  MarkupReader(Group group, Page page) {
    this.page = page;
    open.add(new OpenElement("", group, List.of()));
  }

  @Override
  public int read(PlacedText all, boolean isEnd) {
    int past = all.toString().lastIndexOf('>') + 1;
    boolean isWhole = isEnd || all.length() - past > MOST_WAITING;
    text = isWhole ? all : all.piece(0, past);
    tokens = new MarkupScanner(text.toString());
    isLoose = isLoose && new MarkupScanner(text.toString()).hasNoRows();
    hidden.goOn();
    for (MarkupScanner.Token token = tokens.next();
        token != MarkupScanner.Token.END;
        token = tokens.next()) {
      boolean mayWait = !isEnd && text.length() - tokens.start() < MOST_WAITING;
      if (mayWait && isUnended(token)) {
        hidden.give(text, tokens.start(), path(), page);
        return tokens.start();
      }
      take(token);
    }
    hidden.give(text, text.length(), path(), page);
    if (isEnd) {
      end();
    }
    return text.length();
  }

  /** Whether the end of a comment or of an element that is not shown is not there yet. */
  private boolean isUnended(MarkupScanner.Token token) {
    return switch (token) {
      case TEXT -> tokens.isUnendedComment();
      case TAG -> {
        MarkupTag tag = tokens.tag();
        yield !hidden.isOpen() && isSkipped(tag) && tokens.endOf(tag.name(), tokens.end()) < 0;
      }
      default -> false;
    };
  }

  private boolean isSkipped(MarkupTag tag) {
    return !tag.isEnd()
        && !tag.isAlone()
        && switch (HtmlNames.kind(tag.name())) {
          case SCRIPT, STYLE, HIDDEN -> true;
          default -> !HtmlNames.isAlone(tag.name()) && tag.isHidden(text.toString());
        };
  }

  private void take(MarkupScanner.Token token) {
    switch (token) {
      case TEXT, CDATA -> takeText(text.piece(tokens.from(), tokens.to()), token);
      case COMMENT ->
          page.leaveOut(LeftOut.Kind.COMMENT, text.piece(tokens.from(), tokens.to()), path());
      case TAG -> takeTag(tokens.tag());
      case OTHER, END -> {}
    }
  }

  private void takeText(PlacedText piece, MarkupScanner.Token token) {
    if (hidden.isOpen()) {
      return;
    }
    OpenElement innermost = open.getLast();
    boolean isOfXml = innermost.isLeaf() && !innermost.name().isEmpty() && !table.isInRow();
    if (token == MarkupScanner.Token.CDATA) {
      lines.addWithoutEntities(piece);
    } else if (isLoose || ofLines > 0 || isOfXml || !table.isInCell() && LaidOutText.is(piece)) {
      lines.addLines(piece);
    } else {
      lines.add(piece);
    }
    if (lines.size() > MOST_LINES && !table.isInRow()) {
      giveEnded();
    }
  }

  private void takeTag(MarkupTag tag) {
    if (hidden.isOpen()) {
      hidden.take(tag, text, tokens, path(), page);
    } else if (isSkipped(tag) && tokens.endOf(tag.name(), tokens.end()) >= 0) {
      skip(tag);
    } else {
      place(tag);
    }
  }

  private void skip(MarkupTag tag) {
    ElementKind kind = HtmlNames.kind(tag.name());
    if (kind != ElementKind.SCRIPT && kind != ElementKind.STYLE) {
      hidden.open(tag.name(), tokens.end());
      return;
    }
    int end = tokens.endOf(tag.name(), tokens.end());
    PlacedText content = text.piece(tokens.end(), end);
    tokens.skipTo(end);
    if (kind == ElementKind.STYLE) {
      page.leaveOut(LeftOut.Kind.STYLE, content, path());
      return;
    }
    if (!table.isInRow()) {
      giveEnded();
    }
    giveProgram(content, tag.name());
  }

  private void giveProgram(PlacedText program, String name) {
    new ScriptData(page, path().within(Group.Kind.ELEMENT, name, elements++)).take(program);
  }

  /** Sets words that are struck through in brackets, as comments are. */
  private void mark(MarkupTag tag) {
    if (!tag.isAlone()) {
      lines.mark(tag.isEnd());
    }
    if (HtmlNames.isStruck(tag.name())) {
      PlacedText written = text.piece(tokens.start(), tokens.end());
      String bracket = tag.isEnd() ? "}" : "{";
      lines.add(written.rewriter().write(bracket, 0, written.length()).text());
    }
  }

  private void place(MarkupTag tag) {
    ElementKind kind = HtmlNames.kind(tag.name());
    switch (kind) {
      case INLINE -> mark(tag);
      case ROW -> breakAt(tag);
      case GAP, LINES -> breakOff();
      case TABLE -> placeTable(tag);
      case TR -> {
        endRow();
        table.beginRow(!tag.isEnd());
      }
      case CELL -> placeCell(tag);
      case SCRIPT, STYLE, HIDDEN -> {}
      case OTHER -> placeOther(tag);
    }
    ofLines += kind != ElementKind.LINES ? 0 : tag.isEnd() ? -1 : 1;
    ofLines = Math.max(0, ofLines);
    if (!tag.isEnd() && kind != ElementKind.OTHER && kind != ElementKind.TABLE) {
      giveAttributes(tag);
    }
  }

  private void giveAttributes(MarkupTag tag) {
    for (MarkupTag.Attribute attribute : tag.attributes()) {
      if (tag.name().equals("img") && attribute.name().equals("alt")) {
        lines.add(text.piece(attribute.from(), attribute.to()));
      }
      if (HtmlNames.isProgram(tag.name(), attribute.name()) && !table.isInRow()) {
        giveProgram(
            NamedCharacters.decoded(text.piece(attribute.from(), attribute.to())), tag.name());
      }
    }
    List<Cell> cells = AttributeCells.of(text, tag);
    if (!cells.isEmpty()) {
      if (!table.isInRow()) {
        giveEnded();
      }
      if (attributes.isFull()) {
        giveWaiting();
        attributes.give("", page);
      }
      attributes.add(path(), cells);
    }
  }

  private void breakAt(MarkupTag tag) {
    if (tag.name().equals("br")) {
      lines.breakLine();
    } else {
      lines.endLine();
    }
  }

  private void breakOff() {
    lines.endLine();
    if (!table.isInRow()) {
      give(lines.take());
      page.breakOff();
    }
  }

  private void placeTable(MarkupTag tag) {
    endRow();
    page.breakOff();
    if (!tag.isEnd() && open.size() < MOST_DEPTH) {
      Group group = path().within(Group.Kind.TABLE, "", elements++);
      open.getLast().grow();
      open.add(new OpenElement(tag.name(), group, AttributeCells.of(text, tag)));
    } else if (tag.isEnd()) {
      close(tag.name());
    }
  }

  private void placeCell(MarkupTag tag) {
    if (table.isInRow()) {
      table.endCell(lines, text.piece(tokens.start(), tokens.start()));
    } else {
      give(lines.take());
    }
    if (!tag.isEnd()) {
      table.beginRow(true);
      table.beginCell();
    }
  }

  private void placeOther(MarkupTag tag) {
    if (tag.isEnd()) {
      if (deeper > 0) {
        deeper--;
      } else {
        close(tag.name());
      }
      return;
    }
    if (table.isInRow()) {
      giveAttributes(tag);
      return;
    }
    if (open.size() == MOST_DEPTH) {
      deeper += tag.isAlone() ? 0 : 1;
      return;
    }
    give(lines.take());
    open.getLast().grow();
    Group group = path().within(Group.Kind.ELEMENT, tag.localName(), elements++);
    open.add(new OpenElement(tag.name(), group, AttributeCells.of(text, tag)));
    if (tag.isAlone()) {
      closeInnermost();
    }
  }

  /** Ends an element, and those in it that have no end. */
  private void close(String name) {
    if (open.stream().skip(1).noneMatch(element -> element.name().equals(name))) {
      return;
    }
    if (table.isInRow()) {
      endRow();
    }
    while (!open.getLast().name().equals(name)) {
      closeInnermost();
    }
    closeInnermost();
  }

  private void closeInnermost() {
    OpenElement element = open.getLast();
    List<PlacedText> texts = lines.take();
    boolean isCell =
        element.isLeaf() && texts.size() == 1 && !page.isDressed(texts.getFirst().strip());
    if (!isCell) {
      give(texts);
    }
    open.removeLast();
    List<Cell> cells =
        isCell
            ? List.of(new Cell(texts.getFirst().strip(), MarkupTag.local(element.name())))
            : List.of();
    if (element.hasAttributes() || !element.isLeaf()) {
      giveWaiting();
      cells.forEach(cell -> element.add(cell, page));
      element.give(page);
    } else {
      cells.forEach(cell -> open.getLast().add(cell, page));
    }
  }

  private void endRow() {
    if (table.isInRow()) {
      giveWaiting();
      table.endCell(lines, text.piece(tokens.start(), tokens.start()));
      attributes.give(table.text(), page);
      table.endRow(page, path());
    } else {
      give(lines.take());
    }
  }

  /** Gives the lines that have ended, if there are any. */
  private void giveEnded() {
    if (lines.size() > 0) {
      give(lines.takeEnded());
    }
  }

  /** Gives lines as a text of its own, and the attributes beside them before. */
  private void give(List<PlacedText> ended) {
    boolean isText = ended.stream().anyMatch(line -> !line.isBlank());
    if (!isText && attributes.isEmpty()) {
      return;
    }
    giveWaiting();
    PlacedText joined = isText ? PlacedText.joined(ended) : PlacedText.EMPTY;
    attributes.give(joined.toString(), page);
    if (isText) {
      page.take(joined, path());
    }
  }

  /** Gives what waits for the end of its element, because it is before what follows. */
  private void giveWaiting() {
    open.forEach(element -> element.give(page));
  }

  private Group path() {
    return open.getLast().group();
  }

  private void end() {
    endRow();
    while (open.size() > 1) {
      closeInnermost();
    }
    give(lines.take());
    open.getLast().give(page);
  }
}
