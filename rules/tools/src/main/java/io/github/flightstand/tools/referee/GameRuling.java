package io.github.flightstand.tools.referee;

import java.util.Optional;

/**
 * The verdict on a line of a whole game's log.
 *
 * @param line the line of the log, from 1
 * @param subject the decision that is answered; empty if there is none
 * @param deed how, in a few words
 * @param verdict the verdict
 * @param rule what it turns on; none for a line that cannot be read
 * @param clause the clause of the rulebooks that forbids it, by its number in the project's list;
 *     none if it is legal, or no answer to what was asked
 * @param message the verdict in words
 */
public record GameRuling(
    int line,
    String subject,
    String deed,
    Verdict verdict,
    Optional<GameRule> rule,
    Optional<String> clause,
    String message) {}
