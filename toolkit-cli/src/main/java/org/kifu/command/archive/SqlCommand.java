package org.kifu.command.archive;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.names.NameRules;
import org.kifu.base.Base;
import org.kifu.base.BaseQuestion;
import org.kifu.base.BaseQuestion.QuestionException;
import org.kifu.base.NameSpellings;
import org.kifu.command.Job;
import org.kifu.command.input.InputFiles;
import org.kifu.command.input.NamesOption;
import org.kifu.command.input.OpenedInput;
import org.kifu.command.output.Form;
import org.kifu.command.output.FormOption;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.command.terminal.Suggestion;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The command that asks a base in SQL. */
@Command(
    name = "sql",
    description = "Ask a base a question in SQL.",
    footer = {
      "",
      "The base is only read. docs/base-tables.md lists its tables, and docs/cookbook.md has"
          + " questions to begin with. The functions othello_is_legal(moves),"
          + " othello_final_score(moves), othello_opening(moves), othello_position(moves, ply),"
          + " othello_canonical(moves, ply) and othello_key(moves, ply) know the game. The views"
          + " player_names and event_names have names as --names-rules writes them.",
      "",
      "Example: kifu sql games.kifu \"SELECT year, count(*) FROM games GROUP BY year\""
    })
public final class SqlCommand extends Job.WithoutInput {
  /** A name that SQLite does not know, in its message. */
  private static final Pattern UNKNOWN =
      Pattern.compile("no such (?:table|column|function): (?:\\w+\\.)?(\\w+)");

  @Parameters(index = "0", paramLabel = "BASE", description = "The base, such as games.kifu.")
  private Path base = Path.of("");

  @Parameters(
      index = "1",
      paramLabel = "QUESTION",
      description = "A statement of SQL that only reads, or '-' for one on standard input.")
  private String question = "";

  @Mixin private NamesOption names = new NamesOption();

  @Mixin
  private FormOption form = FormOption.withTables(Form.TEXT, Form.CSV, Form.JSONL, Form.PARQUET);

  public SqlCommand(Streams streams) {
    super(streams);
  }

  @Override
  protected InputFiles files(OpenedInput none) {
    return names.with(InputFiles.NONE.with(base));
  }

  @Override
  protected int write(OpenedInput none, Writer out) throws IOException {
    Form chosen = form.form(output);
    String sql = question();
    try (Base opened = Base.open(base);
        BaseQuestion asked = BaseQuestion.ask(opened, sql, spellings())) {
      AnswerRows rows = AnswerRows.of(chosen, asked.columns(), form.table(out), bytes());
      for (var row = asked.next(); row != null; row = asked.next()) {
        rows.add(row);
      }
      rows.end();
      return ExitCode.CLEAN;
    } catch (QuestionException e) {
      throw Refusal.usage(e.message() + suggestion(e.message()));
    }
  }

  private NameSpellings spellings() {
    NameRules rules = names.rules();
    return new NameSpellings(rules.players(), rules.events());
  }

  private String question() throws IOException {
    return question.equals("-")
        ? new String(streams.in().readAllBytes(), StandardCharsets.UTF_8)
        : question;
  }

  private static String suggestion(@Nullable String message) {
    Matcher unknown = UNKNOWN.matcher(String.valueOf(message));
    return unknown.find() ? Suggestion.of(unknown.group(1), BaseQuestion.words()) : "";
  }
}
