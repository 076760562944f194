'use client';
import { styled } from 'styled-components';
import type { FundRecord } from '../../../api/contract/fundRecords';
import { ListRow } from '../../../components/List/ListRow';
import { Status, type StatusTone } from '../../../components/Status/Status';
import type { FundRecordStatus } from '../../../domain/fundRecords/fundRecordsVocabulary';
import { inLanguage } from '../../../i18n/inLanguage';
import { useFormats } from '../../../i18n/useFormats';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { useBalanceText } from '../../account/hiddenBalances';
import { currencyCode, currencyFigure } from '../../currencyExchange/currencyText';

export interface FundRecordRowProps {
  /** The fund record. */
  record: FundRecord;
  /** Called when the row is pressed. Shows all fields: order number, issuer, remark. */
  onOpen: () => void;
}

/**
 * A change of the available balance in a list: what happened, the amount, and the balance after it.
 *
 * Amounts are in the record's currency. They are no price movements, so they have no price colour.
 */
export function FundRecordRow({ record, onOpen }: FundRecordRowProps) {
  const formats = useFormats();
  const t = useText('fundRecords');
  const { status, currency, amount, balanceAfter } = record;
  const time = formats.dateTime(record.at);
  const about = useSubject(record);
  const balanceText = useBalanceText();
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
          {currencyFigure(amount, currency, formats, { plus: true })}
          <Unit>{currency === 'JPY' ? t('common:yen') : currencyCode(currency)}</Unit>
        </>
      }
      trailingNote={t('balanceAfter', {
        amount: balanceText(balanceAfter, (known) => currencyFigure(known, currency, formats)),
      })}
    />
  );
}

const tone: Record<Exclude<FundRecordStatus, 'success'>, StatusTone> = {
  pending: 'accent',
  returned: 'neutral',
};

/** The product and stock code it is about; empty if it has none. */
function useSubject({ productName, stockCode }: FundRecord): string {
  const language = useLanguage();
  return [productName && inLanguage(productName, language), stockCode].filter(Boolean).join(' · ');
}

const Part = styled.span`
  display: block;
`;

const Unit = styled.span`
  margin-left: ${units(space.xs)};
  color: ${color('inkTertiary')};
  font-size: ${textSize('caption')};
`;
