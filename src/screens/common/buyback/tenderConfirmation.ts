import type { BuybackOffer } from '../../../api/contract/buyback';
import type { KeyValueItem } from '../../../components/KeyValue/KeyValue';
import { parseTyped } from '../../../domain/typedNumber';
import { formatDateTime } from '../../../format/dateTime';
import { formatMoney } from '../../../format/money';
import { formatPlainNumber } from '../../../format/plainNumber';
import { formatPrice } from '../../../format/price';
import { formatSigned } from '../../../format/signed';
import type { Language } from '../../../i18n/language';
import type { Text } from '../../../i18n/text';
import { closingFeeNames } from '../../../widgets/feeTexts';
import type { MoneyConfirmation } from '../../MoneyForm';
import { positionName } from './positionTexts';
import type { TenderOutcome } from './tenderOutcome';

/** The proceeds if the whole tender is accepted, as facts. Dashes until the lots are typed. */
export function tenderFacts(t: Text<'buyback'>, outcome: TenderOutcome | undefined): KeyValueItem[] {
  return [
    { label: t('apply.turnover'), value: formatMoney(outcome?.turnover) },
    { label: t('apply.fees'), value: formatMoney(outcome?.fees), note: closingFeeNames(t) },
    { label: t('apply.proceeds'), value: formatMoney(outcome?.proceeds), emphasised: true },
    { label: t('apply.profit'), value: formatSigned(outcome?.profit) },
  ];
}

interface Tender {
  offer: BuybackOffer;
  position: BuybackOffer['positions'][number];
  language: Language;
  /** As typed. */
  lots: string;
  outcome: TenderOutcome;
}

/** Confirmation of a tender. The largest figure is the proceeds; the last line says that it may be less. */
export function tenderConfirmation(
  t: Text<'buyback'>,
  { offer, position, language, lots, outcome }: Tender,
): MoneyConfirmation {
  return {
    title: t('apply.confirm'),
    figure: { label: t('apply.turnover'), value: formatMoney(outcome.turnover), unit: t('common:yen') },
    facts: [
      { label: t('apply.stock'), value: `${offer.name[language]} ${offer.code}` },
      { label: t('apply.position'), value: positionName(t, position) },
      { label: t('price'), value: formatPrice(offer.price) },
      {
        label: t('apply.quantity'),
        value: t('trade:detail.quantityValue', {
          lots: formatPlainNumber(parseTyped(lots)),
          shares: formatPlainNumber(outcome.shares),
        }),
      },
      ...tenderFacts(t, outcome).slice(1),
      { label: t('result'), value: formatDateTime(offer.resultAt) },
    ],
    children: t('apply.how'),
    submitLabel: t('apply.submit'),
  };
}
