/** Results of verify as text, JSON, CSV, SARIF and JUnit, and the quarantine of refused records. */
@NullMarked
package org.kifu.verify.output;

import org.jspecify.annotations.NullMarked;
