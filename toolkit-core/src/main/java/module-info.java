/**
 * The core of Kifu: records of Othello and Reversi games, read, replayed, judged, annotated and
 * counted. Exported to everybody is what a program needs; the rest is for the command line.
 *
 * <p>A program that reads, replays, verifies and annotates needs no more than this module and
 * Jackson's core. Packed files need Commons Compress (those of xz XZ for Java too), text in
 * Chinese, Korean and Japanese encodings but Shift-JIS juniversalchardet, tables Commons CSV,
 * pictures the desktop module and charts JFreeChart too; the vector kernels run where {@code
 * jdk.incubator.vector} was added.
 */
@SuppressWarnings("module") // the command line is compiled after the core
module org.kifu {
  requires com.fasterxml.jackson.core;
  requires static org.jspecify;
  requires static com.fasterxml.jackson.databind;
  requires static com.github.albfernandez.juniversalchardet;
  requires static transitive java.desktop;
  requires static java.management;
  requires static java.xml;
  requires static org.apache.commons.compress;
  requires static org.apache.commons.csv;
  requires static org.jfree.jfreechart;

  exports org.kifu;
  exports org.kifu.analysis;
  exports org.kifu.annotate;
  exports org.kifu.board;
  exports org.kifu.chart;
  exports org.kifu.format;
  exports org.kifu.game;
  exports org.kifu.opening;
  exports org.kifu.picture;
  exports org.kifu.replay;
  exports org.kifu.rules;
  exports org.kifu.source;
  exports org.kifu.verify;
  exports org.kifu.analysis.output to
      org.kifu.cli;
  exports org.kifu.annotate.output to
      org.kifu.cli;
  exports org.kifu.annotate.reason to
      org.kifu.cli;
  exports org.kifu.archive.audit to
      org.kifu.cli;
  exports org.kifu.archive.dedup to
      org.kifu.cli;
  exports org.kifu.archive.edition to
      org.kifu.cli;
  exports org.kifu.archive.history to
      org.kifu.cli;
  exports org.kifu.archive.names to
      org.kifu.cli;
  exports org.kifu.archive.output to
      org.kifu.cli;
  exports org.kifu.archive.query to
      org.kifu.cli;
  exports org.kifu.archive.rating to
      org.kifu.cli;
  exports org.kifu.archive.review to
      org.kifu.cli;
  exports org.kifu.archive.review.output to
      org.kifu.cli;
  exports org.kifu.archive.stats to
      org.kifu.cli;
  exports org.kifu.archive.synthetic to
      org.kifu.cli;
  exports org.kifu.archive.tournament to
      org.kifu.cli;
  exports org.kifu.archive.tournament.output to
      org.kifu.cli;
  exports org.kifu.batch to
      org.kifu.cli;
  exports org.kifu.bitboard to
      org.kifu.cli;
  exports org.kifu.chart.archive to
      org.kifu.cli;
  exports org.kifu.engine to
      org.kifu.cli;
  exports org.kifu.evaluation to
      org.kifu.cli;
  exports org.kifu.file to
      org.kifu.cli;
  exports org.kifu.format.diagram to
      org.kifu.cli;
  exports org.kifu.format.ggf to
      org.kifu.cli;
  exports org.kifu.format.json to
      org.kifu.cli;
  exports org.kifu.format.obf to
      org.kifu.cli;
  exports org.kifu.format.pgn to
      org.kifu.cli;
  exports org.kifu.format.position to
      org.kifu.cli;
  exports org.kifu.format.sgf to
      org.kifu.cli;
  exports org.kifu.format.transcript to
      org.kifu.cli;
  exports org.kifu.format.wthor to
      org.kifu.cli;
  exports org.kifu.games.draughts to
      org.kifu.cli;
  exports org.kifu.games.solo to
      org.kifu.cli;
  exports org.kifu.json to
      org.kifu.cli;
  exports org.kifu.notation to
      org.kifu.cli;
  exports org.kifu.opening.output to
      org.kifu.cli;
  exports org.kifu.opening.study to
      org.kifu.cli;
  exports org.kifu.page to
      org.kifu.cli;
  exports org.kifu.picture.drawing to
      org.kifu.cli;
  exports org.kifu.repair to
      org.kifu.cli;
  exports org.kifu.repair.output to
      org.kifu.cli;
  exports org.kifu.rules.grid to
      org.kifu.cli;
  exports org.kifu.search to
      org.kifu.cli;
  exports org.kifu.search.general to
      org.kifu.cli;
  exports org.kifu.source.packed to
      org.kifu.cli;
  exports org.kifu.source.text to
      org.kifu.cli;
  exports org.kifu.spill to
      org.kifu.cli;
  exports org.kifu.store to
      org.kifu.cli;
  exports org.kifu.table to
      org.kifu.cli;
  exports org.kifu.train to
      org.kifu.cli;
  exports org.kifu.verify.output to
      org.kifu.cli;
  exports org.kifu.words to
      org.kifu.cli;

  uses org.kifu.format.GameFormat;
  uses org.kifu.rules.RuleBook;

  provides org.kifu.format.GameFormat with
      org.kifu.format.transcript.TranscriptFormat,
      org.kifu.format.transcript.LabelledTranscriptFormat,
      org.kifu.format.wthor.WthorFormat,
      org.kifu.format.obf.ObfFormat,
      org.kifu.format.diagram.DiagramFormat,
      org.kifu.format.ggf.GgfFormat,
      org.kifu.format.sgf.SgfFormat,
      org.kifu.format.pgn.PgnFormat,
      org.kifu.format.json.QuestFormat,
      org.kifu.format.json.JsonFormat,
      org.kifu.format.transcript.EdaxFormat,
      org.kifu.format.transcript.LogistelloFormat,
      org.kifu.format.position.PositionFormat,
      org.kifu.games.draughts.PdnFormat,
      org.kifu.games.draughts.PdnNumericFormat,
      org.kifu.games.solo.SoloFormat;
  provides org.kifu.rules.RuleBook with
      org.kifu.rules.grid.GridBook,
      org.kifu.games.draughts.DraughtsBook,
      org.kifu.games.solo.SoloBook;
}
