package org.kifu.picture;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.ErrorHandler;
import org.xml.sax.SAXParseException;

/** An SVG document read by an XML parser. */
public final class SvgFile {
  private final Document document;

  private SvgFile(Document document) {
    this.document = document;
  }

  public static SvgFile of(String svg) {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setNamespaceAware(true);
      factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
      factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
      var builder = factory.newDocumentBuilder();
      builder.setErrorHandler(new Strict());
      byte[] bytes = svg.getBytes(StandardCharsets.UTF_8);
      return new SvgFile(builder.parse(new ByteArrayInputStream(bytes)));
    } catch (Exception e) {
      throw new AssertionError("not well-formed: " + e.getMessage(), e);
    }
  }

  Element root() {
    return document.getDocumentElement();
  }

  /** All elements, or those of one name. */
  public List<Element> elements(String name) {
    NodeList nodes = document.getElementsByTagName(name);
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < nodes.getLength(); i++) {
      elements.add((Element) nodes.item(i));
    }
    return elements;
  }

  /** An attribute of an element or of a group around it; empty if none has it. */
  public static String inherited(Element element, String attribute) {
    return !element.hasAttribute(attribute) && element.getParentNode() instanceof Element group
        ? inherited(group, attribute)
        : element.getAttribute(attribute);
  }

  public String title() {
    return elements("title").getFirst().getTextContent();
  }

  private static final class Strict implements ErrorHandler {
    @Override
    public void warning(SAXParseException e) throws SAXParseException {
      throw e;
    }

    @Override
    public void error(SAXParseException e) throws SAXParseException {
      throw e;
    }

    @Override
    public void fatalError(SAXParseException e) throws SAXParseException {
      throw e;
    }
  }
}
