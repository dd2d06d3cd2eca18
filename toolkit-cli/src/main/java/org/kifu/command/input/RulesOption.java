package org.kifu.command.input;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Suggestion;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Rules;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The option that names the rules. */
public final class RulesOption {
  @Option(
      names = "--rules",
      paramLabel = "NAME",
      converter = ByName.class,
      description = "Rules of the game (default: othello). 'kifu rules' lists them.")
  private Catalogue.@Nullable Entry given;

  public Rules<?, ?> rules() {
    return given == null ? Catalogue.entries().getFirst().rules() : given.rules();
  }

  /**
   * Refuses rules for one player.
   *
   * @param command the name of the command
   */
  public void refuseOnePlayer(String command) {
    if (rules().isForOnePlayer()) {
      throw Refusal.usage(
          "--rules: %s needs games of two players, and %s is for one"
              .formatted(command, rules().name()));
    }
  }

  /** The rules, if the user has named some. */
  Optional<Rules<?, ?>> given() {
    return Optional.ofNullable(given).map(Catalogue.Entry::rules);
  }

  /**
   * A converter of names to rules. It draws the parts of the rules that a name leaves to chance.
   */
  public static final class ByName implements ITypeConverter<Catalogue.Entry> {
    @Override
    public Catalogue.Entry convert(String name) {
      return Catalogue.byName(Catalogue.settled(name))
          .orElseThrow(() -> new TypeConversionException(Catalogue.refusal(name) + meant(name)));
    }

    /** Suggests other games; the refusal already describes the names of variants of one game. */
    private static String meant(String name) {
      return Suggestion.of(
          name.split(":", 2)[0],
          Catalogue.pages().keySet().stream()
              .map(each -> each.split(":", 2)[0])
              .distinct()
              .toList());
    }
  }
}
