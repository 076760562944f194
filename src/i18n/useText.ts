'use client';
import { useMemo } from 'react';
import { useThemeCheck } from '../lib/useThemeCheck';
import { i18nextKey, i18nextNamespace } from './i18nextNamespace';
import { type AnyText, reportEscaping, withMissingTexts } from './missingTexts';
import type { Namespace, Text } from './text';
import { useI18n } from './useI18n';

// i18next's own types allow one namespace or a fixed list; ours follow from the shapes of the locales.

function useLoadedText<Name extends Namespace>(namespace: Name): Text<Name> {
  const { t } = useI18n(i18nextNamespace(namespace));
  return useMemo(() => {
    const translate = t as unknown as AnyText;
    // The i18next of a host that is not initialised yet translates nothing.
    return (key, params) => translate(i18nextKey(key), params) ?? '';
  }, [t]);
}

function useCheckedText<Name extends Namespace>(namespace: Name): Text<Name> {
  const { t, i18n } = useI18n(i18nextNamespace(namespace));
  // react-i18next returns an empty object if there is no instance.
  const instance = 'exists' in i18n ? i18n : undefined;
  useThemeCheck();
  reportEscaping(instance);
  return useMemo(
    () => withMissingTexts(t as unknown as AnyText, instance, namespace) as Text<Name>,
    [t, instance, namespace],
  );
}

/**
 * Interface texts in the current language, by typed keys: without prefix for one namespace, with it for any other
 * (`common:close`). In development, it reports what a host of the library has not set up.
 */
export const useText = process.env.NODE_ENV === 'production' ? useLoadedText : useCheckedText;
