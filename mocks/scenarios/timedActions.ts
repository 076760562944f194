import type { Exchange } from '../exchange/exchange';
import { openExchange } from '../exchange/openExchange';
import type { World } from '../exchange/world';
import { at } from './clock';

/** An action on an exchange at a given time. */
export interface TimedAction {
  /** Epoch ms. */
  at: number;
  act: (exchange: Exchange) => void;
}

/** An action at a date and time in the exchange's time zone. */
export const on = (date: string, time: string, act: TimedAction['act']): TimedAction => ({
  at: at(date, time),
  act,
});

/** Runs actions in order of time. The exchange is settled up to each of them. */
export function runTimedActions(world: World, actions: readonly TimedAction[]): void {
  for (const action of actions.toSorted((one, other) => one.at - other.at))
    action.act(openExchange(world, action.at));
}
