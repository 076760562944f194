import { useTranslation } from 'react-i18next';
import type { Namespace, Text } from './text';

/**
 * Interface texts in the current language, by typed keys: without prefix for one namespace, with it for any other
 * (`common:close`).
 */
export function useText<Name extends Namespace>(namespace: Name): Text<Name> {
  const { t } = useTranslation(namespace);
  // i18next's own types allow one namespace or a fixed list; ours follow from the shapes of the locales.
  return t as unknown as Text<Name>;
}
