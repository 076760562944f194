import type { BlockTradeOffer, blockTradeRules } from '../../api/contract/blockTrade';
import type { ResponseOf } from '../../api/contract/call';
import { KeyFigure } from '../../components/KeyFigure/KeyFigure';
import { KeyValue, type KeyValueItem } from '../../components/KeyValue/KeyValue';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { discountText } from '../../widgets/blockTrade/BlockTradeCard/discountText';
import { WindowClock } from '../../widgets/WindowClock/WindowClock';
import { ServerTime } from '../ServerTime';

interface BidFactsProps {
  offer: BlockTradeOffer;
  rules: ResponseOf<typeof blockTradeRules>;
  /** From when the shares can be sold. */
  lock: KeyValueItem;
}

/** The block: minimum price, comparison with the market, quantity, lock-up. */
export function BidFacts({ offer, rules, lock }: BidFactsProps) {
  const formats = useFormats();
  const t = useText('blockTrade');
  return (
    <Section>
      <Stack gap="xs">
        <KeyFigure
          label={t('minimumBid')}
          value={formats.price(offer.minimumBid)}
          unit={t('common:yen')}
          note={discountText(t, offer.discount, offer.discountPercent, formats)}
        />
        <ServerTime>{(now) => <WindowClock window={rules} now={now} />}</ServerTime>
      </Stack>
      <KeyValue
        items={[
          { label: t('trade:detail.latestPrice'), value: formats.price(offer.marketPrice) },
          { label: t('offeredShares'), value: formats.number(offer.offeredShares) },
          { label: t('leastShares'), value: formats.number(offer.minShares) },
          { label: t('mostShares'), value: formats.number(offer.maxShares) },
          lock,
          { label: t('applicationsLeft'), value: formats.number(Math.max(0, offer.applicationsLeft)) },
        ]}
      />
    </Section>
  );
}
