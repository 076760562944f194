import { messages as first } from './first';
import { messages as rest } from './rest';

/** Everything this locale says, by namespace. */
export const messages = { ...first, ...rest };
