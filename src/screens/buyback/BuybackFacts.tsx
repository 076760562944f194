import type { BuybackOffer } from '../../api/contract/buyback';
import { KeyFigure } from '../../components/KeyFigure/KeyFigure';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Note } from '../../components/Note/Note';
import { Section } from '../../components/Section/Section';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import {
  deadlineNote,
  heldText,
  marketText,
  premiumText,
} from '../../widgets/buyback/BuybackCard/buybackTexts';

/** The offer: price and comparison, quantity sought, deadline, and the member's holding. */
export function BuybackFacts({ offer }: { offer: BuybackOffer }) {
  const formats = useFormats();
  const t = useText('buyback');
  return (
    <Section>
      <KeyFigure
        label={t('price')}
        value={formats.price(offer.price)}
        unit={t('common:yen')}
        note={premiumText(t, offer.premium, formats)}
      />
      <KeyValue
        items={[
          { label: t('market'), value: formats.price(offer.latestPrice) },
          { label: t('sought'), value: formats.number(offer.soughtShares) },
          { label: t('leastLots'), value: formats.number(offer.minLots) },
          {
            label: t('deadline'),
            value: formats.dateTime(offer.deadline),
            note: deadlineNote(t, offer.deadline),
          },
          { label: t('result'), value: formats.dateTime(offer.resultAt) },
          { label: t('held'), value: heldText(t, offer, formats) },
        ]}
      />
      <Note>{marketText(t, offer)}</Note>
    </Section>
  );
}
