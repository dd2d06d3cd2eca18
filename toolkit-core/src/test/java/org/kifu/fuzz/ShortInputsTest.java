package org.kifu.fuzz;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.kifu.format.GameReader;
import org.kifu.format.Inputs;
import org.kifu.source.Source;
import org.kifu.testing.Reading;
import org.kifu.testing.Slow;

/**
 * Many short inputs without sense, from a fixed seed: whatever the bytes, each reader ends with
 * games and findings, and not with an exception. {@code kifu.long} tries ten million of them.
 */
@Slow
class ShortInputsTest {
  private static final int INPUTS = Boolean.getBoolean("kifu.long") ? 10_000_000 : 25_000;

  /** The longest input in bytes, nearly; most are much shorter. */
  private static final int LONGEST = 128;

  private static final List<Integer> ASCII = ReaderAlphabet.ascii();
  private static final List<Integer> BEYOND = ReaderAlphabet.beyondAscii();
  private static final List<byte[]> EXAMPLES = examples();

  /** All but those that are read as a transcript is, and known only by the name of the file. */
  private static final List<String> FORMATS =
      GameReader.formats().stream()
          .filter(name -> !List.of("edax", "logistello", "transcript-labelled").contains(name))
          .toList();

  /** What an input is made of. */
  enum Noise {
    BYTES,
    CHARACTERS,
    PIECES_OF_EXAMPLES,
    PIECES_AND_CHARACTERS;

    private void add(ByteArrayOutputStream bytes, int length, SplittableRandom random) {
      switch (this) {
        case BYTES -> bytes.write(random.nextInt(1 << 8));
        case CHARACTERS -> addCharacter(bytes, random);
        case PIECES_OF_EXAMPLES -> addPiece(bytes, length, random);
        case PIECES_AND_CHARACTERS -> {
          addPiece(bytes, Math.max(1, length / 4), random);
          addCharacter(bytes, random);
        }
      }
    }

    private static void addCharacter(ByteArrayOutputStream bytes, SplittableRandom random) {
      List<Integer> some = random.nextInt(5) == 0 ? BEYOND : ASCII;
      String character = Character.toString(some.get(random.nextInt(some.size())));
      bytes.writeBytes(character.getBytes(StandardCharsets.UTF_8));
    }

    private static void addPiece(ByteArrayOutputStream bytes, int most, SplittableRandom random) {
      byte[] example = EXAMPLES.get(random.nextInt(EXAMPLES.size()));
      int from = random.nextInt(example.length);
      bytes.write(example, from, Math.min(example.length - from, 1 + random.nextInt(most)));
    }

    /** The input of a number: the same each time. */
    byte[] input(int number) {
      SplittableRandom random =
          new SplittableRandom(((long) name().hashCode() << Integer.SIZE) + number);
      int most = LONGEST >> Math.min(5, random.nextInt(8));
      int length = 1 + random.nextInt(most);
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      while (bytes.size() < length) {
        add(bytes, length, random);
      }
      return bytes.toByteArray();
    }
  }

  @ParameterizedTest
  @EnumSource
  void areReadWithoutAnException(Noise noise) {
    for (int number = 0; number < INPUTS / Noise.values().length; number++) {
      byte[] bytes = noise.input(number);
      Optional<String> format = format(number);
      try {
        read(bytes, format);
      } catch (RuntimeException | StackOverflowError | AssertionError e) {
        String input = Base64.getEncoder().encodeToString(bytes);
        throw new AssertionError(
            "%s %d as %s: %s".formatted(noise, number, format.orElse("any"), input), e);
      }
    }
  }

  /** One in 16 is recognised, which costs most; the others are read in each notation in turn. */
  private static Optional<String> format(int number) {
    return number % 16 == 0
        ? Optional.empty()
        : Optional.of(FORMATS.get(number / 16 % FORMATS.size()));
  }

  private static void read(byte[] bytes, Optional<String> format) {
    Source source =
        Inputs.of(List.of("-"), new ByteArrayInputStream(bytes)).sources(problem -> {}).next();
    new ReaderLaws(Reading.of(source, format), bytes.length).check();
  }

  private static List<byte[]> examples() {
    List<byte[]> examples = new ArrayList<>();
    try {
      for (FuzzTarget target : FuzzTarget.values()) {
        examples.addAll(target.seeds());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    examples.removeIf(each -> each.length == 0);
    return examples;
  }
}
