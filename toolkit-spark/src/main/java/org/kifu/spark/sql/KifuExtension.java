package org.kifu.spark.sql;

import java.util.List;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.SparkSessionExtensions;
import org.apache.spark.sql.catalyst.FunctionIdentifier;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.ExpressionInfo;
import org.apache.spark.sql.catalyst.expressions.objects.StaticInvoke;
import org.apache.spark.sql.types.AbstractDataType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import scala.Option;
import scala.Tuple3;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.AbstractFunction1;
import scala.runtime.BoxedUnit;

/**
 * The functions {@code othello_...} in SQL. They are added with {@code --conf
 * spark.sql.extensions=org.kifu.spark.sql.KifuExtension} when Spark starts, or with {@link
 * #register} in a running session.
 */
public final class KifuExtension extends AbstractFunction1<SparkSessionExtensions, BoxedUnit> {
  /** Called by Spark. */
  public KifuExtension() {}

  @Override
  public BoxedUnit apply(SparkSessionExtensions extensions) {
    for (SqlFunction function : SqlFunction.ALL) {
      extensions.injectFunction(
          new Tuple3<>(function.identifier(), function.info(), function::call));
    }
    return BoxedUnit.UNIT;
  }

  /** Adds the functions to a session. */
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

  /**
   * A function as Spark registers it.
   *
   * @param sqlName the name in SQL
   * @param method the name of the method of {@link GameFunctions}
   */
  private record SqlFunction(
      String sqlName, String method, DataType result, List<AbstractDataType> parameters) {
    private static final List<AbstractDataType> MOVES = List.of(DataTypes.StringType);
    private static final List<AbstractDataType> MOVES_AND_PLY =
        List.of(DataTypes.StringType, DataTypes.IntegerType);

    static final List<SqlFunction> ALL =
        List.of(
            new SqlFunction("othello_is_legal", "isLegal", DataTypes.BooleanType, MOVES),
            new SqlFunction("othello_final_score", "finalScore", DataTypes.IntegerType, MOVES),
            new SqlFunction("othello_position", "position", DataTypes.StringType, MOVES_AND_PLY),
            new SqlFunction("othello_canonical", "canonical", DataTypes.StringType, MOVES_AND_PLY),
            new SqlFunction("othello_opening", "opening", DataTypes.StringType, MOVES));

    FunctionIdentifier identifier() {
      return new FunctionIdentifier(sqlName);
    }

    ExpressionInfo info() {
      return new ExpressionInfo(GameFunctions.class.getName(), sqlName);
    }

    /**
     * The call with some arguments; a null argument gives null.
     *
     * @throws IllegalArgumentException if the number of arguments is wrong
     */
    Expression call(Seq<Expression> arguments) {
      if (arguments.size() != parameters.size()) {
        throw new IllegalArgumentException(
            "%s takes %d arguments, not %d"
                .formatted(sqlName, parameters.size(), arguments.size()));
      }
      return new StaticInvoke(
          GameFunctions.class,
          result,
          method,
          arguments,
          CollectionConverters.asScala(parameters).toSeq(),
          true,
          true,
          true,
          Option.empty());
    }
  }
}
