import { useTranslation } from 'react-i18next';
import type { Namespace, Text } from './text';

/**
 * The interface's text in the language now, by typed keys: those of one namespace without prefix, of any other with
 * it (`common:close`).
 */
export function useText<Name extends Namespace>(namespace: Name): Text<Name> {
  const { t } = useTranslation(namespace);
  // i18next's own types allow one namespace or a fixed list; ours say what the locales' shapes guarantee.
  return t as unknown as Text<Name>;
}
