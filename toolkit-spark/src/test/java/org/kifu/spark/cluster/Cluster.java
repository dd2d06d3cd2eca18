package org.kifu.spark.cluster;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A standalone master and its workers, each a process, on the loopback of this machine. */
final class Cluster implements AutoCloseable {
  private final Path folder;
  private final Jars jars;
  private final int port;
  private final Instant deadline;
  private final List<Process> processes = new ArrayList<>();

  private Cluster(Path folder, Jars jars, int port, Duration limit) {
    this.folder = folder;
    this.jars = jars;
    this.port = port;
    this.deadline = Instant.now().plus(limit);
  }

  /**
   * Starts a master and workers; a job waits until these have come.
   *
   * @param limit after which nothing is waited for any longer
   */
  static Cluster start(Path folder, int workers, Duration limit) throws IOException {
    Cluster cluster = new Cluster(folder, Jars.in(folder), freePort(), limit);
    try {
      cluster.startMaster();
      for (int i = 0; i < workers; i++) {
        cluster.startWorker(i);
      }
      return cluster;
    } catch (IOException | RuntimeException e) {
      cluster.close();
      throw e;
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  private void startMaster() throws IOException {
    java(
        "master.log",
        "-Xmx192m",
        "org.apache.spark.deploy.master.Master",
        "--host",
        "127.0.0.1",
        "--port",
        Integer.toString(port),
        "--webui-port",
        "0");
  }

  private void startWorker(int number) throws IOException {
    java(
        "worker-" + number + ".log",
        "-Xmx192m",
        "org.apache.spark.deploy.worker.Worker",
        "--host",
        "127.0.0.1",
        "--webui-port",
        "0",
        "--cores",
        "1",
        "--memory",
        "600m",
        "--work-dir",
        folder.resolve("work").toString(),
        url());
  }

  private String url() {
    return "spark://127.0.0.1:" + port;
  }

  /** Submits a job of the program; what it prints goes to files of this name. */
  Process submit(String name, String... words) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                "-Xmx512m",
                "org.apache.spark.deploy.SparkSubmit",
                "--master",
                url(),
                "--class",
                "org.kifu.spark.Main",
                "--jars",
                jars.ofProgram(),
                "--driver-memory",
                "512m",
                "--executor-memory",
                "512m",
                "--conf",
                "spark.driver.host=127.0.0.1",
                "--conf",
                "spark.driver.bindAddress=127.0.0.1",
                "--conf",
                "spark.log.level=INFO",
                "--conf",
                "spark.ui.enabled=false",
                "--conf",
                "spark.cores.max=2",
                "--conf",
                "spark.scheduler.minRegisteredResourcesRatio=1.0",
                jars.ofProgram().split(",", -1)[0]));
    command.addAll(List.of(words));
    ProcessBuilder builder = builder(command);
    builder.redirectOutput(folder.resolve(name + ".out").toFile());
    return started(builder.redirectError(folder.resolve(name + ".err").toFile()));
  }

  /** Waits until a job said something; returns what. */
  String awaitWord(String name, Pattern word) {
    return await(() -> find(folder.resolve(name + ".err"), word), word.pattern());
  }

  /** Waits for the end of a job; returns its exit code. */
  int awaitEnd(Process job) {
    return await(() -> job.isAlive() ? Optional.empty() : Optional.of(job.exitValue()), "the job");
  }

  /** Kills a worker with its executors, as a power cut would. */
  void killWorker(int index) {
    Process worker = processes.get(1 + index);
    List<ProcessHandle> executors = worker.descendants().toList();
    worker.destroyForcibly();
    executors.forEach(ProcessHandle::destroyForcibly);
  }

  private void java(String log, String... words) throws IOException {
    ProcessBuilder builder = builder(List.of(words)).redirectErrorStream(true);
    started(builder.redirectOutput(folder.resolve(log).toFile()));
  }

  private Process started(ProcessBuilder builder) throws IOException {
    Process process = builder.start();
    processes.add(process);
    return process;
  }

  private ProcessBuilder builder(List<String> words) {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    List<String> command =
        new ArrayList<>(
            List.of(
                java.toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Djava.net.preferIPv4Stack=true",
                "--add-opens=java.base/java.nio=ALL-UNNAMED",
                "--add-opens=java.base/sun.nio.ch=ALL-UNNAMED",
                "--add-opens=java.base/java.lang=ALL-UNNAMED",
                "-cp",
                jars.ofSpark()));
    command.addAll(words);
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("SPARK_HOME", jars.home().toString());
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
    builder.environment().put("SPARK_LOCAL_DIRS", folder.resolve("local").toString());
    return builder;
  }

  private static Optional<String> find(Path log, Pattern pattern) {
    try {
      Matcher matcher = pattern.matcher(Files.readString(log));
      return matcher.find() ? Optional.of(matcher.group()) : Optional.empty();
    } catch (IOException e) {
      return Optional.empty(); // half a character of a log that is being written
    }
  }

  private <T> T await(Supplier<Optional<T>> question, String what) {
    while (true) {
      Optional<T> answer = question.get();
      if (answer.isPresent()) {
        return answer.get();
      }
      if (Instant.now().isAfter(deadline)) {
        throw new AssertionError("waited too long for " + what + "; logs in " + folder);
      }
      pause();
    }
  }

  private static void pause() {
    try {
      TimeUnit.MILLISECONDS.sleep(50);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }

  @Override
  public void close() throws IOException {
    for (Process process : processes.reversed()) {
      List<ProcessHandle> children = process.descendants().toList();
      process.destroyForcibly();
      children.forEach(ProcessHandle::destroyForcibly);
    }
    Jars.delete(folder);
  }
}
