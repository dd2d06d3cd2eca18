package org.kifu.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.kifu.game.SteeringCharacters;
import org.kifu.json.JsonOutput.SafeJson;

class SafeJsonTest {
  /** Every character there is, but halves of one. */
  @Test
  void charactersDoNotSteerAndEachValueIsTheSame() throws Exception {
    StringBuilder all = new StringBuilder();
    for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
      if (c > Character.MAX_VALUE || !Character.isSurrogate((char) c)) {
        all.appendCodePoint(c);
      }
    }
    StringWriter text = new StringWriter();
    try (JsonOutput json = JsonOutput.onto(text, "\n")) {
      json.write(new JsonObject().put("name", all.toString()));
    }
    String written = text.toString();
    assertThat(written.codePoints().filter(SteeringCharacters::contain)).isEmpty();
    assertThat(new JsonMapper().readTree(written).get("name").asText()).isEqualTo(all.toString());
    assertThat(SafeJson.of(written)).isEqualTo(written);
  }

  @Test
  void whatIsReadIsKept() {
    assertThat(SafeJson.of("{\"a\":\"為則 😀 é\"}\n")).isEqualTo("{\"a\":\"為則 😀 é\"}\n");
    assertThat(SafeJson.of("\"\u202e\u007f\u2028\udb40\udc41\"x"))
        .isEqualTo("\"\\u202E\\u007F\\u2028\\uDB40\\uDC41\"x");
  }
}
