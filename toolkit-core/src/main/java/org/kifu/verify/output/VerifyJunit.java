package org.kifu.verify.output;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.kifu.game.Counted;
import org.kifu.game.Severity;
import org.kifu.table.Column;
import org.kifu.verify.Finding;
import org.kifu.verify.Tally;
import org.kifu.verify.VerifyOptions.Grouping;
import org.kifu.verify.VerifyResult;
import org.kifu.verify.VerifyResult.Group;
import org.kifu.verify.output.VerifyWriter.VerifySettings;
import org.kifu.words.Printable;

/**
 * A verification as a JUnit test suite, which build servers show. Each source is a test case. It
 * fails if it has errors, or also if it has warnings where these count as failures; the other
 * findings are its output.
 */
final class VerifyJunit implements VerifyWriter {
  private static final int LINES_OF_A_SOURCE = 1000;
  private static final int LINES_OF_ALL = 200_000;

  private final Writer out;
  private final Severity failsFrom;
  private final Map<String, Lines> failures = new HashMap<>();
  private final Map<String, Lines> remarks = new HashMap<>();
  private int kept;

  VerifyJunit(Writer out, VerifySettings settings) {
    this.out = out;
    this.failsFrom = settings.failOn().orElse(Severity.ERROR);
  }

  @Override
  public void write(Finding finding) {
    boolean fails = finding.severity().compareTo(failsFrom) >= 0;
    Lines lines =
        (fails ? failures : remarks)
            .computeIfAbsent(finding.problem().where().source(), source -> new Lines());
    lines.count++;
    if (lines.count <= LINES_OF_A_SOURCE && kept < LINES_OF_ALL) {
      lines.shown.add(Printable.line(finding.severity().label() + ": " + finding.problem()));
      kept++;
    }
  }

  @Override
  public void finish(VerifyResult result) throws IOException {
    try {
      XMLStreamWriter xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(out);
      write(result, xml);
      xml.flush();
    } catch (XMLStreamException e) {
      throw new IOException(e);
    }
    out.write("\n");
    out.flush();
  }

  private void write(VerifyResult result, XMLStreamWriter xml) throws XMLStreamException {
    List<Group> sources = result.groups(Grouping.FILE);
    xml.writeStartDocument("UTF-8", "1.0");
    xml.writeCharacters("\n");
    xml.writeStartElement("testsuites");
    xml.writeStartElement("testsuite");
    xml.writeAttribute("name", "kifu verify");
    xml.writeAttribute("tests", Integer.toString(sources.size()));
    xml.writeAttribute("failures", Integer.toString(failures.size()));
    xml.writeAttribute("errors", "0");
    xml.writeAttribute("skipped", "0");
    writeProperties(result, xml);
    for (Group source : sources) {
      writeTestCase(source.name(), xml);
    }
    xml.writeCharacters("\n");
    xml.writeEndElement();
    xml.writeEndElement();
    xml.writeEndDocument();
  }

  private static void writeProperties(VerifyResult result, XMLStreamWriter xml)
      throws XMLStreamException {
    xml.writeCharacters("\n");
    xml.writeStartElement("properties");
    for (Column<Tally> column : TallyColumns.ALL) {
      xml.writeEmptyElement("property");
      xml.writeAttribute("name", column.field());
      xml.writeAttribute("value", column.textOf(result.total()));
    }
    xml.writeEndElement();
  }

  private void writeTestCase(String source, XMLStreamWriter xml) throws XMLStreamException {
    xml.writeCharacters("\n");
    xml.writeStartElement("testcase");
    xml.writeAttribute("classname", "kifu.verify");
    xml.writeAttribute("name", printable(Printable.line(source)));
    Lines failure = failures.get(source);
    if (failure != null) {
      xml.writeStartElement("failure");
      xml.writeAttribute("message", Counted.of(failure.count, "finding"));
      xml.writeCharacters(printable(failure.text()));
      xml.writeEndElement();
    }
    Lines remark = remarks.get(source);
    if (remark != null) {
      xml.writeStartElement("system-out");
      xml.writeCharacters(printable(remark.text()));
      xml.writeEndElement();
    }
    xml.writeEndElement();
  }

  /** Replaces characters that XML 1.0 does not allow, such as single surrogates. */
  private static String printable(String text) {
    StringBuilder printable = new StringBuilder(text.length());
    text.codePoints().map(c -> isXml(c) ? c : '\uFFFD').forEach(printable::appendCodePoint);
    return printable.toString();
  }

  private static boolean isXml(int c) {
    return c == '\t'
        || c == '\n'
        || c >= ' ' && c <= 0xD7FF
        || c >= 0xE000 && c <= 0xFFFD
        || c >= 0x10000;
  }

  /** The findings of a source, limited to save memory. */
  private static final class Lines {
    private final List<String> shown = new ArrayList<>();
    private int count;

    String text() {
      String text = String.join("\n", shown);
      int more = count - shown.size();
      return more == 0 ? text : text + "\n%d more, not shown here".formatted(more);
    }
  }
}
