package org.kifu.fuzz;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.kifu.testing.ProcessorTime;

/** The face of some {@link FuzzTarget}s to Jazzer, which names them in the arguments. */
public final class ReaderFuzzer {
  /** An input that takes more processor time hangs. */
  private static final Duration MOST_AN_INPUT = Duration.ofMinutes(2);

  private static List<FuzzTarget> targets = List.of();

  private ReaderFuzzer() {}

  /** Called once, before the first input. */
  public static void fuzzerInitialize(String[] arguments) {
    String[] names = String.join(",", arguments).split(",", -1);
    targets = Arrays.stream(names).map(FuzzTarget::valueOf).toList();
  }

  /** Called with each input, the first byte of which chooses one of the targets for the others. */
  public static void fuzzerTestOneInput(byte[] bytes) {
    if (bytes.length > 0) {
      int chosen = Byte.toUnsignedInt(bytes[0]) % targets.size();
      FuzzTarget target = targets.get(chosen);
      ProcessorTime.within(
          MOST_AN_INPUT,
          () -> {
            target.check(Arrays.copyOfRange(bytes, 1, bytes.length));
            return target;
          });
    }
  }

  /** The input with which the target of that number is checked with these bytes. */
  static byte[] input(int target, byte[] bytes) {
    byte[] input = new byte[bytes.length + 1];
    input[0] = (byte) target;
    System.arraycopy(bytes, 0, input, 1, bytes.length);
    return input;
  }
}
