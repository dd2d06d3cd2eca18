package org.kifu.store;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The texts of a store that is written, each once; number 0 is the empty one. */
final class TextPool {
  private final List<String> texts = new ArrayList<>();
  private final Map<String, Integer> numbers = new HashMap<>();

  TextPool() {
    number("");
  }

  int number(String text) {
    Integer known = numbers.putIfAbsent(text, texts.size());
    if (known != null) {
      return known;
    }
    texts.add(text);
    return texts.size() - 1;
  }

  List<String> texts() {
    return texts;
  }
}
