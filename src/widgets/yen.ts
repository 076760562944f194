import { formatMoney } from '../format/money';
import { formatSigned } from '../format/signed';

/** An amount with the currency symbol (specification 9), for use within a sentence. */
export const yen = (amount: string): string => `¥${formatMoney(amount)}`;

/** A profit or loss: always signed. */
export const signedYen = (amount: string): string => formatSigned(amount, { decimals: 2 });
