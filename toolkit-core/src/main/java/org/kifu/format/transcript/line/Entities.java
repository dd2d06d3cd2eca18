package org.kifu.format.transcript.line;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.source.text.LineRewriter;
import org.kifu.source.text.TextLine;

/** Entities of web pages, such as the name of a dash, and the characters that they represent. */
public final class Entities {
  private static final Pattern NUMBERED =
      Pattern.compile("&#(?:([0-9]{1,7})|[xX]([0-9A-Fa-f]{1,6}));");

  private static final Pattern ENTITY = Pattern.compile("&(?:#[xX]?)?\\w{1,8};");

  /** The greatest length of a label. */
  private static final int MOST_OF_LABEL = 60;

  /** The names of the characters from U+00A0 on. */
  private static final String LATIN =
      "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn"
          + " sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest"
          + " Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave"
          + " Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave"
          + " Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig"
          + " ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute"
          + " ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";

  private static final String OTHERS =
      "amp & quot \" apos ' ndash \u2013 mdash \u2014 minus \u2212 hyphen \u2010 dash \u2010 lsquo"
          + " \u2018 rsquo \u2019 sbquo \u201A ldquo \u201C rdquo \u201D bdquo \u201E bull \u2022"
          + " hellip \u2026 rarr \u2192 larr \u2190 harr \u2194 ensp \u2002 emsp \u2003 thinsp"
          + " \u2009 zwnj \u200C zwj \u200D colon : comma , period . lpar ( rpar ) lsqb [ rsqb ]"
          + " OElig \u0152 oelig \u0153 Scaron \u0160 scaron \u0161 Zcaron \u017D zcaron \u017E"
          + " Ccaron \u010C ccaron \u010D Cacute \u0106 cacute \u0107 Rcaron \u0158 rcaron \u0159"
          + " Ecaron \u011A ecaron \u011B lstrok \u0142 Lstrok \u0141 nacute \u0144 sacute \u015B"
          + " zacute \u017A zdot \u017C aogon \u0105 eogon \u0119 odblac \u0151 udblac \u0171 Yuml"
          + " \u0178";

  private static final Map<String, String> NAMED = named();

  private Entities() {}

  private static Map<String, String> named() {
    Map<String, String> named = new HashMap<>();
    int code = 0xA0;
    for (String name : List.of(LATIN.split(" "))) {
      named.put(name, Character.toString(code++));
    }
    List<String> others = List.of(OTHERS.split(" "));
    for (int i = 0; i + 1 < others.size(); i += 2) {
      named.put(others.get(i), others.get(i + 1));
    }
    return Map.copyOf(named);
  }

  /**
   * The characters of an entity; none if it is not known, or represents the sign of a tag, which
   * then does not begin a tag.
   */
  public static String decoded(String entity) {
    Matcher numbered = NUMBERED.matcher(entity);
    if (!numbered.matches()) {
      String named = NAMED.getOrDefault(entity.substring(1, entity.length() - 1), "");
      return !named.isEmpty() && Character.isSpaceChar(named.charAt(0)) ? " " : named;
    }
    int code =
        numbered.group(1) != null
            ? Integer.parseInt(numbered.group(1))
            : Integer.parseInt(numbered.group(2), 16);
    boolean isSign = code == '<' || code == '>' || Character.getType(code) == Character.SURROGATE;
    return isSign || code > Character.MAX_CODE_POINT
        ? ""
        : code < ' ' || Character.isSpaceChar(code) ? " " : Character.toString(code);
  }

  /** The words of a label with its entities decoded; a longer text as it is. */
  public static String ofLabel(String text) {
    boolean mayHold = text.length() <= MOST_OF_LABEL && text.indexOf('&') >= 0;
    return mayHold
        ? ENTITY
            .matcher(text)
            .replaceAll(
                found -> {
                  String decoded = decoded(found.group());
                  return Matcher.quoteReplacement(decoded.isEmpty() ? found.group() : decoded);
                })
        : text;
  }

  /** A line with its entities decoded. */
  public static TextLine decoded(TextLine line) {
    if (line.text().indexOf('&') < 0) {
      return line;
    }
    LineRewriter decoded = new LineRewriter(line);
    write(decoded, line.text(), 0, line.text().length());
    return decoded.line();
  }

  /** Writes a stretch of text with its entities decoded. */
  public static void write(LineRewriter line, String text, int from, int to) {
    int at = from;
    while (at < to) {
      int end = text.charAt(at) == '&' ? Markup.entityEnd(text, at) : at;
      String decoded = end > at ? decoded(text.substring(at, end)) : "";
      if (decoded.isEmpty()) {
        line.keep(at, at + 1);
        at++;
      } else {
        line.put(decoded, at);
        at = end;
      }
    }
  }
}
