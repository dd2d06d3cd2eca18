package org.kifu.annotate.output;

import java.io.IOException;
import java.io.Writer;
import org.kifu.annotate.AnnotationResult;

/** Writes an object a line, as a stream or inside an array. */
final class JsonAnnotationWriter implements AnnotationWriter {
  private final Writer out;
  private final boolean array;
  private boolean empty = true;

  private JsonAnnotationWriter(Writer out, boolean array) {
    this.out = out;
    this.array = array;
  }

  static JsonAnnotationWriter array(Writer out) throws IOException {
    out.write("[");
    return new JsonAnnotationWriter(out, true);
  }

  static JsonAnnotationWriter lines(Writer out) {
    return new JsonAnnotationWriter(out, false);
  }

  @Override
  public void write(AnnotationResult result) throws IOException {
    String object = AnnotationJson.of(result).toString();
    if (array) {
      out.write(empty ? "\n" : ",\n");
      out.write(object);
    } else {
      out.write(object);
      out.write('\n');
    }
    empty = false;
  }

  @Override
  public void close() throws IOException {
    out.write(array ? "\n]\n" : "");
    out.flush();
  }
}
