package org.kifu.source.packed;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;

/** The entries of a tar. */
final class Tar extends ArchiveEntries<TarHeaders.Entry> {
  private final FileChannel channel;
  private final Supplier<Optional<Archive.Rest>> rest;

  private Tar(
      String source,
      FileChannel channel,
      boolean isWhole,
      Supplier<Optional<Archive.Rest>> rest,
      Consumer<Problem> problems,
      UnpackingLimits limits)
      throws IOException {
    super(
        source,
        TarHeaders.of(source, channel, isWhole, problems, limits),
        channel.size(),
        problems,
        limits);
    this.channel = channel;
    this.rest = rest;
  }

  /**
   * Opens a tar. Closing it closes the channel; so does a failure to open it.
   *
   * @param isWhole whether the channel holds the whole tar, and not one whose end is already lost
   * @param rest what follows, if the tar was packed as a whole; what follows a plain tar is damage
   * @throws IOException if the channel cannot be read at all
   */
  static Tar open(
      String source,
      FileChannel channel,
      boolean isWhole,
      Supplier<Optional<Archive.Rest>> rest,
      Consumer<Problem> problems,
      UnpackingLimits limits)
      throws IOException {
    try {
      return new Tar(source, channel, isWhole, rest, problems, limits);
    } catch (IOException e) {
      channel.close();
      throw e;
    }
  }

  @Override
  String path(TarHeaders.Entry entry) {
    return entry.path();
  }

  @Override
  long size(TarHeaders.Entry entry) {
    return entry.size();
  }

  @Override
  Optional<Problem> refusal(String name, TarHeaders.Entry entry) {
    return entry
        .refusal()
        .map(why -> Problem.of(ProblemCode.UNSUPPORTED_FORMAT, SourceLocation.whole(name), why));
  }

  @Override
  UnpackedStream content(
      String name, TarHeaders.Entry entry, UnpackingLimits.UnpackedCount budget) {
    return new UnpackedStream(
        name,
        () ->
            new BufferedInputStream(
                new ChannelStretch(channel, entry.at(), entry.at() + entry.size()), 1 << 16),
        budget,
        OptionalLong.empty());
  }

  @Override
  public Optional<Archive.Rest> rest() {
    return rest.get();
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
