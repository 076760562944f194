import { names } from '../../lib/names';

export const nameOf = (code: string) => names[code] ?? code;
