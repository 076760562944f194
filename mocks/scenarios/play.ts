import type { Exchange } from '../exchange/exchange';
import { openExchange } from '../exchange/openExchange';
import type { World } from '../exchange/world';
import { at } from './clock';

/** Something that is done on an exchange at its moment. */
export interface Scene {
  /** Epoch ms. */
  at: number;
  act: (exchange: Exchange) => void;
}

/** What is done at a time of a day, by the exchange's calendar and clock. */
export const on = (date: string, time: string, act: Scene['act']): Scene => ({ at: at(date, time), act });

/** Plays scenes in the order of their moments; the exchange settles up to each of them. */
export function play(world: World, scenes: readonly Scene[]): void {
  for (const scene of scenes.toSorted((one, other) => one.at - other.at))
    scene.act(openExchange(world, scene.at));
}
