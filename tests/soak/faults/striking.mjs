import { faults } from './faults.mjs';

/** One act in so many is struck by a fault, and one in so many of those that send money. */
const oneIn = { act: 12, sending: 3 };

/** Lets faults strike at random: one at a time, for as many acts as it says, or until it is lifted. */
export function strikingAt(stage) {
  const { chance } = stage;
  const struck = Object.fromEntries(faults.map(({ kind }) => [kind, 0]));
  let present;

  async function lift() {
    const { fault } = present ?? {};
    present = undefined;
    await fault?.lift?.(stage);
  }

  return {
    /** How often each kind has struck. */
    struck,
    lift,
    get present() {
      return present?.fault.kind;
    },
    /** Called before each act: what is there may pass, and something new may strike. */
    async pass(kind = 'act') {
      if (present) {
        present.acts -= 1;
        if (present.acts <= 0) await lift();
      } else if (chance.below(oneIn[kind]) === 0) {
        const fault = chance.pick(faults);
        present = fault.acts && { fault, acts: 1 + chance.below(fault.acts) };
        await fault.strike(stage);
        struck[fault.kind] += 1;
      }
    },
  };
}
