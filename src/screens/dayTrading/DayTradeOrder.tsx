import type { ReactElement } from 'react';
import { useDayTradeRules } from '../../api/queries/dayTrading';
import { useStockDetail } from '../../api/queries/market';
import { Button } from '../../components/Button/Button';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { SkeletonFigures } from '../../components/Skeleton/SkeletonFigures';
import { SkeletonForm } from '../../components/Skeleton/SkeletonForm';
import { useText } from '../../i18n/useText';
import { joinLoadables } from '../../lib/loadable';
import { LoadPage } from '../LoadPage';
import { NoSuchStock } from '../market/NoSuchStock';
import { DayTradeForm } from './DayTradeForm';
import { StockChoice } from './StockChoice';

interface DayTradeOrderProps {
  /** The stock to trade. Undefined until it is chosen. */
  symbol: string | undefined;
  onChoose: (symbol: string | undefined) => void;
  topBar: ReactElement;
}

/** Reserves a day trade: first the choice of the stock, then the form. */
export function DayTradeOrder({ symbol, ...rest }: DayTradeOrderProps) {
  if (symbol === undefined) {
    return (
      <Page topBar={rest.topBar}>
        <StockChoice onChoose={rest.onChoose} />
      </Page>
    );
  }
  return <ForStock symbol={symbol} {...rest} />;
}

const skeleton = (
  <>
    <SkeletonFigures facts={0} />
    <Section>
      <SkeletonForm />
    </Section>
  </>
);

function ForStock({ symbol, onChoose, topBar }: DayTradeOrderProps & { symbol: string }) {
  const t = useText('dayTrading');
  const ready = joinLoadables([useStockDetail(symbol), useDayTradeRules()]);
  const changeStock = (
    <Button kind="quiet" onClick={() => onChoose(undefined)}>
      {t('order.otherStock')}
    </Button>
  );
  const missing = { refusal: 'productMissing', notice: <NoSuchStock action={changeStock} /> } as const;
  return (
    <LoadPage topBar={topBar} from={ready} skeleton={skeleton} missing={missing}>
      {([stock, rules]) => (
        <DayTradeForm stock={stock} rules={rules} topBar={topBar} onChange={() => onChoose(undefined)} />
      )}
    </LoadPage>
  );
}
