import type { ResponseOf } from '../../api/contract/call';
import type { ValueStockOffer, valueStockList } from '../../api/contract/valueStock';
import { KeyFigure } from '../../components/KeyFigure/KeyFigure';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Note } from '../../components/Note/Note';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import { discountToMarket } from '../../domain/blockTrade/blockTradeDiscount';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { discountText } from '../../widgets/blockTrade/BlockTradeCard/discountText';
import { SessionHours } from './SessionHours';

interface ValueStockFactsProps {
  offer: ValueStockOffer;
  list: ResponseOf<typeof valueStockList>;
}

/** The stock: today's price against the market, its figures, and why it was selected. */
export function ValueStockFacts({ offer, list }: ValueStockFactsProps) {
  const formats = useFormats();
  const t = useText('valueStock');
  const language = useLanguage();
  const blocks = useText('blockTrade');
  const { amount, percent } = discountToMarket(offer.price, offer.latestPrice);
  const left = Math.max(0, list.applicationsPerStock - offer.applicationsUsed);
  return (
    <Section>
      <Stack gap="xs">
        <KeyFigure
          label={t('priceOn', { date: offer.date.slice(5).replace('-', '/') })}
          value={formats.price(offer.price)}
          unit={t('common:yen')}
          note={discountText(blocks, amount, percent, formats)}
        />
        <SessionHours window={list} />
      </Stack>
      <KeyValue
        items={[
          { label: t('market'), value: formats.price(offer.latestPrice) },
          { label: t('dividendYield'), value: formats.percent(offer.dividendYield) },
          { label: t('priceBookRatio'), value: formats.number(offer.priceBookRatio) },
          { label: t('lots'), value: t('range', { least: offer.minLots, most: offer.maxLots }) },
          { label: t('applicationsLeft'), value: formats.number(left) },
        ]}
      />
      <Note>{offer.reason[language]}</Note>
    </Section>
  );
}
