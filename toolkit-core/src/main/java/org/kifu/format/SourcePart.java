package org.kifu.format;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import org.kifu.format.GameReader.SourceGames;
import org.kifu.game.SourceLocation;
import org.kifu.source.Source;
import org.kifu.source.packed.Archive;
import org.kifu.source.packed.Packing;

/**
 * A part of a source that is of one kind: something packed, or a text in one encoding, or anything
 * else up to the end.
 *
 * @param at the place of its first byte in the source
 * @param stream the bytes from there on, and behind the part, those of the next one
 */
record SourcePart(
    long at,
    InputStream stream,
    SourceGames games,
    Optional<Archive> archive,
    Optional<TextPart> text) {
  /**
   * Opens a part that is packed.
   *
   * @param salvaged the stream of the whole source, which may break
   */
  static SourcePart packed(
      Packing packing,
      Source source,
      long at,
      InputStream stream,
      SalvagedStream salvaged,
      ReadOptions options)
      throws IOException {
    Archive archive =
        Archive.open(packing, source.name(), source.path(), at, stream, options.problems());
    PackedGames games = new PackedGames(source, at, archive, salvaged, options);
    return new SourcePart(at, stream, games, Optional.of(archive), Optional.empty());
  }

  /**
   * Opens any other part.
   *
   * @param at the place of its first byte; its line counts the lines of the texts before it
   * @param head the first bytes of the stream, which are not taken yet
   */
  static SourcePart plain(
      Source source, SourceLocation at, InputStream stream, byte[] head, ReadOptions options)
      throws IOException {
    TextPart text = new TextPart(stream, head, options);
    boolean isFirst = at.offset() == 0;
    Source here = isFirst ? source : source.from(at);
    NotationSamples samples = isFirst ? NotationSamples.of(source, head) : NotationSamples.NONE;
    InputStream plain = new BufferedInputStream(text, 1 << 16);
    PlainGames games = PlainGames.open(here, plain, options, samples);
    return new SourcePart(at.offset(), stream, games, Optional.empty(), Optional.of(text));
  }

  /** The part that follows once all games have been read; nothing if this is the last part. */
  Optional<Archive.Rest> rest() {
    return archive.isPresent()
        ? archive.get().rest()
        : text.filter(TextPart::isAtOther)
            .map(ended -> new Archive.Rest(at + ended.count(), stream));
  }

  /** The lines of a text; 0 for something packed. */
  long lines() {
    return text.map(TextPart::lines).orElse(0L);
  }

  /** Whether an entry that the user named is in it. */
  boolean hasWanted() {
    return games instanceof PackedGames packed && packed.isAnyFound();
  }
}
