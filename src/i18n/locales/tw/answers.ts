import { errors } from './errors';

/** What the server says, by namespace. */
export const messages = { errors };
