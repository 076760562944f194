import styled from 'styled-components';
import { useText } from '../../i18n/useText';
import { rem } from '../../theme/rem';
import { color, fontSize, space } from '../../theme/tokens';
import { stockColumns } from './stockColumns';

const Head = styled.div`
  display: grid;
  grid-template-columns: ${stockColumns};
  gap: ${rem(space.s)};
  padding: ${rem(space.xs, space.l)};
  border-bottom: 1px solid ${color('hairline')};
  background: ${color('surface')};
  color: ${color('inkTertiary')};
  font-size: ${rem(fontSize.caption)};

  span:not(:first-child) { text-align: right; }
`;

/** What the columns of a list of `StockRow`s show. */
export function StockListHead() {
  const t = useText('market');
  return (
    <Head>
      <span>{t('columns.name')}</span>
      <span>{t('columns.price')}</span>
      <span>{t('columns.change')}</span>
    </Head>
  );
}
