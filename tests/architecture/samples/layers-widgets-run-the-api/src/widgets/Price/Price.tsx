import type { Quote } from '../../api/contract/quote';
import { schema } from '../../api/contract/quote';

export const Price = (quote: Quote) => [schema, quote];
