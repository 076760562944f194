import { readStored, writeStored } from './deviceStorage';

/** The stored interface language, not validated. The specification defines its key (specification 3). */
export const storedLanguage = {
  key: 'lang',
  read: () => readStored('lang'),
  write: (value: string) => writeStored('lang', value),
};
