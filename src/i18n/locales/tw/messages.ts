import { messages as first } from './first';
import { messages as rest } from './rest';
import { messages as trading } from './trading';

/** Everything this locale says, by namespace. */
export const messages = { ...first, ...trading, ...rest };
