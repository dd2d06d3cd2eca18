package org.kifu.spark.sql;

import java.util.List;
import org.apache.spark.sql.catalyst.FunctionIdentifier;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.ExpressionInfo;
import org.apache.spark.sql.catalyst.expressions.objects.StaticInvoke;
import org.apache.spark.sql.types.AbstractDataType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import scala.Option;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;

/**
 * A function as Spark knows it.
 *
 * @param sqlName its name in SQL
 * @param method that of {@link GameFunctions}
 */
record SqlFunction(
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
   * The call with some arguments; null arguments give null.
   *
   * @throws IllegalArgumentException if their number is wrong
   */
  Expression call(Seq<Expression> arguments) {
    if (arguments.size() != parameters.size()) {
      throw new IllegalArgumentException(
          "%s takes %d arguments, not %d".formatted(sqlName, parameters.size(), arguments.size()));
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
