package org.kifu.spark.source;

import java.util.Set;
import org.apache.spark.sql.connector.catalog.Column;
import org.apache.spark.sql.connector.catalog.SupportsRead;
import org.apache.spark.sql.connector.catalog.TableCapability;
import org.apache.spark.sql.connector.read.ScanBuilder;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;

/** The games of some files as a table. */
record GameTable(SourceOptions options) implements SupportsRead {
  @Override
  public String name() {
    return "kifu " + String.join(" ", options.paths());
  }

  @Override
  public Column[] columns() {
    return options.columns().all().stream()
        .map(column -> Column.create(column.name(), column.type(), true, column.about(), null))
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
