import type { ServerRefusal } from '../../widgets/Refusal/Refusal';

const aboutPassword = new Set(['wrongFundPassword', 'passwordEmpty', 'submittedTooFrequently']);

/** Whether something was refused because of the fund password, and not because of its own data. */
export const isAboutPassword = ({ key }: ServerRefusal): boolean =>
  key !== undefined && aboutPassword.has(key);
