import { creditLimitOf } from '../../../src/domain/rewards/creditScore';
import type { Member } from '../world';
import { creditBands } from './rules';

/** Credit limit of a member at the current credit score, in yen. */
export const creditLimit = ({ creditScore }: Member): string => creditLimitOf(creditScore, creditBands);
