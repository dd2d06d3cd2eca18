package org.kifu.spark;

import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.executor.TaskMetrics;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerApplicationEnd;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;
import org.kifu.command.Job;
import org.kifu.command.input.InputFiles;
import org.kifu.command.input.InputSources;
import org.kifu.command.input.InputWords;
import org.kifu.command.input.OpenedInput;
import org.kifu.command.input.WthorNamesOption;
import org.kifu.command.terminal.Streams;
import org.kifu.file.FileNames;
import org.kifu.format.Inputs;
import org.kifu.game.Problem;
import org.kifu.source.Source;
import org.kifu.spark.InputPart.GameFile;
import org.kifu.spark.InputPart.Unreadable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * The skeleton of a command on Spark: that of the plain commands, with files as its input, and with
 * options that choose the Spark to run on.
 */
abstract class SparkJob extends Job<SparkJob.PartedInput> {
  /**
   * The number of slices of input for each core, large enough that a large file delays few others.
   */
  private static final int SLICES_PER_CORE = 4;

  @Spec private CommandSpec command = CommandSpec.create();

  @Parameters(arity = "1..*", paramLabel = "INPUT", description = "Files, folders or patterns.")
  private List<String> inputs = new ArrayList<>();

  @Mixin private WthorNamesOption wthorNames = new WthorNamesOption();

  @Option(
      names = "--master",
      paramLabel = "URL",
      description = "Spark master (default: that of spark-submit, else local[*]).")
  private Optional<String> master = Optional.empty();

  @Option(
      names = "--metrics",
      description = "Report at the end how long the job took and how much it shuffled.")
  private boolean metrics;

  SparkJob(Streams streams) {
    super(streams);
  }

  /**
   * The parts of the input in order; a part that cannot be read is where the plain command reports
   * it.
   *
   * @throws ParameterException if an input is not a file, because executors could not read it
   */
  private List<InputPart> parts() {
    List<String> names = wthorNames().stream().map(Path::toString).toList();
    Inputs found = Inputs.of(inputs, InputStream.nullInputStream());
    List<InputPart> parts = new ArrayList<>();
    Consumer<Problem> problems = problem -> parts.add(new Unreadable(parts.size(), problem));
    InputWords.missing(found).forEach(problems);
    try (InputSources sources = new InputSources(found.sources(problems), List.of(), problems)) {
      while (sources.hasNext()) {
        Source source = sources.next();
        String file = file(sources.file(), source.name());
        String entry =
            sources.isOfBase() ? source.name() : source.wantedEntry().orElse(InputPart.ALL);
        parts.add(new GameFile(parts.size(), file, entry, names));
      }
    }
    return parts;
  }

  private String file(Optional<Path> file, String name) {
    if (file.isEmpty()) {
      throw refusal("on Spark, an input must be a file, not '" + name + "'");
    }
    if (!FileNames.isText(file.get())) {
      throw refusal(name + ": on Spark, the name of a file must be UTF-8");
    }
    return file.get().toString();
  }

  private ParameterException refusal(String message) {
    return new ParameterException(command.commandLine(), message);
  }

  /** Refuses entries of archives and single files of bases. */
  protected final void requireWholeFiles() {
    Inputs found = Inputs.of(inputs, InputStream.nullInputStream());
    found
        .sources(_ -> {})
        .forEachRemaining(
            source -> {
              if (source.wantedEntry().isPresent()) {
                throw refusal(
                    source.name()
                        + ": this command takes whole files, not "
                        + source.wantedEntry().get());
              }
            });
  }

  /** The files among the parts. */
  static List<Path> files(List<InputPart> parts) {
    return parts.stream()
        .filter(GameFile.class::isInstance)
        .map(part -> Path.of(((GameFile) part).path()))
        .distinct()
        .toList();
  }

  /**
   * The input of a job.
   *
   * @param parts the parts, in order
   * @param files the files that are read
   */
  record PartedInput(List<InputPart> parts, InputFiles files) implements OpenedInput {}

  @Override
  protected PartedInput open() {
    InputWords words = InputWords.of(inputs, InputStream.nullInputStream());
    return new PartedInput(
        parts(),
        output.inputs(wthorNames.with(new InputFiles(List.of(words), List.of(), Map::of))));
  }

  /** The files of names for WTHOR games that the user named. */
  protected final List<Path> wthorNames() {
    return wthorNames.paths();
  }

  /** Starts Spark, or joins the session of spark-submit. */
  protected final SparkSession start(String job) {
    SparkConf conf = new SparkConf();
    conf.setIfMissing("spark.master", "local[*]");
    conf.setIfMissing("spark.ui.enabled", "false");
    conf.setIfMissing("spark.log.level", "ERROR");
    master.ifPresent(conf::setMaster);
    SparkSession spark =
        SparkSession.builder().config(conf.setAppName("kifu " + job)).getOrCreate();
    if (metrics) {
      spark.sparkContext().addSparkListener(new JobMeter());
    }
    return spark;
  }

  /** The input as a data set of Spark, in input order. */
  static JavaRDD<InputPart> distribute(SparkSession spark, List<InputPart> parts) {
    JavaSparkContext context = JavaSparkContext.fromSparkContext(spark.sparkContext());
    int slices = Math.min(parts.size(), SLICES_PER_CORE * context.defaultParallelism());
    return context.parallelize(parts, Math.max(1, slices));
  }

  /** The sums of the costs of the tasks of a job, which are printed when Spark stops. */
  private static final class JobMeter extends SparkListener {
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
}
