package org.kifu.command.practice;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.review.DrillBook;
import org.kifu.archive.review.DrillProgress;
import org.kifu.archive.review.ProgressException;
import org.kifu.base.Base;
import org.kifu.base.DrillRows;
import org.kifu.command.input.InputFiles;
import org.kifu.command.input.ReadsFiles;
import org.kifu.command.output.Staging;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.game.Counted;
import picocli.CommandLine.Option;

/** The options for spaced repetition: the file of progress, new answers, and the day. */
final class ProgressOption implements ReadsFiles {
  @Option(
      names = "--progress",
      paramLabel = "FILE",
      description =
          "Your answers so far, as CSV, or a base. Problems that are due come first, then new"
              + " ones; others are left out. A file of CSV need not exist yet.")
  private @Nullable Path file;

  @Option(
      names = "--answers",
      paramLabel = "FILE",
      description =
          "With --progress: add the answers that a page of problems saved. Can be given several"
              + " times; an answer that is already there changes nothing.")
  private List<Path> answers = new ArrayList<>();

  @Option(
      names = "--today",
      paramLabel = "DATE",
      description = "With --progress: the day, such as 2026-11-28 (default: today).")
  private @Nullable LocalDate today;

  private DrillProgress progress = DrillProgress.NONE;
  private int added;

  @Override
  public InputFiles with(InputFiles inputs) {
    InputFiles all = inputs;
    for (Path each : answers) {
      all = all.with(each);
    }
    return file == null || !Files.exists(file) ? all : all.with(file);
  }

  /** Refuses the other options without a file, and a base that does not exist. */
  void check() {
    if (file != null && Base.hasNameOfBase(file) && !Files.exists(file)) {
      throw Refusal.path(
          "--progress: %s does not exist; 'kifu base create' makes a base".formatted(file));
    }
    if (file == null && !(answers.isEmpty() && today == null)) {
      throw Refusal.usage("--answers and --today need --progress FILE");
    }
  }

  /** Reads the answers, and gives them to a book if there is a file. */
  DrillBook schedule(DrillBook book) throws IOException {
    if (file == null) {
      return book;
    }
    DrillProgress old = before(file);
    progress = old;
    for (Path each : answers) {
      progress = progress.plus(read(each));
    }
    added = progress.size() - old.size();
    return book.scheduled(progress, today == null ? LocalDate.now(ZoneId.systemDefault()) : today);
  }

  private static DrillProgress before(Path file) throws IOException {
    if (Base.isBase(file)) {
      try (Base base = Base.open(file)) {
        return DrillRows.read(base);
      }
    }
    return Files.exists(file) ? read(file) : DrillProgress.NONE;
  }

  private static DrillProgress read(Path file) throws IOException {
    try (BufferedReader reader = ReadsFiles.openTable(file)) {
      return DrillProgress.of(reader.lines().toList());
    } catch (ProgressException e) {
      throw Refusal.usage(file + ": " + e.getMessage());
    }
  }

  /** Keeps new answers in the file of progress, or in the base. */
  void publish(Streams streams, boolean isQuiet) throws IOException {
    if (file == null || added == 0) {
      return;
    }
    if (Base.isBase(file)) {
      try (Base base = Base.openToChange(file)) {
        DrillRows.add(base, progress);
      }
    } else {
      write(file);
    }
    if (!isQuiet) {
      streams.say("kifu drills: " + file + ": " + Counted.of(added, "new answer"));
    }
  }

  private void write(Path csv) throws IOException {
    Path target = Staging.resolve(csv);
    try (Staging staging = Staging.beside(target)) {
      try (Writer out = Staging.text(staging.file(target))) {
        for (String line : progress.lines()) {
          out.write(line + "\n");
        }
      }
      staging.publish(true);
    }
  }
}
