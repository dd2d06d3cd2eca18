package org.kifu.command.base;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.query.GameFilter;
import org.kifu.archive.query.GameFilter.SelectionException;
import org.kifu.base.Base;
import org.kifu.base.GameMarks;
import org.kifu.base.GameMarks.MarkChange;
import org.kifu.base.GameMarks.MarkedGame;
import org.kifu.base.GameMarks.Note;
import org.kifu.command.input.ChosenGames;
import org.kifu.command.input.Filters;
import org.kifu.command.input.ProblemReport;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.game.Counted;
import org.kifu.words.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The action that puts tags, notes and favourites on games. */
@Command(
    name = "mark",
    description = "Put tags and notes on games of a base, or make them favourites.",
    footer = {
      "",
      "The filters choose the games. Without a change, Kifu lists the games that have marks."
          + " 'kifu query BASE --tag WORD' finds games by a tag.",
      "",
      "Example: kifu base mark games.kifu --game 6 --tag match --note \"The last one\""
    })
final class MarkAction implements Callable<Integer> {
  private static final int LAST_PLY = 999;

  private final Streams streams;
  private final ProblemReport problems;
  @Mixin private BaseArgument base = new BaseArgument();
  @Mixin private Filters filters = new Filters();
  @Mixin private Marks marks = new Marks();

  @Option(names = "--quiet", description = "Print no progress and no remarks on standard error.")
  private boolean quiet;

  MarkAction(Streams streams) {
    this.streams = streams;
    this.problems = new ProblemReport(streams, () -> quiet);
  }

  @Override
  public Integer call() throws IOException {
    GameFilter filter = filters.filter();
    MarkChange change = marks.change();
    if (change.isNone()) {
      return list(filter);
    }
    if (filter.isAll()) {
      throw Refusal.usage("a filter is missing, such as --game N: all games would be marked");
    }
    try (Base opened = base.openToChange()) {
      GameMarks all = new GameMarks(opened);
      Map<Long, Integer> chosen = chosen(all, filter);
      change.note().ifPresent(note -> check(note, chosen.values()));
      int changed = all.change(chosen.keySet(), change);
      if (!quiet) {
        String same = changed < chosen.size() ? " of " + chosen.size() + " chosen" : "";
        streams.say("%s: %s changed%s".formatted(base.file(), Counted.of(changed, "game"), same));
      }
    }
    return problems.exitCode();
  }

  private static void check(Note note, Collection<Integer> plies) {
    long shorter = plies.stream().filter(each -> each < note.ply()).count();
    if (shorter > 0) {
      throw Refusal.usage(
          "--ply %d: games with fewer plies: %d of the %d chosen"
              .formatted(note.ply(), shorter, plies.size()));
    }
  }

  private Map<Long, Integer> chosen(GameMarks marks, GameFilter filter) throws IOException {
    try {
      return marks.chosen(filter, problems);
    } catch (SelectionException e) {
      throw Refusal.usage(ChosenGames.message(e, ""));
    }
  }

  private int list(GameFilter filter) throws IOException {
    try (Base opened = base.open()) {
      GameMarks all = new GameMarks(opened);
      List<MarkedGame> marked;
      if (filter.isAll()) {
        marked = all.marked(_ -> true);
      } else {
        marked = all.marked(chosen(all, filter)::containsKey);
      }
      String lines =
          marked.stream().map(game -> MarkLine.of(game) + "\n").collect(Collectors.joining());
      streams.out().write(lines.getBytes(StandardCharsets.UTF_8));
      if (marked.isEmpty() && !quiet) {
        streams.say("kifu base mark: no game has a mark");
      }
    }
    return problems.exitCode();
  }

  /** The options that change marks. */
  private static final class Marks {
    @Option(
        names = "--tag",
        paramLabel = "WORD",
        description = "Give the games this tag. Can be repeated.")
    private List<String> tags = new ArrayList<>();

    @Option(
        names = "--untag",
        paramLabel = "WORD",
        description = "Take this tag from the games. Can be repeated.")
    private List<String> removedTags = new ArrayList<>();

    @Option(names = "--note", paramLabel = "TEXT", description = "Add a note to the games.")
    private @Nullable String note;

    @Option(
        names = "--ply",
        paramLabel = "N",
        description = "With --note: the note is on this ply, from 1, passes counted.")
    private @Nullable Integer ply;

    @Option(names = "--drop-notes", description = "Remove the notes that the games have.")
    private boolean dropsNotes;

    @Option(names = "--favourite", description = "Make the games favourites.")
    private boolean favourite;

    @Option(names = "--unfavourite", description = "Make the games favourites no longer.")
    private boolean unfavourite;

    MarkChange change() {
      if (note != null && note.isBlank()) {
        throw Refusal.usage("--note: there is no text");
      }
      if (ply != null && (note == null || ply < 1 || ply > LAST_PLY)) {
        throw Refusal.usage("--ply needs --note, and is 1 to " + LAST_PLY);
      }
      if (favourite && unfavourite) {
        throw Refusal.usage("--favourite and --unfavourite exclude each other");
      }
      return new MarkChange(
          tags.stream().map(Marks::tag).toList(),
          removedTags.stream().map(Marks::tag).toList(),
          Optional.ofNullable(note).map(text -> new Note(ply == null ? 0 : ply, text)),
          dropsNotes,
          favourite || unfavourite ? Optional.of(favourite) : Optional.empty());
    }

    private static String tag(String word) {
      String tag = word.strip();
      if (tag.isEmpty() || tag.chars().anyMatch(Character::isISOControl)) {
        throw Refusal.usage("--tag: '" + Printable.line(word) + "' is not a word");
      }
      return tag;
    }
  }
}
