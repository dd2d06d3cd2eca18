package org.kifu.command.input;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Suggestion;
import org.kifu.format.GameReader;
import org.kifu.rules.Rules;
import org.kifu.source.Encoding;
import org.kifu.source.Source;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options for reading sources as they are: notation, encoding, rules and name files. */
public final class SourceOptions {
  @Option(
      names = "--from",
      paramLabel = "NOTATION",
      description = "Notation of the input (default: detected from the content).")
  private @Nullable String format;

  @Option(
      names = "--encoding",
      paramLabel = "NAME",
      description = "Encoding of text, such as windows-1251 (default: detected).")
  private @Nullable String encoding;

  @Mixin private RulesOption rules = new RulesOption();
  @Mixin private WthorNamesOption wthorNames = new WthorNamesOption();

  /** The rules of the games whose records do not name rules. */
  public Rules<?, ?> rules() {
    return rules.rules();
  }

  void refuseOnePlayer(String command) {
    rules.refuseOnePlayer(command);
  }

  /** The rules, if the user has named some. */
  Optional<Rules<?, ?>> givenRules() {
    return rules.given();
  }

  /** Whether none of these options is given. */
  boolean areUsual() {
    return format == null
        && encoding == null
        && rules.given().isEmpty()
        && wthorNames.paths().isEmpty();
  }

  /** The files with the names of WTHOR games. */
  public List<Source> wthorNames() {
    return wthorNames.sources();
  }

  /** The name of the notation, if one is given. */
  public Optional<String> format() {
    return Optional.ofNullable(format).map(SourceOptions::readable);
  }

  /** The name of the encoding, if one is given. */
  public Optional<String> encodingName() {
    return encoding().map(_ -> String.valueOf(encoding));
  }

  /** The encoding, if one is given. */
  Optional<Encoding> encoding() {
    String name = encoding;
    if (name == null) {
      return Optional.empty();
    }
    Optional<Encoding> known = Encoding.named(name);
    if (known.isEmpty()) {
      throw Refusal.usage(
          "--encoding: unknown encoding '%s'; try utf-8 utf-16 iso-8859-1 windows-1251 koi8-r shift_jis"
              .formatted(name));
    }
    return known;
  }

  private static String readable(String format) {
    if (GameReader.formats().contains(format)) {
      return format;
    }
    String known = String.join(" ", GameReader.formats());
    throw Refusal.usage(
        "--from: unknown format '%s'; known: %s".formatted(format, known)
            + Suggestion.of(format, GameReader.formats()));
  }
}
