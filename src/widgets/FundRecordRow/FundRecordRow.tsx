import styled from 'styled-components';
import type { FundRecord } from '../../api/contract/fundRecords';
import { ListRow } from '../../components/List/ListRow';
import { Status, type StatusTone } from '../../components/Status/Status';
import type { FundRecordStatus } from '../../domain/vocabulary';
import { formatDateTime } from '../../format/dateTime';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { rem } from '../../theme/rem';
import { color, fontSize, space } from '../../theme/tokens';
import { currencyCode, currencyFigure } from '../currencyText';

export interface FundRecordRowProps {
  record: FundRecord;
  /** Shows all of it: order number, issuer, remark. */
  onOpen: () => void;
}

/**
 * A change of the available balance in a list: what happened and to what, how much it added or took, what was left.
 * The amounts are in the record's currency, and no movement of price: they wear no price colour.
 */
export function FundRecordRow({ record, onOpen }: FundRecordRowProps) {
  const t = useText('fundRecords');
  const { status, currency, amount, balanceAfter } = record;
  const time = formatDateTime(record.at);
  const about = useSubject(record);
  return (
    <ListRow
      onPress={onOpen}
      chevron={false}
      title={t(`type.${record.type}`)}
      subtitle={
        <>
          {about && <Part>{about}</Part>}
          <Part>
            {time} ·{' '}
            {status === 'success' ? (
              t('status.success')
            ) : (
              <Status tone={tone[status]} value={status}>
                {t(`status.${status}`)}
              </Status>
            )}
          </Part>
        </>
      }
      trailing={
        <>
          {currencyFigure(amount, currency, { plus: true })}
          <Unit>{currency === 'JPY' ? t('common:yen') : currencyCode(currency)}</Unit>
        </>
      }
      trailingNote={t('balanceAfter', { amount: currencyFigure(balanceAfter, currency) })}
    />
  );
}

const tone: Record<Exclude<FundRecordStatus, 'success'>, StatusTone> = {
  pending: 'accent',
  returned: 'neutral',
};

/** What it is about: the product, and the code of a stock. Nothing for a change that is about none. */
function useSubject({ productName, stockCode }: FundRecord): string {
  const language = useLanguage();
  return [productName?.[language], stockCode].filter(Boolean).join(' · ');
}

const Part = styled.span`
  display: block;
`;

const Unit = styled.span`
  margin-left: ${rem(space.xs)};
  color: ${color('inkTertiary')};
  font-size: ${rem(fontSize.caption)};
`;
