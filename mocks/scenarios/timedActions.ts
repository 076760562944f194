import type { Exchange } from '../exchange/exchange';
import { openExchange } from '../exchange/openExchange';
import type { World } from '../exchange/world';
import { at } from './clock';

/** Something that is done on an exchange at its moment. */
export interface TimedAction {
  /** Epoch ms. */
  at: number;
  act: (exchange: Exchange) => void;
}

/** What is done at a time of a day, by the exchange's calendar and clock. */
export const on = (date: string, time: string, act: TimedAction['act']): TimedAction => ({
  at: at(date, time),
  act,
});

/** Plays scenes in the order of their moments; the exchange settles up to each of them. */
export function runTimedActions(world: World, scenes: readonly TimedAction[]): void {
  for (const scene of scenes.toSorted((one, other) => one.at - other.at))
    scene.act(openExchange(world, scene.at));
}
