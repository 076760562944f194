import type { i18n } from 'i18next';
import { type ComponentType, type PropsWithChildren, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyAgain } from '../lib/lazyAgain';
import { hasTexts } from './i18n';
import { fetchRestOfTexts } from './restOfTexts';

type Gate = ComponentType<PropsWithChildren>;

const Open: Gate = ({ children }) => children;

/** One for each i18next, as a screen's code is one: React waits for it without being asked twice. */
const gates = new WeakMap<i18n, () => Gate>();

function gateOf(instance: i18n): Gate {
  const fetch = () => fetchRestOfTexts(instance).then(() => Open);
  const gate = gates.get(instance) ?? lazyAgain(fetch);
  gates.set(instance, gate);
  return gate();
}

interface AfterTextsProps {
  /** Fetched at the same time; a failure is told by who needs it. */
  meanwhile?: () => Promise<unknown>;
}

/**
 * Draws its children once all texts are there, and suspends until then: for what is not among that with which the app
 * begins. It stands above what says them, never beside it: React may keep what it has drawn beside something that waits.
 */
export function AfterTexts({ meanwhile, children }: PropsWithChildren<AfterTextsProps>) {
  const { i18n } = useTranslation();
  // The same as long as it is shown: another one would begin anew.
  const [Gate] = useState<Gate>(() => {
    if (hasTexts(i18n, 'rest')) return Open;
    meanwhile?.().catch(() => {});
    return gateOf(i18n);
  });
  return <Gate>{children}</Gate>;
}
