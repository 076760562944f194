import {
  type WithdrawStep,
  type WithdrawStepState,
  withdrawSteps,
} from '../../../domain/withdrawals/withdrawSteps';

/** The steps before a withdrawal, and the withdrawal itself. */
export const gateNames = [...withdrawSteps, 'withdraw'] as const;
export type GateName = (typeof gateNames)[number];

/**
 * State of one step. `toDo` is open but not the next one, `waiting` is under review, `blocked` needs other steps
 * first.
 */
export interface Gate {
  name: GateName;
  state: 'done' | 'next' | 'toDo' | 'waiting' | 'blocked';
  /** Steps that must be done before it; empty unless it is blocked. */
  first: WithdrawStep[];
}

/** An account is added in the verified name and with the fund password. A withdrawal needs every other step. */
const needs: Record<GateName, readonly WithdrawStep[]> = {
  verify: [],
  setFundPassword: [],
  addCard: ['verify', 'setFundPassword'],
  withdraw: withdrawSteps,
};

/**
 * Returns the state of each step (decision 23). The first one that the member can act on is `next`, unless the account is
 * restricted.
 */
export function gateStates(steps: readonly WithdrawStepState[], restricted = false): Gate[] {
  const stateOf = (name: GateName) => steps.find(({ step }) => step === name)?.state ?? 'toDo';
  const firstFor = (name: GateName) => needs[name].filter((step) => stateOf(step) !== 'done');
  const open = gateNames.filter((name) => stateOf(name) === 'toDo' && firstFor(name).length === 0);
  return gateNames.map((name) => {
    const state = stateOf(name);
    if (state !== 'toDo') return { name, state, first: [] };
    if (!open.includes(name)) return { name, state: 'blocked', first: firstFor(name) };
    return { name, state: name === open[0] && !restricted ? 'next' : 'toDo', first: [] };
  });
}
