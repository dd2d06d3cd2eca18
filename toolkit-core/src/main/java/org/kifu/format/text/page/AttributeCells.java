package org.kifu.format.text.page;

import java.util.ArrayList;
import java.util.List;

/** The attributes of a tag as cells with labels. */
final class AttributeCells {
  private static final String ENDS_OF_PARTS = "?&#;";

  /** The beginning of the names of attributes of a page's own. */
  private static final String OWN = "data-";

  private final PlacedText text;
  private final MarkupTag tag;
  private final List<Cell> cells = new ArrayList<>();

  private AttributeCells(PlacedText text, MarkupTag tag) {
    this.text = text;
    this.tag = tag;
  }

  /**
   * The cells of a tag: one of a pair such as {@code name="Black" value="Anna"}, otherwise one of
   * each attribute, or of each part of an address.
   */
  static List<Cell> of(PlacedText text, MarkupTag tag) {
    if (HtmlNames.isBare(tag.name()) || tag.attributes().isEmpty()) {
      return List.of();
    }
    AttributeCells made = new AttributeCells(text, tag);
    made.make();
    return made.cells;
  }

  private void make() {
    MarkupTag.Attribute key = null;
    MarkupTag.Attribute value = null;
    for (MarkupTag.Attribute attribute : tag.attributes()) {
      key = key == null && isSet(attribute, HtmlNames.isKey(attribute.name())) ? attribute : key;
      value =
          value == null && isSet(attribute, HtmlNames.isValue(attribute.name()))
              ? attribute
              : value;
    }
    if (key != null && value != null) {
      add(value(key).toString(), value(value));
      return;
    }
    for (MarkupTag.Attribute attribute : tag.attributes()) {
      if (isSet(attribute, !HtmlNames.isNoise(tag.name(), attribute.name()))) {
        add(withoutBeginning(attribute.name()), value(attribute));
      }
    }
  }

  private static String withoutBeginning(String name) {
    return name.startsWith(OWN) ? name.substring(OWN.length()) : name;
  }

  private static boolean isSet(MarkupTag.Attribute attribute, boolean isOfKind) {
    return isOfKind && attribute.from() < attribute.to();
  }

  private PlacedText value(MarkupTag.Attribute attribute) {
    return NamedCharacters.decoded(text.piece(attribute.from(), attribute.to())).strip();
  }

  /** Adds a value, or the parts of an address. */
  private void add(String label, PlacedText value) {
    String written = value.toString();
    if (written.indexOf('=') < 0 && !written.contains("://")) {
      addCell(label, value);
      return;
    }
    int from = 0;
    for (int i = 0; i <= written.length(); i++) {
      if (i == written.length() || ENDS_OF_PARTS.indexOf(written.charAt(i)) >= 0) {
        addPart(label, value.piece(from, i));
        from = i + 1;
      }
    }
  }

  private void addPart(String label, PlacedText part) {
    int sign = part.toString().indexOf('=');
    if (sign > 0 && sign + 1 < part.length()) {
      PlacedText said = AddressEscapes.withBlanks(part.piece(sign + 1, part.length()));
      addCell(part.toString().substring(0, sign), said);
    } else {
      addCell(label, part);
    }
  }

  private void addCell(String label, PlacedText value) {
    PlacedText.Rewriter plain = value.rewriter();
    AddressEscapes.decode(value, 0, value.length(), plain);
    PlacedText decoded = plain.text();
    if (!decoded.isBlank()) {
      cells.add(new Cell(decoded, label));
    }
  }
}
