package org.kifu.command.report;

import java.io.Closeable;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.output.AnnotationWriter;
import org.kifu.annotate.output.Wording;
import org.kifu.chart.GamePictures;
import org.kifu.command.input.ProblemReport;
import org.kifu.command.output.ReportFolder;
import org.kifu.page.GamePage;
import org.kifu.picture.Picture;
import org.kifu.words.Glyphs;
import org.kifu.words.Printable;

/** A writer of annotated games in all forms, to the files of a report. */
public final class AnnotationReport implements Closeable {
  private final ReportFolder folder;
  private final Wording wording;
  private final List<Writer> files = new ArrayList<>();
  private final List<AnnotationWriter> forms = new ArrayList<>();
  private int games;

  /** Begins the files, if a report is wanted. */
  public AnnotationReport(ReportFolder folder, Wording wording, ProblemReport problems)
      throws IOException {
    this.folder = folder;
    this.wording = wording;
    if (folder.isGiven()) {
      forms.add(AnnotationWriter.jsonLines(file("games.jsonl")));
      forms.add(AnnotationWriter.text(new Printable(file("games.txt")), Glyphs.UNICODE, wording));
      forms.add(AnnotationWriter.csv(file("moves.csv")));
      forms.add(AnnotationWriter.markdown(file("games.md"), wording));
      forms.add(AnnotationForm.ggf(file("games.ggf"), wording, problems));
      forms.add(AnnotationForm.sgf(file("games.sgf"), wording, problems));
      forms.add(new GamePage(file("page.html"), wording));
    }
  }

  private Writer file(String name) throws IOException {
    Writer file = folder.text(name);
    files.add(file);
    return file;
  }

  /** Takes the next game. */
  public void write(AnnotationResult result) throws IOException {
    games++;
    for (AnnotationWriter form : forms) {
      form.write(result);
    }
    if (folder.isGiven() && result instanceof AnnotatedGame game) {
      for (Map.Entry<String, Picture> picture :
          GamePictures.of(game, wording.words().locale()).entrySet()) {
        String name = String.format(Locale.ROOT, "game-%04d%s.svg", games, picture.getKey());
        folder.draw(name, picture.getValue());
      }
    }
  }

  /** Ends the files. */
  public void finish() throws IOException {
    for (AnnotationWriter form : forms) {
      form.close();
    }
    for (Writer file : files) {
      file.close();
    }
  }

  @Override
  public void close() throws IOException {
    for (Writer file : files) {
      file.close();
    }
  }
}
