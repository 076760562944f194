import type { IpoApplication } from '../../api/contract/ipoApplication';
import { Banner } from '../../components/Banner/Banner';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import { formatMoney } from '../../format/money';
import { formatPlainNumber } from '../../format/plainNumber';
import { useText } from '../../i18n/useText';
import { ipoStatusText } from '../../widgets/ipo/IpoRecordCard/ipoStatusText';
import { IpoTracker } from '../../widgets/ipo/IpoTracker/IpoTracker';
import { longNumber } from '../../widgets/longNumber';

/** The progress of the member's application step by step, with every figure. */
export function IpoOutcome({ application }: { application: IpoApplication }) {
  const t = useText('ipo');
  const { subscribedShares, wonShares } = application;
  return (
    <Section title={t('mine.title')}>
      <Stack gap="m">
        <Banner tone={application.lotteryResult === 'pendingPayment' ? 'warning' : 'info'}>
          {ipoStatusText(t, application)}
        </Banner>
        <IpoTracker application={application} />
        <KeyValue
          items={[
            { label: t('mine.orderNumber'), value: longNumber(application.orderNumber) },
            { label: t('record.subscribedShares'), value: formatPlainNumber(subscribedShares) },
            { label: t('record.totalPrice'), value: formatMoney(application.totalSubscriptionPrice) },
            { label: t('record.wonShares'), value: formatPlainNumber(wonShares) },
            { label: t('record.toPay'), value: formatMoney(application.amountToPay) },
            { label: t('record.paid'), value: formatMoney(application.amountPaid) },
            { label: t('mine.frozen'), value: formatMoney(application.frozenAmount) },
          ]}
        />
      </Stack>
    </Section>
  );
}
