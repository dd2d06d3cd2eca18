/**
 * The library of Kifu: it reads, replays, checks and annotates records of Othello and Reversi
 * games, and counts openings.
 *
 * <p>Begin with {@link org.kifu.Kifu}, which does each usual job in one call and has an example of
 * each. If you need more, look into the package for the job:
 *
 * <table class="striped">
 *   <caption>The packages, in the order in which a program meets them</caption>
 *   <thead>
 *     <tr><th scope="col">To</th><th scope="col">begin with</th><th scope="col">in</th></tr>
 *   </thead>
 *   <tbody>
 *     <tr><th scope="row">do a usual job in one call</th>
 *       <td>{@link org.kifu.Kifu}, {@link org.kifu.AnnotationPlan}</td>
 *       <td>{@link org.kifu}</td></tr>
 *     <tr><th scope="row">read and write any notation</th>
 *       <td>{@link org.kifu.format.GameReader}, {@link org.kifu.format.GameFormat}</td>
 *       <td>{@link org.kifu.format}</td></tr>
 *     <tr><th scope="row">read from a stream, a text or a packed file</th>
 *       <td>{@link org.kifu.source.Source}</td>
 *       <td>{@link org.kifu.source}</td></tr>
 *     <tr><th scope="row">look at what a record says: players, moves, places</th>
 *       <td>{@link org.kifu.game.ParsedGame}, {@link org.kifu.game.GameRecord}</td>
 *       <td>{@link org.kifu.game}</td></tr>
 *     <tr><th scope="row">replay a record by the rules</th>
 *       <td>{@link org.kifu.replay.Replay}</td>
 *       <td>{@link org.kifu.replay}</td></tr>
 *     <tr><th scope="row">work with positions, squares and moves</th>
 *       <td>{@link org.kifu.board.Position}, {@link org.kifu.board.Move}</td>
 *       <td>{@link org.kifu.board}</td></tr>
 *     <tr><th scope="row">ask the rules of Othello or another game</th>
 *       <td>{@link org.kifu.rules.Rules}, {@link org.kifu.rules.Othello}</td>
 *       <td>{@link org.kifu.rules}</td></tr>
 *     <tr><th scope="row">check a collection, with duplicates and sums</th>
 *       <td>{@link org.kifu.verify.Verification}, {@link org.kifu.verify.GameChecker}</td>
 *       <td>{@link org.kifu.verify}</td></tr>
 *     <tr><th scope="row">annotate games, also on several threads</th>
 *       <td>{@link org.kifu.annotate.Annotator}, {@link org.kifu.annotate.AnnotatedGame}</td>
 *       <td>{@link org.kifu.annotate}</td></tr>
 *     <tr><th scope="row">ask an engine for values and best lines</th>
 *       <td>{@link org.kifu.analysis.Analyser}, {@link org.kifu.analysis.Limits}</td>
 *       <td>{@link org.kifu.analysis}</td></tr>
 *     <tr><th scope="row">count openings</th>
 *       <td>{@link org.kifu.opening.OpeningCounts}, {@link org.kifu.opening.OpeningTable}</td>
 *       <td>{@link org.kifu.opening}</td></tr>
 *     <tr><th scope="row">draw boards and kifu diagrams</th>
 *       <td>{@link org.kifu.picture.BoardPicture}, {@link org.kifu.picture.KifuSheet}</td>
 *       <td>{@link org.kifu.picture}</td></tr>
 *     <tr><th scope="row">draw charts of games and openings</th>
 *       <td>{@link org.kifu.chart.EvaluationChart}, {@link org.kifu.chart.OpeningChart}</td>
 *       <td>{@link org.kifu.chart}</td></tr>
 *   </tbody>
 * </table>
 *
 * <h2>Libraries that you add</h2>
 *
 * <p>A program that reads, replays, checks and annotates needs this module and Jackson's core.
 * Other jobs need one more library:
 *
 * <ul>
 *   <li>packed files: Commons Compress, and XZ for Java for xz files
 *   <li>text in EUC-JP, GB 18030, Big5 and EUC-KR: juniversalchardet
 *   <li>annotated games as CSV: Commons CSV
 *   <li>pictures: the desktop module; charts: JFreeChart too
 * </ul>
 *
 * <p>The vector kernels run if you add the module {@code jdk.incubator.vector}; the results are the
 * same without it. The packages in the table are for every program. The others are only for the
 * command line.
 */
@SuppressWarnings("module") // the module org.kifu.cli is compiled after this one
module org.kifu {
  requires com.fasterxml.jackson.core;
  requires static org.jspecify;
  requires static com.fasterxml.jackson.databind;
  requires static com.github.albfernandez.juniversalchardet;
  requires static transitive java.desktop;
  requires static java.management;
  requires static java.sql;
  requires static java.xml;
  requires static org.apache.commons.compress;
  requires static org.apache.commons.csv;
  requires static org.jfree.jfreechart;
  requires static org.xerial.sqlitejdbc;

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
  exports org.kifu.archive.rows to
      org.kifu.cli;
  exports org.kifu.archive.stats to
      org.kifu.cli;
  exports org.kifu.archive.synthetic to
      org.kifu.cli;
  exports org.kifu.archive.tournament to
      org.kifu.cli;
  exports org.kifu.archive.tournament.output to
      org.kifu.cli;
  exports org.kifu.base to
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
  exports org.kifu.format.text to
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
  exports org.kifu.table to
      org.kifu.cli;
  exports org.kifu.train to
      org.kifu.cli;
  exports org.kifu.verify.output to
      org.kifu.cli;
  exports org.kifu.window to
      org.kifu.cli;
  exports org.kifu.words to
      org.kifu.cli;

  uses org.kifu.format.GameFormat;
  uses org.kifu.rules.RuleBook;

  provides org.kifu.format.GameFormat with
      org.kifu.format.wthor.WthorFormat,
      org.kifu.format.obf.ObfFormat,
      org.kifu.format.ggf.GgfFormat,
      org.kifu.format.sgf.SgfFormat,
      org.kifu.format.pgn.PgnFormat,
      org.kifu.format.json.JsonFormat,
      org.kifu.format.position.PositionFormat,
      org.kifu.format.text.TextFormat,
      org.kifu.format.text.LabelledTranscriptFormat,
      org.kifu.format.text.DiagramFormat,
      org.kifu.format.text.LinesFormat,
      org.kifu.games.draughts.PdnFormat,
      org.kifu.games.draughts.PdnNumericFormat,
      org.kifu.games.solo.SoloFormat;
  provides org.kifu.rules.RuleBook with
      org.kifu.rules.grid.GridBook,
      org.kifu.games.draughts.DraughtsBook,
      org.kifu.games.solo.SoloBook;
}
