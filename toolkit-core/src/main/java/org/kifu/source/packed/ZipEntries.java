package org.kifu.source.packed;

import java.io.IOException;
import java.nio.channels.SeekableByteChannel;
import java.util.Collections;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.kifu.game.Problem;

/** The entries of a zip that its directory lists. */
final class ZipEntries extends ArchiveEntries<ZipArchiveEntry> {
  private final ZipFile zip;
  private final SeekableByteChannel channel;
  private final Optional<Archive.Rest> rest;

  ZipEntries(
      String source,
      ZipFile zip,
      SeekableByteChannel channel,
      Optional<Archive.Rest> rest,
      Consumer<Problem> problems,
      UnpackingLimits limits)
      throws IOException {
    super(
        source,
        Collections.list(zip.getEntries()).stream().filter(entry -> !entry.isDirectory()).toList(),
        channel.size(),
        problems,
        limits);
    this.zip = zip;
    this.channel = channel;
    this.rest = rest;
  }

  @Override
  String path(ZipArchiveEntry entry) {
    return entry.getName();
  }

  @Override
  long size(ZipArchiveEntry entry) {
    return Math.max(0, entry.getCompressedSize());
  }

  @Override
  Optional<Problem> refusal(String name, ZipArchiveEntry entry) {
    return Zip.Refusals.of(name, entry);
  }

  @Override
  UnpackedStream content(String name, ZipArchiveEntry entry, UnpackingLimits.UnpackedCount budget) {
    return new UnpackedStream(
        name, () -> zip.getInputStream(entry), budget, OptionalLong.of(entry.getCrc()));
  }

  @Override
  public Optional<Archive.Rest> rest() {
    return rest;
  }

  @Override
  public void close() throws IOException {
    zip.close();
    channel.close();
  }
}
