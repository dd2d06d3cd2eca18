package org.kifu.spark;

import java.util.Locale;
import org.apache.spark.executor.TaskMetrics;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerApplicationEnd;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.jspecify.annotations.Nullable;

/** Adds up what the tasks of a job took, and says so when Spark stops. */
final class JobMeter extends SparkListener {
  private static final double NANOS = 1e9;

  private final long started = System.nanoTime();
  private long tasks;
  private long failed;
  private long cpuNanos;
  private long shuffledBytes;
  private long shuffledRecords;

  @Override
  public void onTaskEnd(SparkListenerTaskEnd task) {
    tasks++;
    failed += task.taskInfo().successful() ? 0 : 1;
    @Nullable TaskMetrics metrics = task.taskMetrics(); // a lost task has none
    if (metrics != null) {
      cpuNanos += metrics.executorCpuTime();
      shuffledBytes += metrics.shuffleWriteMetrics().bytesWritten();
      shuffledRecords += metrics.shuffleWriteMetrics().recordsWritten();
    }
  }

  @Override
  public void onApplicationEnd(SparkListenerApplicationEnd end) {
    Main.say(
        String.format(
            Locale.ROOT,
            "metrics: %.1f s with Spark, %.1f s of CPU in %d tasks (%d failed), %d bytes and %d"
                + " records shuffled",
            (System.nanoTime() - started) / NANOS,
            cpuNanos / NANOS,
            tasks,
            failed,
            shuffledBytes,
            shuffledRecords));
  }
}
