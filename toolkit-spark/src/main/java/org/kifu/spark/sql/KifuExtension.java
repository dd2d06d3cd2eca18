package org.kifu.spark.sql;

import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.SparkSessionExtensions;
import scala.Tuple3;
import scala.runtime.AbstractFunction1;
import scala.runtime.BoxedUnit;

/**
 * The functions {@code othello_...} in SQL: by {@code --conf
 * spark.sql.extensions=org.kifu.spark.sql.KifuExtension} when Spark starts, or by {@link #register}
 * in a session that runs.
 */
public final class KifuExtension extends AbstractFunction1<SparkSessionExtensions, BoxedUnit> {
  /** Made by Spark. */
  public KifuExtension() {}

  @Override
  public BoxedUnit apply(SparkSessionExtensions extensions) {
    for (SqlFunction function : SqlFunction.ALL) {
      extensions.injectFunction(
          new Tuple3<>(function.identifier(), function.info(), function::call));
    }
    return BoxedUnit.UNIT;
  }

  /** Makes the functions known to a session. */
  public static void register(SparkSession spark) {
    if (!(spark instanceof org.apache.spark.sql.classic.SparkSession session)) {
      throw new IllegalArgumentException(
          "a session of Spark Connect gets its functions where its server is started");
    }
    for (SqlFunction function : SqlFunction.ALL) {
      session
          .sessionState()
          .functionRegistry()
          .createOrReplaceTempFunction(function.sqlName(), function::call, "java_udf");
    }
  }
}
