package org.kifu.spark.source;

import java.util.Map;
import java.util.Set;
import org.apache.spark.sql.connector.catalog.Column;
import org.apache.spark.sql.connector.catalog.SupportsRead;
import org.apache.spark.sql.connector.catalog.Table;
import org.apache.spark.sql.connector.catalog.TableCapability;
import org.apache.spark.sql.connector.catalog.TableProvider;
import org.apache.spark.sql.connector.expressions.Transform;
import org.apache.spark.sql.connector.read.ScanBuilder;
import org.apache.spark.sql.sources.DataSourceRegister;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;

/**
 * The data source {@code kifu}: {@code spark.read().format("kifu").load(path)} gives one row for
 * each game or for each ply. The columns are fixed; {@code docs/spark.md} lists them with the
 * options.
 */
public final class KifuSource implements TableProvider, DataSourceRegister {
  /** Called by Spark. */
  public KifuSource() {}

  @Override
  public String shortName() {
    return "kifu";
  }

  @Override
  public StructType inferSchema(CaseInsensitiveStringMap options) {
    return SourceOptions.of(options).columns().schema();
  }

  @Override
  public Table getTable(
      StructType schema, Transform[] partitioning, Map<String, String> properties) {
    return new GameTable(SourceOptions.of(new CaseInsensitiveStringMap(properties)));
  }

  /** The games of some files as a table. */
  private record GameTable(SourceOptions options) implements SupportsRead {
    @Override
    public String name() {
      return "kifu " + String.join(" ", options.paths());
    }

    @Override
    public Column[] columns() {
      return options.columns().all().stream()
          .map(
              each ->
                  Column.create(
                      each.column().name(), RowColumns.type(each), true, each.about(), null))
          .toArray(Column[]::new);
    }

    @Override
    public Set<TableCapability> capabilities() {
      return Set.of(TableCapability.BATCH_READ);
    }

    @Override
    public ScanBuilder newScanBuilder(CaseInsensitiveStringMap ofQuery) {
      return new GameScan(options);
    }
  }
}
