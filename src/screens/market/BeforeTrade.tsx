import type { StockDetails } from '../../api/contract/stocks';
import { useAccount } from '../../api/queries/account';
import { useTradeRules } from '../../api/queries/trade';
import { CardFacts } from '../../components/Card/CardFacts';
import { Stack } from '../../components/Stack/Stack';
import { openingCost } from '../../domain/trade/orderCost';
import { TextsGate } from '../../i18n/TextsGate';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { balanceFigure } from '../../widgets/account/hiddenBalances';
import { StockQuotes } from './StockQuotes';

const texts = ['board'] as const;

interface BeforeTradeProps {
  stock: StockDetails;
}

/** What one lot of a stock takes, the funds that can be spent, and the best quotes: above the buttons to trade it. */
export function BeforeTrade({ stock }: BeforeTradeProps) {
  return (
    <TextsGate namespaces={texts}>
      <Stack gap="xs">
        <Funds price={stock.latestPrice} />
        <StockQuotes stock={stock} />
      </Stack>
    </TextsGate>
  );
}

/** One lot without a loan, and what there is to pay for it. */
function Funds({ price }: { price: string }) {
  const formats = useFormats();
  const t = useText('board');
  const rules = loadedData(useTradeRules());
  const available = loadedData(useAccount())?.availableFunds;
  const oneLot =
    rules && openingCost({ side: 'long', price, shares: rules.lotSize, leverage: 1, rates: rules }).total;
  return (
    <CardFacts
      facts={[
        {
          label: t('oneLot'),
          value: <strong>{formats.yen(oneLot)}</strong>,
        },
        {
          label: t('trade:cost.available'),
          value: <strong>{balanceFigure(available, formats, formats.yen)}</strong>,
        },
      ]}
    />
  );
}
