import { Banner } from '../../components/Banner/Banner';
import { Link } from '../../components/Link/Link';
import { Section } from '../../components/Section/Section';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { depositRecordsHref, withdrawRecordsHref } from '../hrefs';

interface PendingTransferProps {
  kind: 'deposit' | 'withdrawal';
  /** The one of this kind that is under review. */
  transfer: { id: string; amount: string } | undefined;
}

/** The transfer under review, which blocks the next one of its kind. Renders nothing if there is none. */
export function PendingTransfer({ kind, transfer }: PendingTransferProps) {
  const formats = useFormats();
  const t = useText('transfers');
  if (!transfer) return null;
  const recordsHref = kind === 'deposit' ? depositRecordsHref : withdrawRecordsHref;
  return (
    <Section>
      <Banner
        title={t(`pending.${kind}`, { amount: formats.yen(transfer.amount) })}
        action={
          <Link standalone href={recordsHref(transfer.id)}>
            {t('follow')}
          </Link>
        }
      >
        {t(`pendingNote.${kind}`)}
      </Banner>
    </Section>
  );
}
