import type { ReactNode } from 'react';
import type { MessageKey, MessageParams } from '../../api/contract/messageKeys';
import { Banner } from '../../components/Banner/Banner';
import { useServerMessage } from '../../i18n/useServerMessage';

/** What the server said when it refused: recognised, or as it wrote it. */
export interface ServerRefusal {
  key?: MessageKey | undefined;
  params?: MessageParams | undefined;
  text: string;
}

export interface RefusalProps {
  /** Nothing is drawn without. */
  message: ServerRefusal | undefined;
  /** The way to customer service, for the refusals that it alone can lift; left out where there is none. */
  contact?: ReactNode;
}

/** The refusals that tell the member to contact customer service. */
const liftedByService: ReadonlySet<MessageKey> = new Set([
  'accountFrozen',
  'accountDisabled',
  'loginBanned',
  'tradingBanned',
  'withdrawalBanned',
  'contactServiceForDeposit',
]);

/** The server's refusal beside the form it concerns, until the member changes the form (decision 2). */
export function Refusal({ message, contact }: RefusalProps) {
  const text = useServerMessage(message);
  const lifted = message?.key !== undefined && liftedByService.has(message.key);
  return text === undefined ? null : (
    <Banner tone="danger" announce action={lifted && contact}>
      {text}
    </Banner>
  );
}
