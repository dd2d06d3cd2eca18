package org.kifu.spark;

import org.apache.spark.sql.SparkSession;

/** A small Spark inside the test, which needs no host name to resolve. */
public final class LocalSpark {
  private LocalSpark() {}

  /** Starts one with two threads. */
  public static SparkSession start() {
    return builder().getOrCreate();
  }

  /** The settings of one. */
  public static SparkSession.Builder builder() {
    return SparkSession.builder()
        .master("local[2]")
        .config("spark.ui.enabled", "false")
        .config("spark.log.level", "ERROR")
        .config("spark.sql.codegen.wholeStage", "false")
        .config("spark.sql.shuffle.partitions", "3")
        .config("spark.driver.host", "localhost")
        .config("spark.driver.bindAddress", "127.0.0.1");
  }
}
