package org.kifu.format.transcript.page;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.source.text.LineRewriter;
import org.kifu.source.text.TextLine;

/** Web pages within XML, as in feeds, with escaped tags that count as those of a page. */
final class EscapedPages {
  private static final Pattern XML = Pattern.compile("\\s*<(?:\\?xml|rss|feed|rdf:RDF)\\b.*");

  private static final Pattern TAG =
      Pattern.compile(
          "&lt;(/?(?:p|br|b|i|u|em|strong|pre|div|span|li|ul|ol|table|tbody|thead|tr|td|th|h[1-6]|a"
              + "|hr|dl|dt|dd|code|blockquote)\\b(?:(?!&[lg]t;)[^<>])*+)&gt;");

  private boolean isXml;
  private boolean isBegun;

  /** Whether a line may hold such tags. */
  boolean mayHold(String text) {
    if (!isBegun && !text.isBlank()) {
      isBegun = true;
      isXml = XML.matcher(text).matches();
    }
    return isXml && text.indexOf("&lt;") >= 0;
  }

  /** Returns a line with its escaped tags decoded. */
  static TextLine plain(TextLine line) {
    String text = line.text();
    Matcher tag = TAG.matcher(text);
    LineRewriter written = new LineRewriter(line);
    int at = 0;
    while (tag.find()) {
      entities(written, text, at, tag.start());
      written.put("<", tag.start());
      written.keep(tag.start(1), tag.end(1));
      written.put(">", tag.end(1));
      at = tag.end();
    }
    entities(written, text, at, text.length());
    return at == 0 ? line : written.line();
  }

  /** Writes text, in which escaped entities become entities of the page. */
  private static void entities(LineRewriter written, String text, int from, int to) {
    int at = from;
    for (int amp = text.indexOf("&amp;", at);
        amp >= 0 && amp < to;
        amp = text.indexOf("&amp;", at)) {
      written.keep(at, amp + 1);
      at = amp + "&amp;".length();
    }
    written.keep(at, to);
  }
}
