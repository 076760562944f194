import { messages as answers } from './answers';
import { messages as first } from './first';
import { messages as rest } from './rest';
import { messages as stocks } from './stocks';
import { messages as trading } from './trading';

/** Everything this locale says, by namespace. */
export const messages = { ...first, ...stocks, ...trading, ...answers, ...rest };
