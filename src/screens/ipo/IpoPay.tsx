import type { ReactElement, ReactNode } from 'react';
import type { IpoChannel } from '../../api/contract/ipo';
import type { IpoApplication } from '../../api/contract/ipoApplication';
import type { TradeRules } from '../../api/contract/trade';
import type { usePayForIpo } from '../../api/queries/ipo';
import { Banner } from '../../components/Banner/Banner';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { ipoPayReasons } from '../../domain/ipo/ipoReasons';
import { formatDateTime } from '../../format/dateTime';
import { formatMoney } from '../../format/money';
import { formatPlainNumber } from '../../format/plainNumber';
import { formatPrice } from '../../format/price';
import type { Language } from '../../i18n/language';
import type { Text } from '../../i18n/text';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { closingItems } from '../../widgets/trade/closingItems';
import { ipoRecordsHref } from '../hrefs';
import { type MoneyConfirmation, MoneyForm } from '../MoneyForm';
import { useMoneyForm } from '../useMoneyForm';
import { IpoOutcome } from './IpoOutcome';

interface IpoPayProps {
  /** The call that pays. Owned by the caller, because it outlives this form. */
  payment: ReturnType<typeof usePayForIpo>;
  application: IpoApplication;
  channel: IpoChannel;
  /** Rates of the closing fees. */
  rates: TradeRules;
  topBar: ReactElement;
  children: ReactNode;
}

/** Pays for the lots won, from the money frozen for them. No further money is needed. */
export function IpoPay({ payment, application, channel, rates, topBar, children }: IpoPayProps) {
  const t = useText('ipo');
  const language = useLanguage();
  const { paymentStartsAt, paymentDeadline } = application;
  const form = useMoneyForm({
    name: 'ipoPayment',
    initial: {},
    submission: payment,
    rules: (_, facts) =>
      ipoPayReasons({
        ...facts,
        channel,
        paymentStartsAt: paymentStartsAt ?? facts.now,
        paymentDeadline,
      }),
  });
  return (
    <MoneyForm<IpoApplication>
      topBar={topBar}
      form={form}
      review={{ label: t('pay.review') }}
      confirmation={payConfirmation(t, application, rates, language)}
      onSend={() => form.submit({ id: application.id })}
      done={(paid) => (
        <Page topBar={topBar}>
          <Section>
            <Banner tone="success" title={t('pay.done')} announce />
          </Section>
          <IpoOutcome application={paid} />
        </Page>
      )}
      checkHref={ipoRecordsHref}
    >
      {children}
    </MoneyForm>
  );
}

function payConfirmation(
  t: Text<'ipo'>,
  application: IpoApplication,
  rates: TradeRules,
  language: Language,
): MoneyConfirmation {
  const purchase = {
    price: application.issuePrice,
    shares: Number(application.wonShares),
    purchaseFee: '0',
  };
  return {
    title: t('pay.confirm'),
    figure: { label: t('record.toPay'), value: formatMoney(application.amountToPay), unit: t('common:yen') },
    facts: [
      { label: t('apply.stock'), value: `${application.name[language]} ${application.code}` },
      { label: t('issuePrice'), value: formatPrice(application.issuePrice) },
      { label: t('record.wonShares'), value: formatPlainNumber(application.wonShares) },
      { label: t('apply.fee'), value: formatMoney(purchase.purchaseFee) },
      ...closingItems(t, purchase, rates),
      { label: t('pay.from'), value: formatMoney(application.frozenAmount), note: t('pay.fromNote') },
      { label: t('calendar.listing'), value: formatDateTime(application.listingDate) },
    ],
    submitLabel: t('pay.submit'),
  };
}
