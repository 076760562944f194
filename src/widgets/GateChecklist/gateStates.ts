import { type WithdrawStep, type WithdrawStepState, withdrawSteps } from '../../domain/withdrawSteps';

/** What leads to a withdrawal, and the withdrawal itself. */
export const gateNames = [...withdrawSteps, 'withdraw'] as const;
export type GateName = (typeof gateNames)[number];

/** `toDo`: open as well, though not the next one. `waiting`: under review. `blocked`: other steps come before it. */
export interface Gate {
  name: GateName;
  state: 'done' | 'next' | 'toDo' | 'waiting' | 'blocked';
  /** What must be done before it; empty unless it is blocked. */
  first: WithdrawStep[];
}

/** An account is added in the name that was verified and with the fund password; a withdrawal needs everything else. */
const needs: Record<GateName, readonly WithdrawStep[]> = {
  verify: [],
  setFundPassword: [],
  addCard: ['verify', 'setFundPassword'],
  withdraw: withdrawSteps,
};

/** Where each gate stands (decision 23). The first that the member can do something about is the next one. */
export function gateStates(steps: readonly WithdrawStepState[]): Gate[] {
  const stateOf = (name: GateName) => steps.find(({ step }) => step === name)?.state ?? 'toDo';
  const firstFor = (name: GateName) => needs[name].filter((step) => stateOf(step) !== 'done');
  const open = gateNames.filter((name) => stateOf(name) === 'toDo' && firstFor(name).length === 0);
  return gateNames.map((name) => {
    const state = stateOf(name);
    if (state !== 'toDo') return { name, state, first: [] };
    if (!open.includes(name)) return { name, state: 'blocked', first: firstFor(name) };
    return { name, state: name === open[0] ? 'next' : 'toDo', first: [] };
  });
}
