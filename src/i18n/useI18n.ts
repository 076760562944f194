'use client';
import type { i18n } from 'i18next';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';

/** The instance of `ItayoseTexts`. A context of its own, because a host's components inside use the host's i18next. */
export const TextsContext = createContext<i18n | undefined>(undefined);

/** The i18next that has our texts: that of `ItayoseTexts`, otherwise that of the app or the host. */
export function useI18n(name?: string): ReturnType<typeof useTranslation> {
  const own = useContext(TextsContext);
  return useTranslation(name, own && { i18n: own });
}
