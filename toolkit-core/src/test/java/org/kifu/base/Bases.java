package org.kifu.base;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.kifu.AnnotationPlan;
import org.kifu.annotate.MixedAnnotator;
import org.kifu.annotate.output.AnnotationWriter;
import org.kifu.annotate.output.JoinedAnnotations;
import org.kifu.archive.query.GameFilter;
import org.kifu.base.GameMarks.MarkedGame;
import org.kifu.format.Inputs;
import org.kifu.game.Problem;
import org.kifu.rules.Othello;
import org.kifu.search.Engine;
import org.kifu.source.Source;

/** Bases of tests, and their tables as another program sees them. */
final class Bases {
  private Bases() {}

  /** The words that a watcher was told. */
  static class Told
      implements AdditionWatcher, BaseCheck.CheckWatcher, BaseAnnotation.AnnotationWatcher {
    final List<Problem> problems = new ArrayList<>();
    final List<String> known = new ArrayList<>();
    final List<String> others = new ArrayList<>();
    final List<String> faults = new ArrayList<>();
    final List<String> changed = new ArrayList<>();

    @Override
    public void problem(Problem problem) {
      problems.add(problem);
    }

    @Override
    public void reached(long games, long bytes) {}

    @Override
    public void isKnown(String source, String name) {
      known.add(source + " as " + name);
    }

    @Override
    public void isOther(String source) {
      others.add(source);
    }

    @Override
    public void isReplaced(String source, long annotations) {
      throw new AssertionError(source);
    }

    @Override
    public void areMoved(MarkedGame game, String source, int number) {
      throw new AssertionError(source);
    }

    @Override
    public void areLost(MarkedGame game) {
      throw new AssertionError(game);
    }

    @Override
    public void isRenamed(String source, String before) {
      throw new AssertionError(source);
    }

    @Override
    public void fault(String message) {
      faults.add(message);
    }

    @Override
    public void hasChanged(String source) {
      changed.add(source);
    }

    @Override
    public void reached(long games) {}

    @Override
    public void failed(Problem problem) {
      problems.add(problem);
    }

    @Override
    public void unread(Problem problem) {
      problems.add(problem);
    }

    @Override
    public void reached(long games, double begun) {}
  }

  static Iterator<Source> sources(Path... inputs) {
    List<String> words = List.of(inputs).stream().map(Path::toString).toList();
    return Inputs.of(words, InputStream.nullInputStream()).sources(problem -> {});
  }

  /** Makes a base of files. */
  static BaseAddition.Added create(Path file, int jobs, Path... inputs) throws IOException {
    try (Base base = Base.create(file)) {
      return add(base, jobs, new Told(), inputs);
    }
  }

  static BaseAddition.Added add(Base base, int jobs, Told told, Path... inputs) throws IOException {
    return new BaseAddition(base, ReadingChoice.NONE, List.of(), jobs, told).add(sources(inputs));
  }

  /** The games of 1997, which are few in the examples. */
  static final GameFilter MATCH =
      new GameFilter(
          OptionalLong.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.of(new GameFilter.YearRange(1997, 1997)),
          false,
          Optional.empty());

  /** Quick annotators of tournament games; those of other rules are refused. */
  static MixedAnnotator annotators(int depth) {
    return new MixedAnnotator(
        rules -> {
          if (rules != Othello.RULES) {
            throw new MixedAnnotator.UnfitRulesException("a game of " + rules.name());
          }
          return MixedAnnotator.RuledAnnotator.of(
              AnnotationPlan.of(depth, 6).annotator(), Engine::new);
        });
  }

  /** Annotates games of a base with searches of this depth. */
  static BaseAnnotation.Annotated annotate(Path file, GameFilter filter, int depth, int jobs)
      throws IOException {
    try (Base base = Base.openToChange(file)) {
      return new BaseAnnotation(base, annotators(depth), filter, jobs, new Told()).annotate();
    }
  }

  static BaseAnnotation.Annotated annotate(Path file, GameFilter filter, int depth)
      throws IOException {
    return annotate(file, filter, depth, 1);
  }

  /** The annotated games of all sources. */
  static String lines(Path file) throws IOException {
    try (Base base = Base.open(file);
        JoinedAnnotations games =
            new StoredAnnotations(base).games(new StoredSources(base).games(), problem -> {})) {
      StringWriter text = new StringWriter();
      try (AnnotationWriter writer = AnnotationWriter.jsonLines(text)) {
        while (games.hasNext()) {
          writer.write(games.next());
        }
      }
      return text.toString();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  /** The faults of a base. */
  static List<String> faults(Path file) throws IOException {
    Told told = new Told();
    try (Base base = Base.open(file)) {
      BaseCheck.Checked checked = new BaseCheck(base, 1, told).check();
      if (checked.faults() != told.faults.size()) {
        throw new AssertionError(checked + " and " + told.faults);
      }
    }
    return told.faults;
  }

  static Connection plain(Path file) throws SQLException {
    return DriverManager.getConnection("jdbc:sqlite:" + file);
  }

  /** The rows of an answer, each with its values in one text. */
  static List<String> ask(Path file, String question) throws SQLException {
    try (Connection connection = plain(file);
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(question)) {
      List<String> answer = new ArrayList<>();
      int columns = rows.getMetaData().getColumnCount();
      while (rows.next()) {
        List<String> values = new ArrayList<>();
        for (int i = 1; i <= columns; i++) {
          Object value = rows.getObject(i);
          values.add(
              value instanceof byte[] bytes
                  ? HexFormat.of().formatHex(bytes)
                  : String.valueOf(value));
        }
        answer.add(String.join(" | ", values));
      }
      return answer;
    }
  }

  /** All rows of all tables. */
  static Map<String, List<String>> dump(Path file) throws SQLException {
    Map<String, List<String>> all = new TreeMap<>();
    for (String table : BaseSchema.tables()) {
      all.put(table, ask(file, "SELECT * FROM " + table));
    }
    return all;
  }

  static void change(Path file, String statement) throws SQLException {
    try (Connection connection = plain(file);
        Statement change = connection.createStatement()) {
      change.executeUpdate(statement);
    }
  }
}
