import { useState } from 'react';
import styled from 'styled-components';
import { AmountField } from '../../components/AmountField/AmountField';
import { Button } from '../../components/Button/Button';
import { Sheet } from '../../components/Sheet/Sheet';
import { Stack } from '../../components/Stack/Stack';
import { marginReasons } from '../../domain/marginReasons';
import { parseTyped } from '../../domain/typedNumber';
import { formatYen } from '../../format/yen';
import { useText } from '../../i18n/useText';
import { rem } from '../../theme/rem';
import { color, fontSize } from '../../theme/tokens';
import type { ServerRefusal } from '../Refusal/Refusal';
import { Refusal } from '../Refusal/Refusal';
import { firstReasonText } from '../reasonText';

export interface AddMarginFormProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Available funds in yen; undefined while unknown. */
  available: string | undefined;
  busy: boolean;
  refusal: ServerRefusal | undefined;
  /** The member changed the amount: an older refusal no longer applies. */
  onEdit: () => void;
  /** @param amount a positive whole number of yen, as a decimal string */
  onSubmit: (amount: string) => void;
}

const Note = styled.p`
  color: ${color('inkSecondary')};
  font-size: ${rem(fontSize.small)};
  line-height: 1.6;
`;

/** Adds margin to a position: a positive whole number of yen, within what is available (specification 5). */
export function AddMarginForm(props: AddMarginFormProps) {
  const { open, onOpenChange, available, busy, refusal, onEdit, onSubmit } = props;
  const t = useText('trade');
  const [typed, setTyped] = useState('');
  const reasons = marginReasons({ amount: typed, available });
  const blocked = firstReasonText(t, reasons);
  const amount = parseTyped(typed);
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('margin.title')}
      closeLabel={t('common:close')}
      actions={
        <Button
          fullWidth
          busy={busy}
          {...(blocked && { blockedReason: blocked })}
          onClick={() => amount !== undefined && onSubmit(amount)}
        >
          {t('margin.submit')}
        </Button>
      }
    >
      <Stack>
        <AmountField
          label={t('margin.amount')}
          unit={t('common:yen')}
          inputMode="numeric"
          value={typed}
          onChange={(raw) => {
            setTyped(raw);
            onEdit();
          }}
          hint={t('margin.hint', { available: available === undefined ? '—' : formatYen(available) })}
          {...(typed !== '' && blocked && { error: blocked })}
        />
        <Refusal message={refusal} />
        <Note>{t('margin.note')}</Note>
      </Stack>
    </Sheet>
  );
}
