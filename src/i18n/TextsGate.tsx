'use client';
import type { i18n } from 'i18next';
import { type ComponentType, type PropsWithChildren, useState } from 'react';
import { lazyWithRetry } from '../lib/lazyWithRetry';
import { hasTexts, loadTexts } from './i18n';
import type { Namespace } from './text';
import { useI18n } from './useI18n';

type Gate = ComponentType<PropsWithChildren>;

const Open: Gate = ({ children }) => children;

/** One gate per i18next instance and namespaces, so that React suspends on a stable component. */
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
  const { i18n } = useI18n();
  // The same gate while mounted: another one would remount the children.
  const [Gate] = useState<Gate>(() => {
    if (hasTexts(i18n, namespaces)) return Open;
    meanwhile?.().catch(() => {});
    return gateOf(i18n, namespaces);
  });
  return <Gate>{children}</Gate>;
}
