import type { ReactElement, ReactNode } from 'react';
import type { IpoChannel } from '../../api/contract/ipo';
import type { IpoApplication } from '../../api/contract/ipoApplication';
import type { TradeRules } from '../../api/contract/trade';
import type { usePayForIpo } from '../../api/queries/ipo';
import { ipoPayReasons } from '../../domain/ipo/ipoReasons';
import type { Formats } from '../../i18n/formats';
import type { Language } from '../../i18n/language';
import type { Text } from '../../i18n/text';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { ipoStatusText } from '../../widgets/ipo/IpoRecordCard/ipoStatusText';
import { IpoTracker } from '../../widgets/ipo/IpoTracker/IpoTracker';
import { closingItems } from '../../widgets/trade/closingItems';
import { ipoRecordsHref } from '../hrefs';
import { MoneyDone } from '../MoneyDone';
import { type MoneyConfirmation, MoneyForm } from '../MoneyForm';
import { useMoneyForm } from '../useMoneyForm';

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
  const formats = useFormats();
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
      confirmation={payConfirmation(t, application, rates, language, formats)}
      onSend={() => form.submit({ id: application.id })}
      done={(paid) => (
        <MoneyDone
          topBar={topBar}
          title={t('pay.done')}
          note={ipoStatusText(t, paid, formats)}
          amount={{ label: t('common:receipt.paid'), value: paid.amountPaid, fee: '0' }}
          next={<IpoTracker application={paid} />}
          records={{ href: ipoRecordsHref, label: t('records.title') }}
        />
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
  formats: Formats,
): MoneyConfirmation {
  const purchase = {
    price: application.issuePrice,
    shares: Number(application.wonShares),
    purchaseFee: '0',
  };
  return {
    title: t('pay.confirm'),
    figure: {
      label: t('record.toPay'),
      value: formats.money(application.amountToPay),
      unit: t('common:yen'),
    },
    facts: [
      { label: t('apply.stock'), value: `${application.name[language]} ${application.code}` },
      { label: t('issuePrice'), value: formats.price(application.issuePrice) },
      { label: t('record.wonShares'), value: formats.number(application.wonShares) },
      { label: t('apply.fee'), value: formats.money(purchase.purchaseFee) },
      ...closingItems(t, purchase, rates, formats),
      { label: t('pay.from'), value: formats.money(application.frozenAmount), note: t('pay.fromNote') },
      { label: t('calendar.listing'), value: formats.dateTime(application.listingDate) },
    ],
    submitLabel: t('pay.submit'),
  };
}
