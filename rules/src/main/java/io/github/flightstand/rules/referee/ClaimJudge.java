package io.github.flightstand.rules.referee;

import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.referee.log.Claim;

/**
 * Judges the claims of one kind. A kind of claim for which the {@link Referee} has no judge is
 * reported as unverified; a new kind is judged by one more class of this form.
 *
 * @param <C> the kind of claim
 */
interface ClaimJudge<C extends Claim> {

  /**
   * Returns the ruling on a claim.
   *
   * @param table the table as the record has it before the claim; the claim's ship is on it
   * @param claim the claim
   */
  Ruling judge(Table table, C claim);
}
