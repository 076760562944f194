import type { MessageKey, MessageParams } from '../../api/contract/messageKeys';
import { Banner } from '../../components/Banner/Banner';
import { serverMessageText } from '../../i18n/serverMessageText';
import { useText } from '../../i18n/useText';

/** What the server said when it refused: recognised, or as it wrote it. */
export interface ServerRefusal {
  key?: MessageKey | undefined;
  params?: MessageParams | undefined;
  text: string;
}

export interface RefusalProps {
  /** Nothing is drawn without. */
  message: ServerRefusal | undefined;
}

/** The server's refusal beside the form it concerns, until the member changes the form (decision 2). */
export function Refusal({ message }: RefusalProps) {
  const t = useText('common');
  return message ? (
    <Banner tone="danger" announce>
      {serverMessageText(t, message)}
    </Banner>
  ) : null;
}
