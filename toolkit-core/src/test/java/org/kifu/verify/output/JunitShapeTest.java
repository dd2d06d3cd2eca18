package org.kifu.verify.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.kifu.game.Severity;
import org.kifu.source.Source;
import org.kifu.testing.Verified;
import org.kifu.testing.WthorBytes;
import org.kifu.verify.Finding;
import org.kifu.verify.VerifyOptions;
import org.kifu.verify.VerifyOptions.Grouping;
import org.kifu.verify.output.VerifyWriter.VerifySettings;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/**
 * The shape that build servers read: elements and attributes of the schema that the xUnit plugin of
 * Jenkins checks (junit-10.xsd), in its order.
 */
class JunitShapeTest {
  @Test
  void everyFileIsATestCaseAndThoseWithFailuresSaySo() throws Exception {
    byte[] bad = WthorBytes.year(1978);
    bad[16 + 8] = 11;
    byte[] unfinished = WthorBytes.year(1977);
    unfinished[16 + 67] = 0;
    Source[] sources = {
      Source.of("sound <&> one.wtb", WthorBytes.year(1977)),
      Source.of("bad.wtb", bad),
      Source.of("unfinished.wtb", unfinished)
    };
    assertThat(cases(sources, Severity.ERROR))
        .containsExactly("sound <&> one.wtb", "bad.wtb failed", "unfinished.wtb");
    assertThat(cases(sources, Severity.WARNING))
        .containsExactly("sound <&> one.wtb", "bad.wtb failed", "unfinished.wtb failed");
  }

  private static List<String> cases(Source[] sources, Severity failOn) throws Exception {
    Element root = root(sources, failOn);
    assertThat(root.getTagName()).isEqualTo("testsuites");
    Element suite = onlyChild(root);
    assertThat(suite.getTagName()).isEqualTo("testsuite");
    List<Element> children = children(suite);
    assertThat(children.getFirst().getTagName()).isEqualTo("properties");
    assertThat(children(children.getFirst()))
        .allSatisfy(
            property -> {
              assertThat(property.getTagName()).isEqualTo("property");
              assertThat(attributes(property)).containsExactlyInAnyOrder("name", "value");
            });
    List<String> cases = new ArrayList<>();
    int failures = 0;
    for (Element each : children.subList(1, children.size())) {
      assertThat(each.getTagName()).isEqualTo("testcase");
      assertThat(attributes(each)).containsExactlyInAnyOrder("classname", "name");
      List<String> inside = children(each).stream().map(Element::getTagName).toList();
      assertThat(inside)
          .isIn(
              List.of(),
              List.of("failure"),
              List.of("system-out"),
              List.of("failure", "system-out"));
      failures += inside.contains("failure") ? 1 : 0;
      cases.add(each.getAttribute("name") + (inside.contains("failure") ? " failed" : ""));
    }
    assertThat(suite.getAttribute("tests")).isEqualTo(String.valueOf(cases.size()));
    assertThat(suite.getAttribute("failures")).isEqualTo(String.valueOf(failures));
    assertThat(attributes(suite))
        .containsExactlyInAnyOrder("name", "tests", "failures", "errors", "skipped");
    return cases;
  }

  private static Element root(Source[] sources, Severity failOn) throws Exception {
    VerifyOptions options = VerifyOptions.withJobs(1).withGroupings(Set.of(Grouping.FILE));
    Verified run = Verified.of(options, sources);
    StringWriter out = new StringWriter();
    VerifyWriter junit =
        VerifyWriter.junit(
            out, new VerifySettings("othello", false, Optional.of(failOn), Optional.empty()));
    write(run, junit);
    return DocumentBuilderFactory.newDefaultInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(out.toString())))
        .getDocumentElement();
  }

  private static void write(Verified run, VerifyWriter junit) throws IOException {
    for (Finding finding : run.findings()) {
      junit.write(finding);
    }
    junit.finish(run.result());
  }

  private static Element onlyChild(Element parent) {
    assertThat(children(parent)).hasSize(1);
    return children(parent).getFirst();
  }

  private static List<Element> children(Element parent) {
    List<Element> children = new ArrayList<>();
    NodeList nodes = parent.getChildNodes();
    for (int i = 0; i < nodes.getLength(); i++) {
      if (nodes.item(i) instanceof Element element) {
        children.add(element);
      }
    }
    return children;
  }

  private static List<String> attributes(Element element) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < element.getAttributes().getLength(); i++) {
      names.add(element.getAttributes().item(i).getNodeName());
    }
    return names;
  }
}
