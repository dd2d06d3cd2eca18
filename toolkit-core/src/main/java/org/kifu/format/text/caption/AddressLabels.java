package org.kifu.format.text.caption;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.kifu.format.text.find.LabelKind;
import org.kifu.format.text.page.AddressEscapes;
import org.kifu.format.text.page.PlacedText;
import org.kifu.notation.SmallLetters;

/** The parameters of an address of a page, {@code ?black=Anna&white=Ben}, as labels with values. */
final class AddressLabels {
  private static final Pattern PARAMETER = Pattern.compile("[?&;](\\w{1,20})=");

  /** Signs that end a value, beside white space. */
  private static final String ENDS = "&#<>\"')]";

  private AddressLabels() {}

  /** The facts in a text with an address; none if it has no address with parameters. */
  static List<LabelledText.Value> in(PlacedText text) {
    String written = text.toString();
    if (written.indexOf('?') < 0 || written.indexOf('=') < 0) {
      return List.of();
    }
    List<LabelledText.Value> values = new ArrayList<>();
    Set<String> names =
        PARAMETER
            .matcher(written)
            .results()
            .map(found -> SmallLetters.of(found.group(1)))
            .collect(Collectors.toSet());
    Matcher parameter = PARAMETER.matcher(written);
    while (parameter.find()) {
      PlacedText value = text.piece(parameter.end(), end(text, parameter.end())).strip();
      kind(parameter.group(1), names)
          .filter(LabelName::isFact)
          .filter(kind -> value.length() > 0 && (!isSide(kind) || isName(value)))
          .map(kind -> new LabelledText.Value(kind, plain(value), true, true))
          .ifPresent(values::add);
    }
    return values;
  }

  /** The kind of a parameter; a letter for a side means it only beside the other one. */
  private static Optional<LabelKind> kind(String name, Set<String> names) {
    boolean isLetter = name.length() == 1;
    return isLetter && !(names.contains("b") && names.contains("w"))
        ? Optional.empty()
        : LabelName.kind(name);
  }

  private static boolean isSide(LabelKind kind) {
    return kind == LabelKind.BLACK || kind == LabelKind.WHITE;
  }

  private static boolean isName(PlacedText value) {
    return NameShape.isPlayer(plain(value).toString()) && !SquareList.isOnly(value.toString());
  }

  /** The index behind a value. A blank that is written as an escape is a part of it. */
  private static int end(PlacedText text, int from) {
    int end = from;
    while (end < text.length()
        && ENDS.indexOf(text.charAt(end)) < 0
        && (text.charAt(end) != ' ' || isEscape(text, end))) {
      end++;
    }
    return end;
  }

  private static boolean isEscape(PlacedText text, int at) {
    return text.after(at).offset() - text.at(at).offset() > 1;
  }

  private static PlacedText plain(PlacedText value) {
    return AddressEscapes.withBlanks(value);
  }
}
