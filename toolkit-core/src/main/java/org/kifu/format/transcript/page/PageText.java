package org.kifu.format.transcript.page;

import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.transcript.line.Entities;
import org.kifu.format.transcript.line.Markup;
import org.kifu.format.transcript.line.MoveWord;
import org.kifu.source.text.LineRewriter;
import org.kifu.source.text.TextLine;

/**
 * The text of a piece of a web page as somebody who sees the page would copy it: without its tags,
 * with a tab between the cells of a table, and with its entities decoded. A label that fills an
 * element gets a colon before its value in the next. Hidden text stays as it is, and so does a tag
 * with moves or a fact in an attribute.
 */
final class PageText {
  /** The greatest number of columns of a cell. */
  private static final int MOST_COLUMNS = 9;

  private static final Pattern COLUMNS = Pattern.compile("(?i)(?<!\\w)colspan\\s*=\\s*[\"']?(\\d)");

  private final String text;
  private final PageRuns page;
  private final LineRewriter written;

  /** Whether there is a tag or a blank between the written text and the next. */
  private boolean isApart;

  /** Whether there was a cell before. */
  private boolean isInRow;

  /** Whether the next moves are struck through. */
  private boolean isStruck;

  /** Whether the run before is a label that has no value. */
  private boolean isBehindLabel;

  private PageText(TextLine line, PageRuns page) {
    this.text = line.text();
    this.page = page;
    this.written = new LineRewriter(line);
  }

  /** The text of a piece. */
  static TextLine of(PagePieces.Piece piece) {
    TextLine line = piece.line();
    int from = piece.plainFrom();
    if (from == line.text().length() || !PageTag.mayBeIn(line.text())) {
      return line;
    }
    PageRuns page = PageRuns.of(line.text(), from);
    boolean isPlain = page.tags().isEmpty() && line.text().indexOf('&', from) < 0;
    return isPlain ? line : new PageText(line, page).write(from);
  }

  private TextLine write(int start) {
    written.keep(0, start);
    if (start == 0 && page.isBehindTag()) {
      written.put(" ", 0); // the line begins where the tag does
    }
    int run = 0;
    int past = start;
    for (int tag = 0; tag <= page.tags().size(); tag++) {
      int next = tag < page.tags().size() ? page.tags().get(tag).from() : text.length();
      if (run < page.runs().size() && page.runs().get(run).tagBehind() == tag) {
        write(page.runs().get(run), run);
        run++;
      } else {
        tabs(past, next);
      }
      past = tag < page.tags().size() ? page.tags().get(tag).pastHidden(text) : next;
      if (tag < page.tags().size()) {
        write(page.tags().get(tag), tag);
      }
    }
    return written.line();
  }

  private void write(PageRuns.Run run, int index) {
    isApart |= Character.isWhitespace(text.charAt(run.from()));
    int at = text.indexOf(run.words(), run.from());
    int to = at + run.words().length();
    tabs(run.from(), at);
    int entity = text.charAt(at) == '&' ? Markup.entityEnd(text, at) : at;
    String decoded = entity > at ? Entities.decoded(text.substring(at, entity)) : "";
    part(decoded.isEmpty() ? text.charAt(at) : decoded.charAt(0), at);
    Entities.write(written, text, at, to);
    boolean isBeforeValue = !isBehindLabel && page.isBeforeValue(index);
    isBehindLabel = !isBeforeValue && page.isLabel(index);
    if (isBeforeValue) {
      written.put(": ", to - 1);
      isInRow = false;
    }
    isApart = to < run.to();
    tabs(to, run.to());
  }

  /** Writes the tabs of a row whose cells have no tags; elsewhere they are blanks. */
  private void tabs(int from, int to) {
    for (int i = from; i < to && !page.hasCells(); i++) {
      if (text.charAt(i) == '\t') {
        written.keep(i, i + 1);
      }
    }
  }

  /** Puts a blank in the place of a tag between two words. */
  private void part(char next, int at) {
    boolean touches = ":;,.!?)%".indexOf(next) >= 0 || Character.isWhitespace(written.last());
    if (isApart && !touches) {
      written.put(" ", at);
    }
    isApart = false;
  }

  /** Writes the text for a tag. */
  private void write(PageTag tag, int index) {
    Optional<MatchResult> move = tag.move(text);
    if (move.isPresent()) {
      keep(move.get().start(1), move.get().end(1));
    } else if (tag.opensHidden() || tag.says(text)) {
      keep(tag.from(), tag.pastHidden(text));
    } else if (tag.pastDate() > tag.from()) {
      keep(tag.from() + 1, tag.pastDate());
    } else if (tag.strikesThrough() && (isStruck || strikesMoves(tag))) {
      isStruck = tag.opens();
      isApart = true;
      part('~', tag.from());
      written.put("~~", tag.from());
    } else if (tag.opens() && tag.isCell()) {
      cell(tag);
    } else if (page.isFactElement(index)) {
      isApart = true;
      part('x', tag.from());
      written.put(PageTag.factWord(tag.name()) + ": ", tag.from());
    } else {
      isApart = true;
    }
  }

  /** Whether a tag opens an element that holds moves. */
  private boolean strikesMoves(PageTag tag) {
    int end = tag.opens() ? text.indexOf(text.charAt(tag.from()), tag.to()) : -1;
    return end > 0 && MoveWord.squares(text, tag.to(), end) > 0;
  }

  private void keep(int from, int to) {
    isApart = true;
    part('<', from);
    written.keep(from, to);
    isApart = true;
  }

  private void cell(PageTag tag) {
    Matcher width = COLUMNS.matcher(text).region(tag.from(), tag.to());
    int columns = width.find() ? Integer.parseInt(width.group(1)) : 1;
    int tabs = Math.clamp(columns, 1, MOST_COLUMNS) - (isInRow ? 0 : 1);
    written.put("\t".repeat(tabs), tag.from());
    isInRow = true;
    isApart = false;
  }
}
