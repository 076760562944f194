import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { textSize } from '../../theme/textSize';
import { color, fontWeight, space } from '../../theme/tokens';
import { units } from '../../theme/units';

interface AmountInReachProps {
  /** Name of the amount, as above its field. */
  label: string;
  /** In yen; undefined while none is typed. */
  amount: string | undefined;
  /** Smallest amount, in whole yen. */
  minimum: string;
  /** Leads to the field. Undefined while the button below does. */
  onChange: (() => void) | undefined;
}

/** The amount beside the button that is always in sight, and the way to its field at the end of a long screen. */
export function AmountInReach({ label, amount, minimum, onChange }: AmountInReachProps) {
  const formats = useFormats();
  const t = useText('products');
  return (
    <Row>
      <Label>{label}</Label>
      <Amount>
        {amount === undefined ? t('amount.from', { amount: formats.yen(minimum) }) : formats.yen(amount)}
      </Amount>
      {onChange && (
        <Button kind="quiet" size="small" onClick={onChange}>
          {t('amount.change')}
        </Button>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${units(0, space.s)};
`;

const Label = styled.span`
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
`;

const Amount = styled.span`
  margin-left: auto;
  font-weight: ${fontWeight.bold};
`;
