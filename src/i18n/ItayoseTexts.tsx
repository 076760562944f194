'use client';
import { createInstance, type i18n } from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { i18nextNamespace } from './i18nextNamespace';
import type { Texts } from './text';
import { TextsContext } from './useI18n';

export type { Texts } from './text';

export interface ItayoseTextsProps {
  /** BCP 47 tag of the language, or `en`, `tw` or `jp`. */
  language: string;
  /**
   * Texts of this language, by namespace: those of `itayose/texts`, or a host's own of the same shape. `namespaces.json`
   * lists what each widget needs. The same object at each render.
   */
  texts: Texts;
  children: ReactNode;
}

/** The texts of the widgets inside, in one language. A host's own i18next is not touched, and the host's components use it. */
export function ItayoseTexts({ language, texts, children }: ItayoseTextsProps) {
  const instance = useMemo(() => instanceWith(language, texts), [language, texts]);
  return <TextsContext value={instance}>{children}</TextsContext>;
}

function instanceWith(language: string, texts: Texts): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    ns: [],
    resources: {},
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  // i18next writes a tag in its usual letter case: `zh-tw` is `zh-TW`.
  for (const [namespace, own] of Object.entries(texts))
    instance.addResourceBundle(instance.language, i18nextNamespace(namespace), own);
  return instance;
}
