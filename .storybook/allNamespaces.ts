import { messages } from '../src/i18n/locales/en';
import type { Namespace } from '../src/i18n/text';

/** Everything that the app says: stories wait for no text. */
export const allNamespaces = Object.keys(messages) as Namespace[];
