import type { BuybackOffer } from '../../api/contract/buyback';
import { Note } from '../../components/Note/Note';
import type { CloseSummary } from '../../domain/trade/closeSummary';
import { parseLots } from '../../domain/typedNumber';
import type { Formats } from '../../i18n/formats';
import type { Language } from '../../i18n/language';
import type { Text } from '../../i18n/text';
import { CloseAmounts } from '../../widgets/trade/CloseForm/CloseAmounts';
import type { MoneyConfirmation } from '../MoneyForm';
import { positionName } from './positionTexts';

interface Tender {
  offer: BuybackOffer;
  position: BuybackOffer['positions'][number];
  language: Language;
  /** As typed. */
  lots: string;
  outcome: CloseSummary;
}

/** Confirmation of a tender. The largest figure is what is credited if all is accepted; the last line says that it may be less. */
export function tenderConfirmation(
  t: Text<'buyback'>,
  { offer, position, language, lots, outcome }: Tender,
  formats: Formats,
): MoneyConfirmation {
  return {
    title: t('apply.confirm'),
    figure: { label: t('apply.credited'), value: formats.money(outcome.credited), unit: t('common:yen') },
    facts: [
      { label: t('apply.stock'), value: `${offer.name[language]} ${offer.code}` },
      { label: t('apply.position'), value: positionName(t, position, formats) },
      { label: t('price'), value: formats.price(offer.price) },
      {
        label: t('apply.quantity'),
        value: t('trade:detail.quantityValue', {
          lots: formats.number(parseLots(lots)),
          shares: formats.number(String(outcome.shares)),
        }),
      },
      { label: t('result'), value: formats.dateTime(offer.resultAt) },
    ],
    children: (
      <>
        <CloseAmounts
          position={{ side: 'long', buyPrice: position.buyPrice }}
          summary={outcome}
          netLabel={t('apply.profit')}
        />
        <Note>{t('apply.how')}</Note>
      </>
    ),
    submitLabel: t('apply.submit'),
  };
}
