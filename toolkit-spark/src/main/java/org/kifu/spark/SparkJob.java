package org.kifu.spark;

import org.kifu.command.Job;
import picocli.CommandLine.Mixin;

/** The skeleton of a command on Spark: that of the plain commands, with an input of files. */
abstract class SparkJob extends Job<SparkInput.Opened> {
  @Mixin protected SparkInput input = new SparkInput();

  SparkJob() {
    super(Main.streams());
  }

  @Override
  protected SparkInput.Opened open() {
    return input.open(output);
  }
}
