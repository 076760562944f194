import { messages } from '../src/i18n/locales/en';
import type { Namespace } from '../src/i18n/text';

/** All namespaces of texts. Stories load them at once, so that they never wait for a text. */
export const allNamespaces = Object.keys(messages) as Namespace[];
