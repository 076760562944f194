import styled from 'styled-components';
import type { SiteConfig } from '../../api/queries/common';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Link } from '../../components/Link/Link';
import { Sheet } from '../../components/Sheet/Sheet';
import { formatTimeRanges } from '../../format/timeRanges';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { rem } from '../../theme/rem';
import { color, space } from '../../theme/tokens';

export interface ContactSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What the server says about customer service; undefined when it says nothing. */
  support: SiteConfig['support'];
}

/** How to reach customer service, as far as the server says. */
export function ContactSheet({ open, onOpenChange, support }: ContactSheetProps) {
  const t = useText('login');
  const language = useLanguage();
  const items = [
    { label: t('choice.contactHours'), value: support?.hours && formatTimeRanges(support.hours, language) },
    { label: t('choice.contactMail'), value: support?.email && <Mail address={support.email} /> },
  ].filter(({ value }) => value);
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t('choice.contact')} closeLabel={t('common:close')}>
      {items.length > 0 ? <KeyValue items={items} /> : <p>{t('choice.contactNone')}</p>}
      <Note>{t('choice.contactNote')}</Note>
    </Sheet>
  );
}

function Mail({ address }: { address: string }) {
  return <Link href={`mailto:${address}`}>{address}</Link>;
}

const Note = styled.p`
  margin-top: ${rem(space.m)};
  color: ${color('inkSecondary')};
`;
