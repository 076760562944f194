import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ListedCopyTradeProduct } from '../../api/contract/copyTrading';
import { useCopyTradeProducts } from '../../api/queries/copyTrading';
import { toMinute, useServerTime } from '../../api/useServerTime';
import { Button } from '../../components/Button/Button';
import { Empty } from '../../components/Empty/Empty';
import { Note } from '../../components/Note/Note';
import { Section } from '../../components/Section/Section';
import {
  arrangeCopyTrades,
  type CopyTradeSort,
  copyTradeSorts,
  type DrawdownLimit,
  drawdownLimits,
} from '../../domain/copyTrading/copyTradeOrder';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { color, fontWeight } from '../../theme/tokens';
import { asPercent } from '../../widgets/asPercent';
import { CopyTradeCard } from '../../widgets/copyTrading/CopyTradeCard/CopyTradeCard';
import { JutaNote } from '../../widgets/JutaNote/JutaNote';
import { oneOf } from '../oneOf';
import { FundCards, FundProducts } from '../products/FundProducts';
import { CopyTradeChoice } from './CopyTradeChoice';

const Loss = styled.strong`
  color: ${color('ink')};
  font-weight: ${fontWeight.bold};
`;

/** All mentors that can be followed, losses next to profits. */
export const CopyTradeProducts = () => (
  <FundProducts tab="copyTrading" from={useCopyTradeProducts()}>
    {(products) => <Arranged products={products} />}
  </FundProducts>
);

/** The products in the order, and within the drawdown, of the address: `&sort=…&drawdown=…`. */
function Arranged({ products }: { products: readonly ListedCopyTradeProduct[] }) {
  const formats = useFormats();
  const t = useText('products');
  const now = useServerTime(toMinute);
  const [search, setSearch] = useSearchParams();
  const sort = oneOf(copyTradeSorts, search.get('sort'));
  const limit = oneOf(drawdownLimits, search.get('drawdown'));
  const choose = (change: { sort?: CopyTradeSort; limit?: DrawdownLimit }) => {
    const next = { sort, limit, ...change };
    setSearch({ tab: 'copyTrading', sort: next.sort, drawdown: next.limit }, { replace: true });
  };
  const shown = arrangeCopyTrades(products, { sort, limit });
  return (
    <>
      <CopyTradeChoice sort={sort} limit={limit} onChange={choose}>
        {t('copyTrade.shown', { shown: shown.length, total: products.length })}
      </CopyTradeChoice>
      <Section>
        {limit !== 'all' && <Note>{t('copyTrade.limited', { percent: asPercent(limit, formats, 0) })}</Note>}
        <Note>
          <Loss>{t('risk.title')}</Loss>
        </Note>
        <Note>{t('copyTrading:history.past')}</Note>
      </Section>
      {shown.length === 0 ? (
        <Empty
          drawing="search"
          title={t('copyTrade.noneWithin')}
          action={<Button onClick={() => choose({ limit: 'all' })}>{t('copyTrade.showAll')}</Button>}
        />
      ) : (
        <>
          <JutaNote />
          <FundCards tab="copyTrading" products={shown}>
            {(product, href) => <CopyTradeCard product={product} now={now} href={href} />}
          </FundCards>
        </>
      )}
    </>
  );
}
