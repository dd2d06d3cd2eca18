package org.kifu.command.input;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.names.NameRules;
import org.kifu.archive.output.NameRuleCsv;
import org.kifu.archive.query.GameFilter;
import org.kifu.batch.MappedIterator;
import org.kifu.command.input.ChosenGames.Edits;
import org.kifu.command.terminal.Refusal;
import org.kifu.table.CsvTable.TableException;
import picocli.CommandLine.Option;

/** The option for rules that choose the spelling of names. */
public final class NamesOption implements ReadsFiles {
  @Option(
      names = "--names-rules",
      paramLabel = "FILE",
      description = "Rewrite names by the accepted rules in FILE. 'kifu names' proposes rules.")
  private @Nullable Path file;

  @Override
  public InputFiles with(InputFiles inputs) {
    return file == null ? inputs : inputs.with(file);
  }

  /** The rules; none without the option. */
  public NameRules rules() {
    return file == null ? NameRules.NONE : read(file);
  }

  /** The changes that the rules make to games; none without rules. */
  public Edits edits() {
    if (file == null) {
      return Edits.NONE;
    }
    NameRules rules = rules();
    return new Edits(
        games -> rules.isEmpty() ? games : new MappedIterator<>(games, rules::apply),
        filter -> hint(filter, rules));
  }

  /**
   * Returns the reason why a filter finds no games, if the rules replace the spelling that it
   * names.
   */
  private static String hint(GameFilter filter, NameRules rules) {
    Optional<String> player = filter.player().flatMap(rules::player);
    Optional<String> event = filter.event().flatMap(rules::event);
    return player
        .or(() -> event)
        .map("; --names-rules writes this name as '%s'"::formatted)
        .orElse("");
  }

  private static NameRules read(Path file) {
    try (Reader in = ReadsFiles.openTable(file)) {
      return NameRuleCsv.read(in);
    } catch (TableException e) {
      throw Refusal.usage("--names-rules: " + file + ": " + e.getMessage());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
