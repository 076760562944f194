'use client';
import type { ReactNode } from 'react';
import type { MessageKey, MessageParams } from '../../api/contract/messageKeys';
import { Banner } from '../../components/Banner/Banner';
import { useServerMessage } from '../../i18n/useServerMessage';

/** The server's message when it refused: recognised by key, or as written. */
export interface ServerRefusal {
  key?: MessageKey | undefined;
  params?: MessageParams | undefined;
  text: string;
}

export interface RefusalProps {
  /** The server's message. Renders nothing if undefined. */
  message: ServerRefusal | undefined;
  /** Use for a link to customer service, shown with refusals that only customer service can resolve. */
  contact?: ReactNode;
  /** Use when a button is blocked by what the message says: the id of its text. */
  textId?: string | undefined;
}

/** The refusals that ask the member to contact customer service. */
const resolvedByService: ReadonlySet<MessageKey> = new Set([
  'accountFrozen',
  'accountDisabled',
  'loginBanned',
  'tradingBanned',
  'withdrawalBanned',
  'contactServiceForDeposit',
]);

/** The server's refusal, next to its form until the member changes the form (decision 2). */
export function Refusal({ message, contact, textId }: RefusalProps) {
  const text = useServerMessage(message);
  const resolvable = message?.key !== undefined && resolvedByService.has(message.key);
  return text === undefined ? null : (
    <Banner tone="danger" announce reveal action={resolvable && contact}>
      <span id={textId}>{text}</span>
    </Banner>
  );
}
