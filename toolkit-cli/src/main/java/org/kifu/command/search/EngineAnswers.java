package org.kifu.command.search;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Consumer;
import org.kifu.analysis.output.EngineAnswer;
import org.kifu.analysis.output.EngineWriter;
import org.kifu.analysis.output.EngineWriter.EngineTotal;

/** A consumer of the answers of an engine, which writes them as they come and adds them up. */
final class EngineAnswers implements Consumer<EngineAnswer> {
  private final EngineWriter writer;
  private EngineTotal total = EngineTotal.ZERO;

  EngineAnswers(EngineWriter writer) {
    this.writer = writer;
  }

  @Override
  public void accept(EngineAnswer answer) {
    total = answer.rank() == 1 ? total.plus(answer) : total;
    try {
      writer.write(answer);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  EngineTotal finish() throws IOException {
    writer.finish(total);
    return total;
  }
}
