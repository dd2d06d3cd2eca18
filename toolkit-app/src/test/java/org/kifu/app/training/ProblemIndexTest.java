package org.kifu.app.training;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Duration;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.app.library.AnnotatedFiles;
import org.kifu.app.library.Library;
import org.kifu.base.Base;
import org.kifu.base.GameOpenings;

class ProblemIndexTest {
  @TempDir Path folder;

  /** A table that is not there is an error of the program, which no exception tells. */
  @Test
  void endsTheReadingAfterAnError() throws Exception {
    Path whole = folder.resolve("whole.kifu");
    Path broken = folder.resolve("broken.kifu");
    Base.create(whole).close();
    Base.create(broken).close();
    try (Connection tables = DriverManager.getConnection("jdbc:sqlite:" + broken);
        Statement change = tables.createStatement()) {
      change.executeUpdate("DROP TABLE annotated_games");
    }
    GameOpenings openings = new GameOpenings(Locale.ENGLISH);
    ProblemIndex index = new ProblemIndex(new Library(broken), new AnnotatedFiles(), openings);
    try (Base base = Base.open(whole)) {
      assertThatThrownBy(() -> index.within(base, Duration.ofMinutes(1)))
          .hasMessageContaining("was broken off");
    }
  }
}
