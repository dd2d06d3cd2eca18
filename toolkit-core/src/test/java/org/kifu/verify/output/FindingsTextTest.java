package org.kifu.verify.output;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.kifu.testing.Stored;

class FindingsTextTest {
  @Test
  void thePageOfTheDocumentationIsThis() throws IOException {
    Stored.assertIsIn(Stored.page("findings.md"), FindingsText.page());
  }
}
