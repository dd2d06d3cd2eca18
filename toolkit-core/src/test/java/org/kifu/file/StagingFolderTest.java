package org.kifu.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.testing.Slow;

class StagingFolderTest {
  private static final Path NAME = Path.of("count.txt");

  @TempDir private Path home;

  @Test
  void aFileAppearsWithItsContentWhenItIsPublished() throws IOException {
    try (StagingFolder staging = StagingFolder.in(home)) {
      Files.writeString(staging.place(NAME), "whole");
      assertThat(home.resolve(NAME)).doesNotExist();
      staging.publish(false);
      assertThat(home.resolve(NAME)).hasContent("whole");
    }
    assertThat(names()).containsExactly("count.txt");
  }

  @Test
  void whatIsNotPublishedIsGone() throws IOException {
    try (StagingFolder staging = StagingFolder.in(home)) {
      Files.writeString(staging.place(NAME), "half");
    }
    assertThat(home).isEmptyDirectory();
  }

  @Test
  void nothingIsPublishedWhereOneOfTheNamesIsTaken() throws IOException {
    Files.writeString(home.resolve(NAME), "mine");
    try (StagingFolder staging = StagingFolder.in(home)) {
      Files.writeString(staging.place(Path.of("another")), "new");
      Files.writeString(staging.place(NAME), "new");
      assertThatThrownBy(() -> staging.publish(false))
          .isInstanceOf(FileAlreadyExistsException.class);
    }
    assertThat(names()).containsExactly("count.txt");
    assertThat(home.resolve(NAME)).hasContent("mine");
  }

  /** No folder takes the place of a link. */
  @Test
  void nothingIsPublishedWhereOneOfTheNamesCannotBeGiven() throws IOException {
    Path link = Files.createSymbolicLink(home.resolve("table"), home.resolve("nowhere"));
    try (StagingFolder staging = StagingFolder.in(home)) {
      Files.writeString(staging.place(NAME), "new");
      Files.createDirectory(staging.place(Path.of("table")));
      assertThatThrownBy(() -> staging.publish(false)).isInstanceOf(IOException.class);
    }
    assertThat(names()).containsExactly("table");
    assertThat(link).isSymbolicLink();
  }

  /** Both saw that nothing was there; one wins, and what it says it wrote is what lies there. */
  @Slow
  @Test
  void oneOfTwoRunsThatWriteTheSameFilesAtTheSameTimeIsRefused() throws Exception {
    for (int round = 0; round < 100; round++) {
      Path folder = Files.createDirectory(home.resolve("round" + round));
      CyclicBarrier start = new CyclicBarrier(2);
      List<Callable<String>> runs = List.of(run(folder, "1", start), run(folder, "2", start));
      List<String> won = new ArrayList<>();
      try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
        for (Future<String> run : threads.invokeAll(runs)) {
          won.add(run.get());
        }
      }
      won.removeIf(String::isEmpty);
      assertThat(won).as("round " + round).hasSizeLessThan(2);
      if (!won.isEmpty()) {
        assertThat(folder.resolve("a")).hasContent(won.getFirst());
        assertThat(folder.resolve("b")).hasContent(won.getFirst());
      } else {
        assertThat(folder).isEmptyDirectory(); // each came upon a file of the other's
      }
    }
  }

  @Test
  void aNameThatAnotherRunHasIsLeftToIt() throws IOException {
    StagingLock ours = StagingLock.takeIn(home, () -> Path.of(".kifu-1"));
    Files.createDirectory(home.resolve(".kifu-2")); // as of another process
    Iterator<Path> names =
        Stream.of(".kifu-1", ".kifu-2", ".kifu-3").map(Path::of).toList().iterator();
    StagingLock later = StagingLock.takeIn(home, names::next);
    assertThat(later.folder()).hasFileName(".kifu-3");
    assertThat(names()).containsExactly(".kifu-1", ".kifu-2", ".kifu-3");
    AbandonedStaging.remove(home);
    assertThat(ours.folder()).isDirectoryContaining("glob:**lock");
    ours.deleteFolder();
    later.deleteFolder();
    assertThat(home).isEmptyDirectory();
  }

  /** A run that returns what it wrote; nothing if it was refused. */
  private static Callable<String> run(Path folder, String content, CyclicBarrier start) {
    return () -> {
      try (StagingFolder staging = StagingFolder.in(folder)) {
        Files.writeString(staging.place(Path.of("a")), content);
        Files.writeString(staging.place(Path.of("b")), content);
        start.await(10, TimeUnit.MINUTES);
        staging.publish(false);
        return content;
      } catch (FileAlreadyExistsException _) {
        return "";
      }
    };
  }

  /** A dangling link is no file that somebody could lose. */
  @Test
  void aLinkThatLeadsNowhereIsReplaced() throws IOException {
    Path link = Files.createSymbolicLink(home.resolve(NAME), home.resolve("nowhere"));
    try (StagingFolder staging = StagingFolder.in(home)) {
      Files.writeString(staging.place(NAME), "new");
      staging.publish(false);
    }
    assertThat(link).isRegularFile().hasContent("new");
  }

  /** The cleaner runs beside the rest of the program when the user interrupts. */
  @Slow
  @Test
  void anInterruptNeverTakesAFolderThatIsBeingReplaced() throws Exception {
    Path target = home.resolve("table");
    Files.writeString(Files.createDirectory(target).resolve("part"), "old");
    for (int round = 0; round < 300; round++) {
      try (StagingFolder staging = StagingFolder.in(home)) {
        Path made = Files.createDirectory(staging.place(Path.of("table")));
        Files.writeString(made.resolve("part"), "new");
        Thread interrupt = new Thread(staging::close);
        interrupt.start();
        try {
          staging.publish(true);
        } catch (IOException _) {
          // it was interrupted before
        }
        interrupt.join();
      }
      assertThat(target.resolve("part")).as("round " + round).exists();
      assertThat(names()).containsExactly("table");
    }
  }

  @Test
  void aProcessThatIsEndingBeginsNothing() throws Exception {
    StagingProcess.startEnding(home).waitFor();
    assertThat(home).isEmptyDirectory();
  }

  @Test
  void aFolderTakesThePlaceOfAnother() throws IOException {
    Path target = Files.createDirectory(home.resolve("table"));
    Files.writeString(target.resolve("part-1"), "old");
    try (StagingFolder staging = StagingFolder.in(home)) {
      Path made = Files.createDirectory(staging.place(Path.of("table")));
      Files.writeString(made.resolve("part-2"), "new");
      staging.publish(true);
    }
    assertThat(names()).containsExactly("table");
    assertThat(target).isDirectoryNotContaining("glob:**/part-1");
    assertThat(target.resolve("part-2")).hasContent("new");
  }

  /** The lock is named like nothing that a user could ask for. */
  @Test
  void anyNameIsTakenForAFile() throws IOException {
    for (String name : List.of("lock", "files", "old")) {
      try (StagingFolder staging = StagingFolder.in(home)) {
        Files.writeString(staging.place(Path.of(name)), name);
        staging.publish(false);
      }
      assertThat(home.resolve(name)).hasContent(name);
    }
  }

  @Test
  void aLaterRunRemovesWhatAKilledOneLeft() throws Exception {
    Process killed = StagingProcess.start(home);
    assertThat(names()).hasSize(1).first().asString().startsWith(".kifu-");
    killed.destroyForcibly().waitFor();
    assertThat(names()).hasSize(1);
    StagingFolder.in(home).close();
    assertThat(home).isEmptyDirectory();
  }

  @Test
  void aLivingRunKeepsWhatItMakes() throws Exception {
    Process living = StagingProcess.start(home);
    try {
      List<String> made = names();
      StagingFolder.in(home).close();
      StagingFolder.removeLeftovers(home);
      assertThat(names()).isEqualTo(made).hasSize(1);
      assertThat(home.resolve(made.getFirst()).resolve("files/half")).hasContent("half");
    } finally {
      living.destroyForcibly().waitFor();
    }
  }

  /** Two outputs of one run in one folder; on Unix a process loses its locks all too easily. */
  @Test
  void twoOfOneProcessKeepWhatTheyMake() throws Exception {
    try (StagingFolder one = StagingFolder.in(home);
        StagingFolder two = StagingFolder.in(home)) {
      Files.writeString(one.place(Path.of("one")), "1");
      Files.writeString(two.place(Path.of("two")), "2");
      Process other = StagingProcess.start(home); // removes leftovers first
      other.destroyForcibly().waitFor();
      one.publish(false);
      two.publish(false);
    }
    assertThat(home.resolve("one")).hasContent("1");
    assertThat(home.resolve("two")).hasContent("2");
  }

  private Path killedWithATableTakenAway() throws IOException {
    Path killed = Files.createDirectories(home.resolve(".kifu-1x2y3z"));
    Files.createFile(killed.resolve("lock"));
    Files.writeString(Files.createDirectories(killed.resolve("old/table")).resolve("part"), "old");
    return killed;
  }

  /** Killed between taking a folder away and putting the new one in its place. */
  @Test
  void aFolderThatWasTakenAwayAndNotReplacedComesBack() throws IOException {
    Path killed = killedWithATableTakenAway();
    Files.createDirectories(killed.resolve("files/table"));
    StagingFolder.removeLeftovers(home);
    assertThat(names()).containsExactly("table");
    assertThat(home.resolve("table/part")).hasContent("old");
  }

  /** An archive of a stranger's, with a folder that looks like one of a killed run. */
  @Test
  void aLinkInItTakesNothingFromWhereItLeads(@TempDir Path elsewhere) throws IOException {
    Path theirs = Files.writeString(elsewhere.resolve("theirs"), "kept");
    Path trap = Files.createDirectories(home.resolve(".kifu-1x2y3z"));
    Files.createFile(trap.resolve("lock"));
    Files.createSymbolicLink(trap.resolve("old"), elsewhere);
    StagingFolder.removeLeftovers(home);
    assertThat(theirs).hasContent("kept");
    assertThat(trap).exists();
  }

  @Test
  void aFolderThatWasReplacedDoesNotComeBack() throws IOException {
    killedWithATableTakenAway();
    Files.writeString(Files.createDirectory(home.resolve("table")).resolve("part"), "new");
    StagingFolder.removeLeftovers(home);
    assertThat(names()).containsExactly("table");
    assertThat(home.resolve("table/part")).hasContent("new");
  }

  /** Killed while it removed what it had made: with a lock, the rest is known for what it is. */
  @Test
  void theLockGoesLast() throws IOException {
    Path killed = Files.createDirectories(home.resolve(".kifu-1x2y3z"));
    Files.createFile(killed.resolve("lock"));
    Path closed = Files.createDirectories(killed.resolve("files/table"));
    Files.createFile(closed.resolve("part"));
    Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("r-xr-xr-x"));
    assumeFalse(Files.isWritable(closed), "nothing is closed to this user");
    StagingFolder.removeLeftovers(home);
    assertThat(killed.resolve("lock")).exists();
    Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("rwxr-xr-x"));
    StagingFolder.removeLeftovers(home);
    assertThat(home).isEmptyDirectory();
  }

  @Test
  void aFolderOfARunThatWasKilledBeforeItHadALockIsRemoved() throws IOException {
    Files.createDirectory(home.resolve(".kifu-1"));
    StagingFolder.removeLeftovers(home);
    assertThat(home).isEmptyDirectory();
  }

  /** Each finds the folders of the others when they are empty, without a lock, with one. */
  @Slow
  @Test
  void runsThatBeginAtTheSameTimeLeaveEachOtherAlone() throws Exception {
    List<Callable<Void>> runs = new ArrayList<>();
    for (int i = 0; i < 400; i++) {
      Path name = Path.of("file" + i);
      runs.add(
          () -> {
            try (StagingFolder staging = StagingFolder.in(home)) {
              Files.writeString(staging.place(name), "whole");
              staging.publish(false);
            }
            return null;
          });
    }
    try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
      for (Future<Void> run : threads.invokeAll(runs)) {
        run.get();
      }
    }
    assertThat(names()).hasSize(400).allMatch(name -> name.startsWith("file"));
  }

  @Test
  void foldersOfTheUserStay() throws IOException {
    Path notes = Files.createDirectory(home.resolve(".kifu-notes"));
    Files.createFile(notes.resolve("lock"));
    Files.writeString(notes.resolve("games.txt"), "mine");
    Files.writeString(home.resolve(".kifu-file"), "mine");
    Path elsewhere = Files.createDirectory(home.resolve("elsewhere"));
    Files.createFile(elsewhere.resolve("lock"));
    Path link = Files.createSymbolicLink(home.resolve(".kifu-link"), elsewhere);
    StagingFolder.removeLeftovers(home);
    assertThat(notes.resolve("games.txt")).hasContent("mine");
    assertThat(home.resolve(".kifu-file")).hasContent("mine");
    assertThat(link).exists();
    assertThat(elsewhere.resolve("lock")).exists();
  }

  @Test
  void aPersonIsToldOfTheFinalPlace() {
    assertThat(StagingFolder.finalPlace("/a/.kifu-1x2y/files/b.txt")).isEqualTo("/a/b.txt");
    assertThat(StagingFolder.finalPlace("C:\\a\\.kifu-1x2y\\files\\b")).isEqualTo("C:\\a\\b");
    assertThat(StagingFolder.finalPlace("/a/files/b.txt")).isEqualTo("/a/files/b.txt");
  }

  private List<String> names() throws IOException {
    try (Stream<Path> inside = Files.list(home)) {
      return inside.map(each -> each.getFileName().toString()).sorted().toList();
    }
  }
}
