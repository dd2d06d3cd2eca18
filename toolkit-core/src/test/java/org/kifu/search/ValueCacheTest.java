package org.kifu.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kifu.testing.Draw;
import org.kifu.testing.Property;

class ValueCacheTest {
  @Test
  void findsNothingThatWasNotStored() {
    ValueCache cache = new ValueCache();
    assertThat(cache.find(0)).isEqualTo(ValueCache.NONE);
    assertThat(cache.find(-1)).isEqualTo(ValueCache.NONE);
  }

  @Property(tries = 200)
  void findsWhatWasStoredOrNothing(Draw draw) {
    ValueCache cache = new ValueCache();
    Map<Long, Integer> stored = new HashMap<>();
    int found = 0;
    for (int i = 0; i < 1000; i++) {
      long key = draw.anyLong();
      int value = (int) ((key >>> 8) % 129) - 64; // the lowest byte tells no positions apart
      cache.store(key, value);
      assertThat(cache.find(key)).isEqualTo(value);
      stored.put(key, value);
    }
    for (Map.Entry<Long, Integer> each : stored.entrySet()) {
      int value = cache.find(each.getKey());
      assertThat(value).isIn(each.getValue(), ValueCache.NONE);
      found += value == ValueCache.NONE ? 0 : 1;
    }
    assertThat(found).isPositive();
  }
}
