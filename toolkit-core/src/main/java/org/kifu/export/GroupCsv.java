package org.kifu.export;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.kifu.verify.Finding;
import org.kifu.verify.Grouping;
import org.kifu.verify.VerifyResult;
import org.kifu.verify.VerifyResult.Group;

/** The counts by file or year as a table. The findings are not in it. */
final class GroupCsv implements VerifyWriter {
  private static final CSVFormat FORMAT =
      CSVFormat.DEFAULT.builder().setRecordSeparator('\n').get();

  private final CSVPrinter csv;
  private final Grouping by;

  GroupCsv(Writer out, Grouping by) throws IOException {
    this.csv = new CSVPrinter(out, FORMAT);
    this.by = by;
    List<String> header = new ArrayList<>(List.of(by.label()));
    TallyColumn.ALL.forEach(column -> header.add(column.csv()));
    csv.printRecord(header);
  }

  @Override
  public void write(Finding finding) {
    // a table of counts
  }

  @Override
  public void finish(VerifyResult result) throws IOException {
    for (Group group : result.groups(by)) {
      List<Object> row = new ArrayList<>(List.of(group.name()));
      TallyColumn.ALL.forEach(column -> row.add(column.of(group.tally())));
      csv.printRecord(row);
    }
    csv.flush();
  }
}
