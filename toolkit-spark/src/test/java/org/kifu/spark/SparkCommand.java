package org.kifu.spark;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;

/**
 * One run of {@code kifu spark} inside the test, and what it left.
 *
 * @param code the exit code
 * @param out standard output
 * @param err what Kifu, and not Spark, wrote to standard error
 */
record SparkCommand(int code, String out, String err) {
  static SparkCommand run(String... args) {
    // In a test, Spark is to be small, and no host name has to resolve.
    System.setProperty("spark.sql.codegen.wholeStage", "false");
    System.setProperty("spark.sql.shuffle.partitions", "3");
    System.setProperty("spark.driver.host", "localhost");
    System.setProperty("spark.driver.bindAddress", "127.0.0.1");
    PrintStream realOut = System.out;
    PrintStream realErr = System.err;
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
    System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
    try {
      int code = Main.run(args);
      return new SparkCommand(code, out.toString(StandardCharsets.UTF_8), messages(err));
    } finally {
      System.setOut(realOut);
      System.setErr(realErr);
    }
  }

  private static String messages(ByteArrayOutputStream err) {
    return err.toString(StandardCharsets.UTF_8)
        .lines()
        .filter(line -> !line.startsWith("Setting Spark log level") && !line.startsWith("WARNING:"))
        .map(line -> line + "\n")
        .collect(Collectors.joining());
  }
}
