import type { Exchange } from '../exchange';
import type { Member } from '../world';
import type { Chance } from './chance';

/** Something a member does, sensible or not; the exchange may refuse it. Left undone where there is nothing to do it to. */
export type Deed = (exchange: Exchange, member: Member, chance: Chance) => void;
