import { faults } from './faults.mjs';

/** @import { Fault, FaultEnvironment } from './faults.mjs' */

/** One in this many actions gets a fault; submissions of money get more. */
const odds = { action: 12, sending: 3 };

/**
 * Starts random faults: one at a time, until its number of actions is over or it is stopped.
 *
 * @param {FaultEnvironment} env
 */
export function randomFaults(env) {
  const { chance } = env;
  const counts = Object.fromEntries(faults.map(({ kind }) => [kind, 0]));
  /** @type {{ fault: Fault, actions: number } | undefined} */
  let active;

  async function stop() {
    const { fault } = active ?? {};
    active = undefined;
    await fault?.stop?.(env);
  }

  return {
    /** Occurrences by kind. */
    counts,
    stop,
    get active() {
      return active?.fault.kind;
    },
    /**
     * Call before each action. Ends the active fault when it is over, or may start a new one.
     *
     * @param {keyof typeof odds} [kind]
     */
    async beforeAction(kind = 'action') {
      if (active) {
        active.actions -= 1;
        if (active.actions <= 0) await stop();
      } else if (chance.below(odds[kind]) === 0) {
        const fault = chance.pick(faults);
        if (!fault) return;
        active = fault.actions ? { fault, actions: 1 + chance.below(fault.actions) } : undefined;
        await fault.start(env);
        counts[fault.kind] = (counts[fault.kind] ?? 0) + 1;
      }
    },
  };
}
