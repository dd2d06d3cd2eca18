package org.kifu.spark.source;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.apache.spark.sql.internal.SQLConf;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;
import org.kifu.archive.rows.RowSubject;
import org.kifu.format.GameReader;
import org.kifu.format.ReadOptions;
import org.kifu.game.Problem;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Rules;
import org.kifu.source.Encoding;

/**
 * The options of a reader of the data source, checked.
 *
 * @param paths files, folders and patterns, as given
 * @param mode the treatment of records that cannot be read
 * @param corruptColumn the name of the column for records that cannot be read
 * @param isOfPlies whether there is a row for each ply, and not for each game
 * @param isByLine whether each line of text is read separately, so that files can be split at lines
 * @param format the notation; recognised from the content if empty
 * @param encoding the encoding of text; recognised from the content if empty
 * @param rules the name of the rules for text
 * @param names the files with the players and tournaments of WTHOR games, if the user named any
 */
record SourceOptions(
    List<String> paths,
    Mode mode,
    String corruptColumn,
    boolean isOfPlies,
    boolean isByLine,
    String format,
    String encoding,
    String rules,
    List<String> names)
    implements Serializable {
  private static final long serialVersionUID = 1;

  /** An option that names a file of names. */
  private enum NameOption {
    PLAYERS("players", ".jou"),
    TOURNAMENTS("tournaments", ".trn");

    private final String option;
    private final String ending;

    NameOption(String option, String ending) {
      this.option = option;
      this.ending = ending;
    }
  }

  /** The treatment of a record that cannot be read. */
  enum Mode {
    /** The record becomes a row, with its bytes in a separate column. */
    PERMISSIVE,
    /** The record is left out. */
    DROPMALFORMED,
    /** The query fails. */
    FAILFAST
  }

  /**
   * Reads the options.
   *
   * @throws IllegalArgumentException if an option has an unknown value
   */
  static SourceOptions of(CaseInsensitiveStringMap options) {
    SourceOptions read =
        new SourceOptions(
            paths(options),
            oneOf(Mode.class, "mode", options.getOrDefault("mode", Mode.PERMISSIVE.name())),
            options.getOrDefault(
                "columnNameOfCorruptRecord", SQLConf.get().columnNameOfCorruptRecord()),
            oneOf(RowSubject.class, "rows", options.getOrDefault("rows", RowSubject.GAMES.name()))
                == RowSubject.PLIES,
            !options.getBoolean("multiLine", true),
            options.getOrDefault("from", ""),
            options.getOrDefault("encoding", ""),
            options.getOrDefault("rules", "othello"),
            names(options));
    read.check();
    return read;
  }

  private void check() {
    if (!format.isEmpty() && !GameReader.formats().contains(format)) {
      throw unknown("from", format, GameReader.formats());
    }
    if (!encoding.isEmpty() && Encoding.named(encoding).isEmpty()) {
      throw new IllegalArgumentException("encoding: '" + encoding + "' is not an encoding of text");
    }
    knownRules();
  }

  private static List<String> names(CaseInsensitiveStringMap options) {
    List<String> names = new ArrayList<>();
    for (NameOption each : NameOption.values()) {
      String file = options.getOrDefault(each.option, "");
      if (!file.isEmpty() && !file.toLowerCase(Locale.ROOT).endsWith(each.ending)) {
        throw new IllegalArgumentException(
            "%s: the name of the file ends in %s, not %s"
                .formatted(each.option, each.ending, file));
      }
      if (!file.isEmpty()) {
        names.add(file);
      }
    }
    return names;
  }

  private static List<String> paths(CaseInsensitiveStringMap options) {
    List<String> paths = new ArrayList<>();
    if (options.containsKey("paths")) {
      paths.addAll(list(options.get("paths")));
    }
    if (options.containsKey("path")) {
      paths.add(options.get("path"));
    }
    if (paths.isEmpty()) {
      throw new IllegalArgumentException("kifu reads paths: load(path) names some");
    }
    return List.copyOf(paths);
  }

  /** Returns a list from the JSON in which Spark passes several paths. */
  private static List<String> list(String json) {
    try {
      return List.of(new ObjectMapper().readValue(json, String[].class));
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("paths: no list of texts: " + json, e);
    }
  }

  private static <E extends Enum<E>> E oneOf(Class<E> known, String option, String value) {
    List<E> constants = List.of(known.getEnumConstants());
    return constants.stream()
        .filter(each -> each.name().equalsIgnoreCase(value))
        .findFirst()
        .orElseThrow(
            () ->
                unknown(
                    option,
                    value,
                    constants.stream().map(each -> each.name().toLowerCase(Locale.ROOT)).toList()));
  }

  private static IllegalArgumentException unknown(String option, String value, List<String> known) {
    return new IllegalArgumentException(
        "%s: unknown value '%s'; known: %s".formatted(option, value, String.join(" ", known)));
  }

  private Rules<?, ?> knownRules() {
    return Catalogue.byName(rules)
        .orElseThrow(() -> unknown("rules", rules, List.copyOf(Catalogue.pages().keySet())))
        .rules();
  }

  /** The options for the readers of the core. */
  ReadOptions reading(Consumer<Problem> problems) {
    return new ReadOptions(
            Optional.of(format).filter(name -> !name.isEmpty()),
            Encoding.named(encoding),
            knownRules(),
            problems)
        .advising(
            new ReadOptions.Advice(
                "option 'from'", "option 'rules'", "option 'players' or 'tournaments'"));
  }

  /** The columns of the rows. */
  RowColumns<?> columns() {
    return isOfPlies ? RowColumns.ofPlies(corruptColumn) : RowColumns.ofGames(corruptColumn);
  }
}
