import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useThemeCheck } from '../lib/useThemeCheck';
import { type AnyText, withMissingTexts } from './missingTexts';
import type { Namespace, Text } from './text';

// i18next's own types allow one namespace or a fixed list; ours follow from the shapes of the locales.

function useLoadedText<Name extends Namespace>(namespace: Name): Text<Name> {
  return useTranslation(namespace).t as unknown as Text<Name>;
}

function useCheckedText<Name extends Namespace>(namespace: Name): Text<Name> {
  const { t, i18n } = useTranslation(namespace);
  // react-i18next returns an empty object if there is no instance.
  const instance = 'exists' in i18n ? i18n : undefined;
  useThemeCheck();
  return useMemo(
    () => withMissingTexts(t as unknown as AnyText, instance, namespace) as unknown as Text<Name>,
    [t, instance, namespace],
  );
}

/**
 * Interface texts in the current language, by typed keys: without prefix for one namespace, with it for any other
 * (`common:close`). In development, it reports what a host of the library has not set up.
 */
export const useText = process.env.NODE_ENV === 'production' ? useLoadedText : useCheckedText;
