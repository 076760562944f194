import type { Member } from '../world';
import { creditBands } from './rules';

/** Credit limit of a member at the current credit score, in yen. */
export const creditLimit = ({ creditScore }: Member): string =>
  creditBands.findLast(({ score }) => score <= creditScore)?.limit ?? '0';
