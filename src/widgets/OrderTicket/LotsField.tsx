import type { Dispatch } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button/Button';
import { Stepper } from '../../components/Stepper/Stepper';
import { isPositive, isWhole, multiply } from '../../domain/decimal';
import type { OrderDraftAction } from '../../domain/orderDraft';
import { parseTyped } from '../../domain/typedNumber';
import { formatPlainNumber } from '../../format/plainNumber';
import { useText } from '../../i18n/useText';
import { rem } from '../../theme/rem';
import { space } from '../../theme/tokens';

interface LotsFieldProps {
  typed: string;
  lotSize: number;
  affordable: { quarter: number; half: number; max: number };
  error: string | undefined;
  dispatch: Dispatch<OrderDraftAction>;
}

const parts = ['quarter', 'half', 'max'] as const;

const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${rem(space.s)};
  margin-top: ${rem(space.s)};
`;

/** How many shares the typed lots are; none while they are not a whole number. */
function sharesOf(typed: string, lotSize: number): string {
  const lots = parseTyped(typed);
  const usable = lots !== undefined && isWhole(lots) && isPositive(lots);
  return formatPlainNumber(usable ? multiply(lots, String(lotSize)) : '0');
}

/** Lots, with the shares they are beside them (decision 9), and a quarter, half or all that one can afford. */
export function LotsField({ typed, lotSize, affordable, error, dispatch }: LotsFieldProps) {
  const t = useText('trade');
  const shares = sharesOf(typed, lotSize);
  return (
    <div>
      <Stepper
        label={t('order.lots')}
        unit={t('common:lots')}
        inputMode="numeric"
        value={typed}
        onChange={(next) => dispatch({ type: 'lots', typed: next })}
        onStep={(by) => dispatch({ type: 'stepLots', by })}
        decreaseLabel={`${t('order.lots')}: ${t('order.decrease')}`}
        increaseLabel={`${t('order.lots')}: ${t('order.increase')}`}
        error={error}
        hint={t('order.lotsToShares', { shares, lotSize: formatPlainNumber(String(lotSize)) })}
      />
      <Parts>
        {parts.map((part) => (
          <Button
            key={part}
            kind="quiet"
            size="small"
            fullWidth
            onClick={() => dispatch({ type: 'lots', typed: String(affordable[part]) })}
          >
            {t(`order.${part}`)}
          </Button>
        ))}
      </Parts>
    </div>
  );
}
