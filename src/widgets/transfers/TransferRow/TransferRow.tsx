'use client';
import { ListRow } from '../../../components/List/ListRow';
import { Status } from '../../../components/Status/Status';
import { inLanguage } from '../../../i18n/inLanguage';
import type { Translate } from '../../../i18n/text';
import { useFormats } from '../../../i18n/useFormats';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { bankNameIn } from '../../cards/bankNames';
import { accountEnding } from '../../cards/masked';
import { isCancelled, type Transfer, transferStatusText, transferTones } from '../transferTexts';

export interface TransferRowProps {
  /** The deposit or withdrawal. */
  transfer: Transfer;
  /** Address of its details. */
  href: string;
}

/** A deposit or withdrawal in a list: direction, time, amount and status. */
export function TransferRow({ transfer, href }: TransferRowProps) {
  const formats = useFormats();
  const t = useText('transfers');
  const language = useLanguage();
  const title =
    transfer.kind === 'deposit'
      ? inLanguage(transfer.channelName, language)
      : `${bankNameIn(transfer.card, language)} ${accountEnding(transfer.card.lastFour)}`;
  return (
    <ListRow
      href={href}
      chevron={false}
      title={title}
      subtitle={formats.dateTime(transfer.submittedAt)}
      trailing={formats.yen(transfer.amount)}
      trailingNote={
        <Status
          tone={isCancelled(transfer) ? 'neutral' : transferTones[transfer.status]}
          value={transfer.status}
        >
          {transferStatusText(t as Translate, transfer)}
        </Status>
      }
    />
  );
}
