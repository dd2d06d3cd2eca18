/**
 * Options that mean the same wherever a job is started: on the command line, and on Spark. They
 * turn words into settings of the core, and refuse what is none by {@link
 * picocli.CommandLine.ParameterException}.
 */
@NullMarked
package org.kifu.command.option;

import org.jspecify.annotations.NullMarked;
