package org.kifu.verify.output;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.kifu.table.CsvRows;
import org.kifu.verify.Finding;
import org.kifu.verify.Grouping;
import org.kifu.verify.VerifyResult;
import org.kifu.verify.VerifyResult.Group;

/** The counts by file or year as a table. The findings are not in it. */
final class GroupCsv implements VerifyWriter {
  private final CsvRows rows;
  private final Grouping by;

  GroupCsv(Writer out, Grouping by) throws IOException {
    this.by = by;
    List<String> header = new ArrayList<>(List.of(by.label()));
    TallyColumn.ALL.forEach(column -> header.add(column.csv()));
    rows = new CsvRows(out, header);
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
      rows.add(row);
    }
    rows.flush();
  }
}
