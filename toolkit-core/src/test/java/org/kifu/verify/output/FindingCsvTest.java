package org.kifu.verify.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.verify.Finding;

class FindingCsvTest {
  @Test
  void namesOfFilesAreNotFormulas() throws IOException {
    StringWriter out = new StringWriter();
    SourceLocation where = SourceLocation.atByte("=1+1.txt", 7);
    Problem problem = new Problem(ProblemCode.BAD_SQUARE, where, 2, 3, "x, no square");
    new FindingCsv(out).write(new Finding(problem, problem.code().severity()));
    assertThat(out)
        .hasToString(
            """
            code,severity,source,offset,line,game,ply,message
            bad-square,error,'=1+1.txt,7,,2,3,"x, no square"
            """);
  }
}
