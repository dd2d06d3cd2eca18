package org.kifu.fuzz;

import java.util.Arrays;
import java.util.List;

/** The face of some {@link FuzzTarget}s to Jazzer, which names them in the arguments. */
public final class ReaderFuzzer {
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
      targets.get(chosen).check(Arrays.copyOfRange(bytes, 1, bytes.length));
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
