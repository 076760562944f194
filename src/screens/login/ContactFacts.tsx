import type { SiteConfig } from '../../api/queries/common';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Link } from '../../components/Link/Link';
import { Note } from '../../components/Note/Note';
import { Stack } from '../../components/Stack/Stack';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { supportHoursText } from '../support/supportHoursText';

export interface ContactFactsProps {
  /** Customer service data from the server; undefined if there is none. */
  support: SiteConfig['support'];
}

/** Customer service hours and e-mail address, if the server provides them. */
export function ContactFacts({ support }: ContactFactsProps) {
  const t = useText('login');
  const language = useLanguage();
  const items = [
    {
      label: t('choice.contactHours'),
      value: support?.hours && supportHoursText(t, support.hours, language),
    },
    { label: t('choice.contactMail'), value: support?.email && <Mail address={support.email} /> },
  ].filter(({ value }) => value);
  return (
    <Stack gap="m">
      {items.length > 0 ? <KeyValue items={items} /> : <p>{t('choice.contactNone')}</p>}
      <Note>{t('choice.contactNote')}</Note>
    </Stack>
  );
}

function Mail({ address }: { address: string }) {
  return (
    <Link standalone href={`mailto:${address}`}>
      {address}
    </Link>
  );
}
