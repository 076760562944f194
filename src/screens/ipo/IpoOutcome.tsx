import type { IpoApplication } from '../../api/contract/ipoApplication';
import { Banner } from '../../components/Banner/Banner';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import { isPositive } from '../../domain/decimal';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { ipoStatusText } from '../../widgets/ipo/IpoRecordCard/ipoStatusText';
import { IpoTracker } from '../../widgets/ipo/IpoTracker/IpoTracker';
import { longNumber } from '../../widgets/longNumber';

/** The progress of the member's application step by step, with every figure. */
export function IpoOutcome({ application }: { application: IpoApplication }) {
  const formats = useFormats();
  const t = useText('ipo');
  const { subscribedShares, wonShares, amountToPay, paymentDeadline } = application;
  return (
    <Section title={t('mine.title')}>
      <Stack gap="m">
        <Banner
          tone={application.lotteryResult === 'pendingPayment' ? 'warning' : 'info'}
          title={
            isPositive(amountToPay)
              ? t('pay.due', {
                  amount: formats.yen(amountToPay),
                  until: formats.monthDayTime(paymentDeadline),
                })
              : undefined
          }
        >
          {ipoStatusText(t, application, formats)}
        </Banner>
        <IpoTracker application={application} />
        <KeyValue
          items={[
            { label: t('mine.orderNumber'), value: longNumber(application.orderNumber) },
            { label: t('record.subscribedShares'), value: formats.number(subscribedShares) },
            { label: t('record.totalPrice'), value: formats.money(application.totalSubscriptionPrice) },
            { label: t('record.wonShares'), value: formats.number(wonShares) },
            { label: t('record.toPay'), value: formats.money(application.amountToPay) },
            { label: t('record.paid'), value: formats.money(application.amountPaid) },
            { label: t('mine.frozen'), value: formats.money(application.frozenAmount) },
          ]}
        />
      </Stack>
    </Section>
  );
}
