import { notices } from './notices';
import { position } from './position';

/** What is said besides where stocks are traded and held, by namespace. */
export const messages = {
  notices,
  position,
};
