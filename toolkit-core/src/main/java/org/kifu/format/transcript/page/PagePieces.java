package org.kifu.format.transcript.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import org.kifu.format.transcript.line.HiddenElements;
import org.kifu.format.transcript.line.Markup;
import org.kifu.source.text.TextLine;

/**
 * The pieces of a line of a web page, cut where a line ends on the page as shown: at tags that
 * begin or end a block, such as {@code <p>}, {@code <li>} and {@code <br>}, and after a cell of a
 * table with a list of moves if its row has several such cells. A tag with moves in an attribute,
 * and a string of a script with moves, are separate pieces. Several cuts with nothing between them
 * are one. Only tags do not make a piece; the beginning of a section has a blank piece before it.
 */
final class PagePieces {
  /**
   * A piece as it is in the source.
   *
   * @param plainFrom the index where its text begins; the characters before it belong to a hidden
   *     element
   */
  record Piece(TextLine line, int plainFrom, boolean hasText) {}

  private final TextLine line;
  private final String text;
  private final PageTag.Scan tags;
  private final List<Piece> pieces = new ArrayList<>();

  /** The end of the last hidden element that held moves. */
  private int plainFrom;

  /** The beginning of the current piece. */
  private int from;

  /** The end of the current piece if more follows; -1 if nothing has ended it. */
  private int end = -1;

  /** Whether the current piece holds more than tags. */
  private boolean hasText;

  /** Whether the current piece holds part of a hidden element. */
  private boolean hasHidden;

  /** The end of the current table row, 0 outside of one. */
  private int rowEnd;

  /** Whether the row holds several cells with moves. */
  private boolean areGames;

  /** Whether the current cell holds more than tags so far. */
  private boolean hasCellText;

  private PagePieces(TextLine line) {
    this.line = line;
    this.text = line.text();
    this.tags = new PageTag.Scan(text);
  }

  /**
   * Returns the pieces of a line, in order.
   *
   * @param hidden the element open at the beginning of the line
   */
  static List<Piece> of(TextLine line, HiddenElements hidden) {
    return new PagePieces(line).cut(hidden);
  }

  private List<Piece> cut(HiddenElements hidden) {
    int at = hidden.isInScript() ? script(0) : hidden.isOpen() ? hidden.pastEnd(text) : 0;
    plainFrom = at;
    hasHidden = hidden.isOpen();
    Optional<PageTag> tag = tags.next(at);
    while (tag.isPresent()) {
      text(at, tag.get().from());
      at = tag(tag.get());
      tag = tags.next(at);
    }
    text(at, text.length());
    add(text.length());
    return pieces;
  }

  /** Takes a tag, and the script that it may open; returns their end. */
  private int tag(PageTag tag) {
    String name = tag.name();
    if (tag.beginsSection()) {
      endPiece(tag.from());
      pieces.add(new Piece(line.piece(tag.from(), tag.from()), 0, true));
    }
    List<TextLine> facts = TagFacts.pieces(line, tag, hasText ? tag.from() : from);
    if (facts.isEmpty() && tag.opens() && text.indexOf('?', tag.from(), tag.to()) >= 0) {
      List<TextLine> ofLink = AddressFacts.pieces(line, tag.from(), tag.from(), tag.to());
      facts = ofLink.isEmpty() ? facts : ofLink.subList(1, ofLink.size());
    }
    if (!facts.isEmpty()) {
      endPiece(tag.from());
      facts.forEach(each -> pieces.add(new Piece(each, each.text().length(), true)));
      from = tag.to();
    } else if (tag.move(text).isPresent()) {
      goOn();
      hasText = true;
    } else if (tag.says(text)) {
      alone(tag.from(), tag.to());
    } else if (tag.opens() && tag.isCell()) {
      cell(tag.from());
    } else if (tag.opens() && tag.isBlock()) {
      block(tag);
    } else if (hasText && (tag.isBlock() || name.equals("br") || name.equals("hr"))) {
      end = tag.to();
    }
    hasHidden |= tag.opensHidden();
    if (name.equals("script") && tag.opens()) {
      plainFrom = tag.pastHidden(text);
      return script(tag.to());
    }
    return tag.pastHidden(text);
  }

  private void block(PageTag tag) {
    if (tag.name().equals("tr")) {
      rowEnd = 0;
    }
    boolean isInCell = tag.from() < rowEnd && !hasCellText;
    if (!isInCell) {
      endPiece(tag.from());
    }
  }

  private void cell(int start) {
    if (start >= rowEnd) {
      rowEnd = rowEnd(start);
      areGames = cellsWithMoves(start, rowEnd) > 1;
    }
    if (areGames) {
      endPiece(start);
    } else {
      end = -1; // the end of the cell before does not end a line
    }
    hasCellText = false;
  }

  private int rowEnd(int start) {
    int at = start;
    Optional<PageTag> tag = tags.next(at);
    while (tag.isPresent() && !tag.get().name().equals("tr") && !tag.get().name().equals("table")) {
      at = tag.get().to();
      tag = tags.next(at);
    }
    return tag.map(PageTag::from).orElse(text.length());
  }

  private int cellsWithMoves(int start, int past) {
    int cells = 0;
    int from = start;
    Optional<PageTag> tag = tags.next(start);
    while (tag.isPresent() && tag.get().from() < past) {
      boolean isNext = tag.get().opens() && tag.get().isCell();
      cells += isNext && Markup.SquareRun.isIn(text, from, tag.get().from()) ? 1 : 0;
      from = isNext ? tag.get().to() : from;
      tag = tags.next(tag.get().to());
    }
    return cells + (Markup.SquareRun.isIn(text, from, past) ? 1 : 0);
  }

  private void text(int start, int past) {
    if (!text.substring(start, past).isBlank()) {
      goOn();
      hasText = true;
      hasCellText = true;
    }
  }

  /** Takes the strings of a script; returns its end. */
  private int script(int start) {
    int past = HiddenElements.scriptEnd(text, start);
    Matcher string = HiddenElements.quoted(text, start, past);
    while (string.find()) {
      if (Markup.SquareRun.isIn(text, string.start(), string.end())) {
        alone(string.start(), string.end());
      }
    }
    return HiddenElements.pastEnd(text, past);
  }

  private void alone(int start, int past) {
    endPiece(start);
    hasText = true;
    end = past;
  }

  /** Ends the piece before a place, if it holds anything. */
  private void endPiece(int start) {
    if (hasText) {
      end = start;
      goOn();
    }
  }

  /** Continues: since more follows, the end that was noted ends the piece. */
  private void goOn() {
    if (end >= 0) {
      add(end);
      end = -1;
    }
  }

  private void add(int to) {
    if (from < to) {
      int plain = Math.clamp(plainFrom - (long) from, 0, to - from);
      pieces.add(new Piece(line.piece(from, to), plain, hasText || hasHidden));
    }
    from = to;
    hasText = false;
    hasHidden = false;
  }
}
