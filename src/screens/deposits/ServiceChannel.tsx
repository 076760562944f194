import type { ReactElement } from 'react';
import type { DepositChannel } from '../../api/queries/deposits';
import { Banner } from '../../components/Banner/Banner';
import { Button } from '../../components/Button/Button';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Note } from '../../components/Note/Note';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { useServiceSheet } from '../support/useServiceSheet';
import { useSupportHours } from '../support/useSupportHours';
import { limitsText } from '../transfers/limitsText';

interface ServiceChannelProps {
  channel: DepositChannel;
  topBar: ReactElement;
}

/** A deposit arranged by customer service: why there is no form, and a link to customer service. */
export function ServiceChannel({ channel, topBar }: ServiceChannelProps) {
  const formats = useFormats();
  const t = useText('deposits');
  const language = useLanguage();
  const hours = useSupportHours();
  const { openService, serviceSheet } = useServiceSheet();
  const contact = (
    <Button fullWidth onClick={openService}>
      {t('support:contact')}
    </Button>
  );
  return (
    <Page topBar={topBar} actions={contact}>
      <Section>
        <Stack gap="m">
          <Note>{channel.description[language]}</Note>
          <Banner>{t('service')}</Banner>
        </Stack>
      </Section>
      <Section>
        <KeyValue
          items={[
            { label: t('limits'), value: limitsText(t, channel, formats) },
            { label: t('serviceHours'), value: hours || t('common:none') },
          ]}
        />
      </Section>
      {serviceSheet}
    </Page>
  );
}
