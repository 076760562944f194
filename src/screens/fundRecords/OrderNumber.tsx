import { styled } from 'styled-components';
import { CopyButton } from '../../components/CopyButton/CopyButton';
import { useText } from '../../i18n/useText';
import { units } from '../../theme/units';
import { longNumber } from '../../widgets/longNumber';

/** An order number with a copy button, for customer service. */
export function OrderNumber({ number }: { number: string }) {
  const t = useText('fundRecords');
  return (
    <Line>
      {longNumber(number)}
      <CopyButton
        text={number}
        label={t('detail.copy')}
        doneLabel={t('common:copy.done')}
        failedLabel={t('common:copy.failed')}
      />
    </Line>
  );
}

// The button is taller than the line. Its icon is on the grid's edge.
const Line = styled.span`
  display: inline-flex;
  align-items: center;
  margin: ${units(-22, -20)};
  margin-left: 0;
`;
