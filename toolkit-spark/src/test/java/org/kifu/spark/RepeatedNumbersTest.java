package org.kifu.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.stream.LongStream;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class RepeatedNumbersTest {
  @Test
  void findsWhatComesMoreThanOnceWhereverItIs() throws IOException {
    long[] many = LongStream.range(-500, 500).toArray();
    List<long[]> arrays =
        List.of(many, new long[] {7, -3, -3, 900}, new long[0], new long[] {901, 7, 901, 901});
    try (SparkSession spark = LocalSpark.start()) {
      JavaSparkContext context = JavaSparkContext.fromSparkContext(spark.sparkContext());
      for (int slices = 1; slices <= 4; slices++) {
        assertThat(RepeatedNumbers.in(context.parallelize(arrays, slices)))
            .containsExactly(-3, 7, 901);
      }
    }
  }
}
