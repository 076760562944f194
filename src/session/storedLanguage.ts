import { readStored, writeStored } from './deviceStorage';

/** The interface language the device remembers, as written; the key is given (specification 3). */
export const storedLanguage = {
  key: 'lang',
  read: () => readStored('lang'),
  write: (value: string) => writeStored('lang', value),
};
