import type { i18n } from 'i18next';
import { type PropsWithChildren, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { suspendUntil } from '../lib/suspendUntil';
import { hasTexts, loadTexts } from './i18n';
import type { Namespace } from './text';

/** One key for each i18next instance and its namespaces. */
const keys = new WeakMap<i18n, Map<string, object>>();

function keyOf(instance: i18n, namespaces: readonly Namespace[]): object {
  const known = keys.get(instance) ?? new Map<string, object>();
  keys.set(instance, known);
  const name = namespaces.join(' ');
  const key = known.get(name) ?? {};
  known.set(name, key);
  return key;
}

interface TextsGateProps {
  /** Namespaces of the children's texts. */
  namespaces: readonly Namespace[];
  /** Fetched at the same time; the component that needs it reports a failure. */
  meanwhile?: () => Promise<unknown>;
}

/**
 * Renders its children when their texts are loaded, and suspends until then. For texts outside `firstNamespaces`. Place
 * it above the components that use the texts, never beside them: React may keep siblings of suspended content.
 */
export function TextsGate({ namespaces, meanwhile, children }: PropsWithChildren<TextsGateProps>) {
  const { i18n } = useTranslation();
  // Decided once: a language that is loaded later must not suspend what is shown.
  const [isOpen] = useState(() => hasTexts(i18n, namespaces));
  const key = keyOf(i18n, namespaces);
  if (!isOpen)
    suspendUntil(key, () => {
      meanwhile?.().catch(() => {});
      return loadTexts(i18n, namespaces);
    });
  return children;
}
