package org.kifu.command.show;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.command.Job;
import org.kifu.command.input.OpenedInput;
import org.kifu.command.input.RulesOption;
import org.kifu.command.option.LanguageOption;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.games.solo.DealtGame;
import org.kifu.games.solo.SoloRules;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Catalogue.RulePage;
import org.kifu.table.Column;
import org.kifu.table.TextTable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "rules",
    description = "List the rules that Kifu knows, or explain one of them.",
    footer = {
      "",
      "'kifu rules history' tells where the games come from, and the words of their strategy.",
      "",
      "Example: kifu rules othello --lang ja"
    })
public final class RulesCommand extends Job.WithoutInput {
  private static final String HISTORY = "history";

  /** Something that can be explained in each language. */
  private interface Topic {
    String text(String language);
  }

  /**
   * A reader of names of rules, of words such as {@code grid} for rules with boards of all sizes,
   * and of the word for the history of all games.
   */
  static final class TopicReader implements ITypeConverter<Topic> {
    @Override
    public Topic convert(String name) {
      if (name.equals(HISTORY)) {
        return language -> page(Catalogue.history().in(language));
      }
      Optional<RulePage> family =
          Catalogue.pages().entrySet().stream()
              .filter(page -> page.getKey().startsWith(name + ":"))
              .map(Map.Entry::getValue)
              .findFirst();
      if (family.isPresent()) {
        return language -> page(family.get().in(language));
      }
      return new Explained(new RulesOption.ByName().convert(name));
    }
  }

  /** Rules with their explanation. */
  private record Explained(Catalogue.Entry entry) implements Topic {
    @Override
    public String text(String language) {
      return explain(entry.in(language));
    }
  }

  @Parameters(
      arity = "0..1",
      paramLabel = "NAME",
      converter = TopicReader.class,
      description = "Rules to explain, or history (default: list all rules).")
  private @Nullable Topic topic;

  @Option(
      names = "--deal",
      paramLabel = "SEED",
      description =
          "With solo: print the start of a record with tiles that SEED, a whole number, deals.")
  private @Nullable Long deal;

  @Mixin private LanguageOption language = new LanguageOption();

  public RulesCommand(Streams streams) {
    super(streams);
  }

  @Override
  protected void check() {
    if (deal != null && !(topic instanceof Explained(Catalogue.Entry entry) && isSolo(entry))) {
      throw Refusal.usage("--deal needs the rules solo");
    }
  }

  private static boolean isSolo(Catalogue.Entry entry) {
    return entry.rules() == SoloRules.RULES;
  }

  @Override
  protected int write(OpenedInput none, Writer out) throws IOException {
    out.write(deal != null ? DealtGame.text(deal) : topic == null ? list() : topic.text(tag()));
    return ExitCode.CLEAN;
  }

  private String tag() {
    return language.words().language();
  }

  private String list() {
    List<Column<Map.Entry<String, RulePage>>> columns =
        List.of(
            Column.text("", Map.Entry::getKey),
            Column.text("", page -> page.getValue().in(tag()).title()));
    return TextTable.of(columns, Catalogue.pages().entrySet()).body();
  }

  private static String page(RulePage page) {
    return "%s\n\n%s\n".formatted(page.title(), page.text());
  }

  private static String explain(Catalogue.Entry entry) {
    return "%s: %s\n\n%s\n".formatted(entry.rules().name(), entry.title(), entry.explanation());
  }
}
