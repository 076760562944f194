import { creditLimitOf } from '../../../src/domain/creditScore';
import type { Member } from '../world';
import { creditBands } from './rules';

/** What a member may owe at the present credit score, in yen. */
export const creditLimit = ({ creditScore }: Member): string => creditLimitOf(creditScore, creditBands);
