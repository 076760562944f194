import { styled } from 'styled-components';
import { CopyButton } from '../../components/CopyButton/CopyButton';
import { useText } from '../../i18n/useText';
import { textSize } from '../../theme/textSize';
import { color, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { longNumber } from '../../widgets/longNumber';

interface CopyFactsProps {
  facts: readonly {
    label: string;
    value: string;
    /** Set for a number or an address: a long one is shortened (specification 9). A name is shown whole. */
    isNumber?: boolean;
    /** Use for text that the row's button copies. Without it there is no button. */
    copied?: string;
  }[];
}

/** Facts to be entered elsewhere, each with a copy button. */
export function CopyFacts({ facts }: CopyFactsProps) {
  const t = useText('deposits');
  return (
    <dl>
      {facts.map(({ label, value, isNumber, copied }) => (
        <Row key={label}>
          <Label>{label}</Label>
          <Value>{isNumber ? longNumber(value) : value}</Value>
          {copied !== undefined && (
            <Action>
              <CopyButton
                text={copied}
                label={t('copyLabel', { what: label })}
                doneLabel={t('common:copy.done')}
                failedLabel={t('common:copy.failed')}
              />
            </Action>
          )}
        </Row>
      ))}
    </dl>
  );
}

const Row = styled.div`
  display: grid;
  min-height: ${units(112)};
  align-content: center;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${units(0, space.s)};
  & + & { border-top: 1px solid ${color('hairline')}; }
`;

const Label = styled.dt`
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
`;

const Value = styled.dd`
  grid-row: 2;
  overflow-wrap: anywhere;
`;

// Next to both lines, with its icon aligned to the side margin.
const Action = styled.dd`
  align-self: center;
  grid-row: 1 / 3;
  margin-right: ${units(-20)};
`;
