package org.kifu.fuzz;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.kifu.format.GameWriter;
import org.kifu.source.Encoding;
import org.kifu.source.Source;
import org.kifu.testing.Games;
import org.kifu.testing.Packed;
import org.kifu.testing.Reading;

/**
 * A target of the fuzzer: each reader, the layer that unpacks, the guess of encoding and format.
 */
enum FuzzTarget {
  TRANSCRIPT,
  DIAGRAM,
  WTHOR,
  OBF,
  POSITION,
  SOLO,
  GGF,
  SGF,
  PGN,
  PDN,
  QUEST,
  JSON,
  ARCHIVE,
  ENCODING;

  /** Within what a packed source may unpack to. */
  private static final long UNPACKED = 1L << 40;

  private static final List<String> ENCODINGS =
      List.of("utf-16le", "utf-16be", "utf-16", "shift_jis", "windows-1251", "koi8-r", "euc-jp");

  /** Reads any bytes, and checks what must hold of what was read. */
  void check(byte[] bytes) {
    switch (this) {
      case ARCHIVE -> new ReaderLaws(Reading.of(bytes), UNPACKED).check();
      case ENCODING -> checkEncodings(bytes);
      default -> checkReader(bytes);
    }
  }

  private void checkReader(byte[] bytes) {
    ReaderLaws laws = new ReaderLaws(Reading.of(bytes, format()), bytes.length);
    laws.check();
    if (this != WTHOR && GameWriter.formats().contains(format())) {
      laws.checkWritten(format());
    }
  }

  /** The first byte chooses an encoding or, past the last, leaves it to the guess. */
  private static void checkEncodings(byte[] bytes) {
    if (bytes.length == 0) {
      return;
    }
    int chosen = bytes[0] & 0x0F;
    byte[] text = Arrays.copyOfRange(bytes, 1, bytes.length);
    Optional<Encoding> encoding =
        chosen < ENCODINGS.size() ? Encoding.named(ENCODINGS.get(chosen)) : Optional.empty();
    Reading reading = Reading.of(Source.of("t", text), Optional.empty(), encoding);
    new ReaderLaws(reading, text.length).check();
  }

  private String format() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Bytes to begin with: files as they should be, and damaged ones. */
  List<byte[]> seeds() throws IOException {
    return switch (this) {
      case ARCHIVE -> archives();
      case ENCODING -> encodings();
      default -> corpus(format());
    };
  }

  private static List<byte[]> archives() {
    byte[] game = Packed.bytes(Games.match1997().getFirst());
    return List.of(
        Packed.gzip(game),
        Packed.bzip2(game),
        Packed.xz(game),
        Packed.gzip(Packed.tar(Map.of("a.txt", game))),
        Packed.tar(Map.of("games/a.txt", game, "b.txt", game)),
        Packed.zip("games/a.txt", game),
        Packed.zip("../WTH_1977.wtb", Packed.gzip(game)),
        Arrays.copyOf(Packed.zip("a.txt", game), 100));
  }

  private static List<byte[]> encodings() throws IOException {
    List<byte[]> seeds = new ArrayList<>();
    for (String format : List.of("transcript", "diagram", "obf", "ggf")) {
      for (byte[] text : corpus(format)) {
        String content = new String(text, StandardCharsets.UTF_8);
        seeds.add(Packed.bytes("\u000F" + content));
        seeds.add(("\u0000" + content).getBytes(StandardCharsets.UTF_16LE));
      }
    }
    return seeds;
  }

  private static List<byte[]> corpus(String format) throws IOException {
    List<byte[]> seeds = new ArrayList<>();
    for (String kind : List.of("good", "bad")) {
      try (Stream<Path> files = Files.list(folder(kind + "/" + format))) {
        for (Path file : files.filter(each -> !each.toString().endsWith(".expected")).toList()) {
          seeds.add(Files.readAllBytes(file));
        }
      }
    }
    return seeds;
  }

  private static Path folder(String name) throws IOException {
    try {
      return Path.of(FuzzTarget.class.getResource("/org/kifu/format/" + name).toURI());
    } catch (URISyntaxException e) {
      throw new IOException(e);
    }
  }
}
