/** The {@code kifu} command: options, exit codes, progress. It exports nothing. */
module org.kifu.cli {
  requires info.picocli;
  requires java.management;
  requires org.kifu;
  // The optional libraries of the core.
  requires com.fasterxml.jackson.databind;
  requires com.github.albfernandez.juniversalchardet;
  requires java.desktop;
  requires java.sql;
  requires java.xml;
  requires org.apache.commons.compress;
  requires org.apache.commons.csv;
  requires org.jfree.jfreechart;
  requires org.tukaani.xz;
  requires org.xerial.sqlitejdbc;
  requires static org.jspecify;

  uses org.kifu.table.TableForm;
  uses org.kifu.window.BaseWindow;

  opens org.kifu.cli to
      info.picocli;
  opens org.kifu.command to
      info.picocli;
  opens org.kifu.command.annotate to
      info.picocli;
  opens org.kifu.command.archive to
      info.picocli;
  opens org.kifu.command.base to
      info.picocli;
  opens org.kifu.command.engines to
      info.picocli;
  opens org.kifu.command.form to
      info.picocli;
  opens org.kifu.command.input to
      info.picocli;
  opens org.kifu.command.making to
      info.picocli;
  opens org.kifu.command.openings to
      info.picocli;
  opens org.kifu.command.option to
      info.picocli;
  opens org.kifu.command.output to
      info.picocli;
  opens org.kifu.command.player to
      info.picocli;
  opens org.kifu.command.practice to
      info.picocli;
  opens org.kifu.command.query to
      info.picocli;
  opens org.kifu.command.record to
      info.picocli;
  opens org.kifu.command.report to
      info.picocli;
  opens org.kifu.command.search to
      info.picocli;
  opens org.kifu.command.show to
      info.picocli;
}
