import type { BuybackOffer } from '../../api/contract/buyback';
import { KeyFigure } from '../../components/KeyFigure/KeyFigure';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Note } from '../../components/Note/Note';
import { Section } from '../../components/Section/Section';
import { formatDateTime } from '../../format/dateTime';
import { formatPlainNumber } from '../../format/plainNumber';
import { formatPrice } from '../../format/price';
import { useText } from '../../i18n/useText';
import {
  deadlineNote,
  heldText,
  marketText,
  premiumText,
} from '../../widgets/buyback/BuybackCard/buybackTexts';

/** The offer: price and comparison, quantity sought, deadline, and the member's holding. */
export function BuybackFacts({ offer }: { offer: BuybackOffer }) {
  const t = useText('buyback');
  return (
    <Section>
      <KeyFigure
        label={t('price')}
        value={formatPrice(offer.price)}
        unit={t('common:yen')}
        note={premiumText(t, offer.premium)}
      />
      <KeyValue
        items={[
          { label: t('market'), value: formatPrice(offer.latestPrice) },
          { label: t('sought'), value: formatPlainNumber(offer.soughtShares) },
          { label: t('leastLots'), value: formatPlainNumber(offer.minLots) },
          {
            label: t('deadline'),
            value: formatDateTime(offer.deadline),
            note: deadlineNote(t, offer.deadline),
          },
          { label: t('result'), value: formatDateTime(offer.resultAt) },
          { label: t('held'), value: heldText(t, offer) },
        ]}
      />
      <Note>{marketText(t, offer)}</Note>
    </Section>
  );
}
