package org.kifu.file;

import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A process that has half made a file, and waits to be killed. */
final class StagingProcess {
  private StagingProcess() {}

  public static void main(String[] args) throws Exception {
    if (args.length > 1) {
      Runtime.getRuntime().addShutdownHook(new Thread(() -> begin(Path.of(args[0]))));
      System.out.println("ready");
      return;
    }
    try (StagingFolder staging = StagingFolder.in(Path.of(args[0]));
        ScratchFile scratch = ScratchFile.open();
        DataOutputStream out = new DataOutputStream(scratch.output())) {
      Files.writeString(staging.place(Path.of("half")), "half");
      out.writeUTF("half");
      System.out.println("ready");
      Thread.sleep(600_000);
    }
  }

  private static void begin(Path home) {
    try {
      StagingFolder.in(home).close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Starts one that begins to write into a folder only when it ends, which it does at once. */
  static Process startEnding(Path home) throws IOException {
    return start(home, home, "ending");
  }

  /** Starts one that writes into a folder, and waits until it has. */
  static Process start(Path home) throws IOException {
    return start(home, home);
  }

  /**
   * Starts one.
   *
   * @param temp its folder for temporary files
   * @param further arguments
   */
  static Process start(Path home, Path temp, String... further) throws IOException {
    List<String> command = new ArrayList<>();
    Collections.addAll(
        command,
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:TieredStopAtLevel=1",
        "-Djava.io.tmpdir=" + temp,
        "-cp",
        place(StagingProcess.class) + File.pathSeparator + place(StagingFolder.class),
        StagingProcess.class.getName(),
        home.toString());
    Collections.addAll(command, further);
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    String line = process.inputReader().readLine();
    if (!"ready".equals(line)) {
      throw new IOException("it did not start: " + line);
    }
    return process;
  }

  private static String place(Class<?> of) {
    return of.getProtectionDomain().getCodeSource().getLocation().getPath();
  }
}
