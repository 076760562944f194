import type { i18n } from 'i18next';
import { type ComponentType, type PropsWithChildren, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyAgain } from '../lib/lazyAgain';
import { fetchTexts } from './fetchTexts';
import { hasTexts } from './i18n';
import type { TextReach } from './loadTexts';

type Gate = ComponentType<PropsWithChildren>;

const Open: Gate = ({ children }) => children;

/** One for each i18next and reach, as a screen's code is one: React waits for it without being asked twice. */
const gates = new WeakMap<i18n, Map<TextReach, () => Gate>>();

function gateOf(instance: i18n, reach: TextReach): Gate {
  const gatesOfReach = gates.get(instance) ?? new Map<TextReach, () => Gate>();
  gates.set(instance, gatesOfReach);
  const gate = gatesOfReach.get(reach) ?? lazyAgain(() => fetchTexts(instance, reach).then(() => Open));
  gatesOfReach.set(reach, gate);
  return gate();
}

interface AfterTextsProps {
  /** How much of the texts its children say. */
  reach: TextReach;
  /** Fetched at the same time; a failure is told by who needs it. */
  meanwhile?: () => Promise<unknown>;
}

/**
 * Draws its children once their texts are there, and suspends until then: for what is not among that with which the app
 * begins. It stands above what says them, never beside it: React may keep what it has drawn beside something that waits.
 */
export function AfterTexts({ reach, meanwhile, children }: PropsWithChildren<AfterTextsProps>) {
  const { i18n } = useTranslation();
  // The same as long as it is shown: another one would begin anew.
  const [Gate] = useState<Gate>(() => {
    if (hasTexts(i18n, reach)) return Open;
    meanwhile?.().catch(() => {});
    return gateOf(i18n, reach);
  });
  return <Gate>{children}</Gate>;
}
