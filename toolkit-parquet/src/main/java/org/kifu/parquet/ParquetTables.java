package org.kifu.parquet;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.kifu.table.Column;
import org.kifu.table.TableForm;

/** Tables as Parquet files, in the types that Spark gives the same columns. */
public final class ParquetTables implements TableForm {
  /** Called as a service. */
  public ParquetTables() {}

  @Override
  public String form() {
    return "parquet";
  }

  @Override
  public <R> Rows<R> open(List<Column<R>> columns, Map<String, String> about, OutputStream out)
      throws IOException {
    ParquetWriter<R> writer =
        new RowWriter.Builder<>(new StreamFile(out), new RowWriter<>(columns, about))
            .withConf(new PlainParquetConfiguration())
            .withCompressionCodec(CompressionCodecName.GZIP)
            .withCodecFactory(new GzipCodec())
            .build();
    return new Rows<>() {
      @Override
      public void add(R row) throws IOException {
        writer.write(row);
      }

      @Override
      public void close() throws IOException {
        writer.close();
      }
    };
  }
}
