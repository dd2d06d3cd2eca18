package org.kifu.annotate.output;

import java.io.IOException;
import java.io.Writer;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotationFailure;
import org.kifu.annotate.AnnotationResult;
import org.kifu.table.MarkdownText;
import org.kifu.words.Telling;

/** Writes games one below the other as Markdown: what is known, metrics, moves, why. */
final class MarkdownAnnotationWriter implements AnnotationWriter {
  private final Writer out;
  private final Telling telling;
  private boolean first = true;

  MarkdownAnnotationWriter(Writer out, Telling telling) {
    this.out = out;
    this.telling = telling;
  }

  @Override
  public void write(AnnotationResult result) throws IOException {
    if (!first) {
      out.write("\n---\n\n");
    }
    first = false;
    switch (result) {
      case AnnotatedGame game -> out.write(new MarkdownGame(game, telling).text());
      case AnnotationFailure failure ->
          out.write(
              MarkdownText.of(telling.words().filled("page.failure", failure.problem().toString()))
                  + "\n");
    }
  }

  @Override
  public void close() throws IOException {
    out.flush();
  }
}
