package org.kifu.format.transcript.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.transcript.line.Entities;
import org.kifu.game.Origin.Fact;
import org.kifu.notation.LabelledFact;
import org.kifu.notation.NamedFact;
import org.kifu.notation.SmallLetters;
import org.kifu.source.text.LineRewriter;
import org.kifu.source.text.TextLine;

/**
 * Lines of XML whose elements give a fact in two parts: a player and the name, {@code <player
 * colour="black"><name>Ann</name>}, a key and its value in a property list, the discs of both sides
 * in a result, and the cells of a spreadsheet. <player colour="black"><name>Ann</name>}, a key and
 * its value in a property list, the discs of both sides in a result, and the cells of a
 * spreadsheet.
 */
final class XmlLines {
  private static final String PREFIX = "(?:[\\p{L}_][\\p{L}\\p{N}_.-]*:)?";

  private static final Pattern PLAYER =
      Pattern.compile(
          ("(?i)<PREFIXplayer\\s(?:[^<>]*\\s)?(?:colou?r|side)\\s*=\\s*[\"'](\\p{L}+)[\"'][^<>/]*>\\s*"
               + "(?:<(PREFIX(?:name|nick|username))>([^<>]*[^<>\\s])</\\2>"
               + "|([^<>]*[^<>\\s])\\s*</PREFIXplayer>)")
              .replace("PREFIX", PREFIX));

  private static final Pattern FACT =
      Pattern.compile("(?i)\\s*<([\\p{L}_]\\w*:(\\p{L}+))>([^<>]*[^<>\\s])</\\1>\\s*");

  /** A label at the beginning of an element or of a sentence. */
  private static final Pattern SENTENCE =
      Pattern.compile("(>\\s*|\\.\\s+)(\\p{Lu}[\\p{L} ]{2,24}):\\s");

  private static final Pattern KEY = Pattern.compile("\\s*<key>([^<>]{1,40})</key>\\s*");

  private static final Pattern VALUE =
      Pattern.compile("\\s*<(string|integer|date)>([^<>]*[^<>\\s])</\\1>\\s*");

  private static final Pattern RESULT =
      Pattern.compile(
          "(?i)\\s*<(result|score)>\\s*<black>\\s*(\\d{1,2})\\s*</black>\\s*"
              + "<white>\\s*(\\d{1,2})\\s*</white>\\s*</\\1>\\s*");

  private static final String SPREADSHEET = "urn:schemas-microsoft-com:office:spreadsheet";

  private static final Pattern OF_SHEET =
      Pattern.compile("(?i)<(/?)(row|cell|data)\\b(?:[^<>/]|/(?!>))*+(/?)>");

  /** The mark of a cell after omitted cells, so that columns do not match their names. */
  private static final String SKIPPED = "ss:Index=";

  private final Supplier<Optional<TextLine>> further;
  private boolean isSpreadsheet;

  /**
   * Starts before the first line.
   *
   * @param further gives the line after the current one; callers have to hand that line on
   */
  XmlLines(Supplier<Optional<TextLine>> further) {
    this.further = further;
  }

  /** Whether a line may be such XML; most lines do not begin with a tag. */
  static boolean mayBe(String text) {
    int first = 0;
    while (first < text.length() && (text.charAt(first) == ' ' || text.charAt(first) == '\t')) {
      first++;
    }
    return first < text.length() && text.charAt(first) == '<';
  }

  /** Returns the lines that a line makes; the line itself if it is none of the above. */
  List<TextLine> lines(TextLine line) {
    String text = line.text();
    isSpreadsheet |= text.contains(SPREADSHEET);
    if (isSpreadsheet && !text.contains(SKIPPED) && OF_SHEET.matcher(text).find()) {
      return List.of(ofSheet(line));
    }
    Matcher key = KEY.matcher(text);
    if (key.matches()) {
      return ofKey(line, key.group(1));
    }
    Matcher result = RESULT.matcher(text);
    if (result.matches()) {
      return List.of(scored(line, result));
    }
    Matcher fact = FACT.matcher(text);
    Optional<Fact> named = fact.matches() ? NamedFact.of(fact.group(2)) : Optional.empty();
    if (named.isPresent()) {
      return List.of(labelled(line, named.get(), fact.start(), fact.start(3), fact.end(3)));
    }
    List<TextLine> sentences = sentences(line);
    return sentences.isEmpty() ? players(line) : sentences;
  }

  /** Returns the facts of an element with a sentence each, {@code Black: Ann. White: Bob.} */
  private static List<TextLine> sentences(TextLine line) {
    String text = line.text();
    Matcher label = SENTENCE.matcher(text);
    List<TextLine> lines = new ArrayList<>();
    int facts = 0;
    int at = 0;
    while (label.find()) {
      facts += LabelledFact.named(label.group(2)).isPresent() ? 1 : 0;
      boolean isBehindOther = label.group(1).startsWith(".");
      if (isBehindOther) {
        lines.add(line.piece(at, label.start()));
        at = label.end(1);
      }
    }
    lines.add(line.piece(at, text.length()));
    return facts >= 2 && lines.size() > 1 ? lines : List.of();
  }

  private static List<TextLine> players(TextLine line) {
    String text = line.text();
    Matcher player = PLAYER.matcher(text);
    List<TextLine> lines = new ArrayList<>();
    int at = 0;
    while (player.find()) {
      Optional<Fact> side = NamedFact.of(player.group(1));
      if (side.isEmpty() || side.get() != Fact.BLACK && side.get() != Fact.WHITE) {
        continue;
      }
      if (at < player.start()) {
        lines.add(line.piece(at, player.start()));
      }
      TextLine piece = line.piece(player.start(), player.end());
      int start = player.start();
      int name = player.group(3) == null ? 4 : 3;
      lines.add(
          labelled(piece, side.get(), 0, player.start(name) - start, player.end(name) - start));
      at = player.end();
    }
    if (at < text.length() || lines.isEmpty()) {
      lines.add(line.piece(at, text.length()));
    }
    return lines;
  }

  /** Returns a key with the value in the line below it. */
  private List<TextLine> ofKey(TextLine line, String key) {
    Optional<Fact> fact = NamedFact.of(key);
    Optional<TextLine> next = fact.isPresent() ? further.get() : Optional.empty();
    if (next.isEmpty()) {
      return List.of(line);
    }
    Matcher value = VALUE.matcher(next.get().text());
    if (!value.matches()) {
      return List.of(line, next.get());
    }
    TextLine joined = LineRewriter.joined(List.of(line, next.get()));
    int start = joined.text().length() - next.get().text().length();
    return List.of(labelled(joined, fact.get(), 0, start + value.start(2), start + value.end(2)));
  }

  private static TextLine labelled(TextLine line, Fact fact, int at, int from, int to) {
    LineRewriter written = new LineRewriter(line);
    written.put(NamedFact.label(fact) + ": ", at);
    Entities.write(written, line.text(), from, to);
    return written.line();
  }

  private static TextLine scored(TextLine line, Matcher result) {
    LineRewriter written = new LineRewriter(line);
    written.put("Result: ", result.start());
    written.keep(result.start(2), result.end(2));
    written.put("-", result.end(2));
    written.keep(result.start(3), result.end(3));
    return written.line();
  }

  /** Returns rows and cells of a spreadsheet in the form of those of a web page. */
  private static TextLine ofSheet(TextLine line) {
    String text = line.text();
    LineRewriter written = new LineRewriter(line);
    Matcher tag = OF_SHEET.matcher(text);
    int at = 0;
    while (tag.find()) {
      written.keep(at, tag.start());
      String element =
          switch (SmallLetters.of(tag.group(2))) {
            case "row" -> "tr";
            case "cell" -> "td";
            default -> "";
          };
      if (!element.isEmpty()) {
        String end = tag.group(3).isEmpty() ? "" : "</" + element + ">";
        written.put("<" + tag.group(1) + element + ">" + end, tag.start());
      }
      at = tag.end();
    }
    written.keep(at, text.length());
    return written.line();
  }
}
