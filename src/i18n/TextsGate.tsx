import type { i18n } from 'i18next';
import { type ComponentType, type PropsWithChildren, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithRetry } from '../lib/lazyWithRetry';
import { hasTexts, loadTexts } from './i18n';
import type { Namespace } from './text';

type Gate = ComponentType<PropsWithChildren>;

const Open: Gate = ({ children }) => children;

/** One for each i18next and its namespaces, as a screen's code is one: React waits for it without being asked twice. */
const gates = new WeakMap<i18n, Map<string, () => Gate>>();

function gateOf(instance: i18n, namespaces: readonly Namespace[]): Gate {
  const known = gates.get(instance) ?? new Map<string, () => Gate>();
  gates.set(instance, known);
  const name = namespaces.join(' ');
  const gate = known.get(name) ?? lazyWithRetry(() => loadTexts(instance, namespaces).then(() => Open));
  known.set(name, gate);
  return gate();
}

interface TextsGateProps {
  /** Of what its children say. */
  namespaces: readonly Namespace[];
  /** Fetched at the same time; a failure is told by who needs it. */
  meanwhile?: () => Promise<unknown>;
}

/**
 * Draws its children once their texts are there, and suspends until then: for what is not among that with which the app
 * begins. It stands above what says them, never beside it: React may keep what it has drawn beside something that waits.
 */
export function TextsGate({ namespaces, meanwhile, children }: PropsWithChildren<TextsGateProps>) {
  const { i18n } = useTranslation();
  // The same as long as it is shown: another one would begin anew.
  const [Gate] = useState<Gate>(() => {
    if (hasTexts(i18n, namespaces)) return Open;
    meanwhile?.().catch(() => {});
    return gateOf(i18n, namespaces);
  });
  return <Gate>{children}</Gate>;
}
