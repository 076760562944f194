export { money } from '../format/money';

export const reasons = [];
