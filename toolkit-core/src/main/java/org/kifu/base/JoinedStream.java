package org.kifu.base;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/** A stream of parts, one after the other, of which one at a time is open. */
abstract class JoinedStream extends InputStream {
  private InputStream part = InputStream.nullInputStream();

  /** The next part, which this closes; nothing after the last. */
  protected abstract Optional<InputStream> nextPart() throws IOException;

  @Override
  public int read() throws IOException {
    int found = part.read();
    while (found < 0 && hasMore()) {
      found = part.read();
    }
    return found;
  }

  @Override
  public int read(byte[] bytes, int from, int count) throws IOException {
    int found = part.read(bytes, from, count);
    while (found < 0 && hasMore()) {
      found = part.read(bytes, from, count);
    }
    return found;
  }

  private boolean hasMore() throws IOException {
    part.close();
    Optional<InputStream> next = nextPart();
    part = next.orElseGet(InputStream::nullInputStream);
    return next.isPresent();
  }

  @Override
  public void close() throws IOException {
    part.close();
  }
}
