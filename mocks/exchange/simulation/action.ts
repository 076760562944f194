import type { Exchange } from '../exchange';
import type { Member } from '../world';
import type { RandomSource } from './random';

/** A random action of a member. The exchange may refuse it. It does nothing if it has no object, such as a position. */
export type Action = (exchange: Exchange, member: Member, random: RandomSource) => void;
