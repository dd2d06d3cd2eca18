package org.kifu.bitboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.testing.Slow;

@Slow
class KernelChoiceTest {
  private static final String ADD_MODULES = "--add-modules=jdk.incubator.vector";

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "'', 0, scalar", // no module
    "'', 128, scalar", // SSE, NEON
    "'', 256, vector", // AVX2
    "'', 512, vector", // AVX-512
    "scalar, 0, scalar",
    "scalar, 512, scalar",
    "vector, 256, vector",
    "vector, 512, vector",
  })
  void takesTheVectorsThatAreThereUnlessToldNotTo(String wish, int vectorBits, String name) {
    assertThat(Kernel.Choice.of(wish, vectorBits))
        .isEqualTo(new Kernel.Choice(name.equals("vector"), ""));
  }

  @ParameterizedTest
  @CsvSource({
    "vector, 0, false, the vector kernel needs the module jdk.incubator.vector; taking the"
        + " scalar one",
    "vector, 128, false, 'the vector kernel needs vectors of 256 bits, and here they have 128;"
        + " taking the scalar one'",
    "Vector, 512, true, no kernel is called 'Vector': scalar or vector",
    "fast, 0, false, no kernel is called 'fast': scalar or vector",
  })
  void saysWhatIsNotToBeHad(String wish, int vectorBits, boolean vector, String complaint) {
    assertThat(Kernel.Choice.of(wish, vectorBits)).isEqualTo(new Kernel.Choice(vector, complaint));
  }

  @Test
  void theVectorKernelsPassTheirCheck() {
    assertThat(Kernel.VectorCheck.errs()).isFalse();
  }

  @Test
  void runsScalarWithoutTheModuleAndNeverTouchesTheVectorClasses()
      throws IOException, InterruptedException {
    Run run = run("", "-verbose:class");
    assertThat(run.out())
        .contains("scalar 8200")
        .contains("org.kifu.bitboard.Flips ")
        .doesNotContain("org.kifu.bitboard.VectorKernel")
        .doesNotContain("jdk.incubator");
    assertThat(run.err()).isEmpty();
  }

  @Test
  void runsScalarWithoutTheModuleEvenIfAskedForVectorsAndSaysSo()
      throws IOException, InterruptedException {
    Run run = run("vector");
    assertThat(run.out()).isEqualTo("scalar 8200\n");
    assertThat(run.err())
        .isEqualTo(
            "the vector kernel needs the module jdk.incubator.vector; taking the" + " scalar one");
  }

  @Test
  void runsScalarWithTheModuleIfAskedTo() throws IOException, InterruptedException {
    assertThat(run("scalar", ADD_MODULES).out()).isEqualTo("scalar 8200\n");
  }

  @Test
  void thePropertyOverrulesTheEnvironment() throws IOException, InterruptedException {
    assertThat(run("vector", ADD_MODULES, "-Dkifu.kernel=scalar").out()).isEqualTo("scalar 8200\n");
  }

  @Test
  void takesTheSameKernelByItselfAsThisJvmWithItsModuleDid()
      throws IOException, InterruptedException {
    assertThat(run("", ADD_MODULES).out()).isEqualTo(Kernel.name() + " 8200\n");
  }

  @Test
  void loadsTheModuleByItselfWithoutAWordWhereTheJvmLetsIt()
      throws IOException, InterruptedException {
    Run run = run("", "--add-exports=java.base/jdk.internal.module=ALL-UNNAMED");
    assertThat(run.out()).isEqualTo(Kernel.name() + " 8200\n");
    assertThat(run.err()).isEmpty();
  }

  private record Run(String out, String err) {}

  /** Runs {@link KernelProgram} in a JVM of its own, with this value of KIFU_KERNEL. */
  private Run run(String setting, String... options) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(options));
    String classes =
        Stream.of(Kernel.class, KernelProgram.class)
            .map(each -> each.getProtectionDomain().getCodeSource().getLocation().getPath())
            .collect(Collectors.joining(":"));
    command.addAll(List.of("-cp", classes, KernelProgram.class.getName()));
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("KIFU_KERNEL", setting);
    Process process = builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
    assertThat(process.waitFor()).isZero();
    return new Run(Files.readString(out), Files.readString(err));
  }
}
