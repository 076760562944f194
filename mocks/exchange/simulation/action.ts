import type { Exchange } from '../exchange';
import type { Member } from '../world';
import type { RandomSource } from './random';

/** Something a member does, sensible or not; the exchange may refuse it. Left undone where there is nothing to do it to. */
export type Action = (exchange: Exchange, member: Member, random: RandomSource) => void;
