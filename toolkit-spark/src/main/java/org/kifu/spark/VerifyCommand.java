package org.kifu.spark;

import java.io.IOException;
import java.io.Writer;
import org.apache.spark.sql.SparkSession;
import org.kifu.command.form.VerifyChoice;
import org.kifu.command.terminal.Streams;
import org.kifu.rules.Othello;
import org.kifu.verify.VerifyResult;
import org.kifu.verify.output.VerifyWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "verify",
    mixinStandardHelpOptions = true,
    description = "Check games by replaying them, and report what is wrong.")
final class VerifyCommand extends SparkJob {
  @Mixin private VerifyChoice choice = new VerifyChoice();

  VerifyCommand(Streams streams) {
    super(streams);
  }

  @Override
  protected int write(PartedInput opened, Writer out) throws IOException {
    try (SparkSession spark = start("verify")) {
      VerifyWriter writer = choice.writer(Othello.RULES.name(), output, out);
      VerifyResult result =
          new SparkVerification(choice.wanted(), choice.groupings(output))
              .run(distribute(spark, opened.parts()), writer);
      writer.finish(result);
      return choice.exitCode(result.total());
    }
  }
}
