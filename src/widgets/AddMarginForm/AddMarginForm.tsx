import type { ReactNode } from 'react';
import { AmountField } from '../../components/AmountField/AmountField';
import { Button } from '../../components/Button/Button';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Note } from '../../components/Note/Note';
import { Sheet } from '../../components/Sheet/Sheet';
import { Stack } from '../../components/Stack/Stack';
import { marginReasons } from '../../domain/marginReasons';
import { parseTyped } from '../../domain/typedNumber';
import type { Restriction } from '../../domain/vocabulary';
import { formatPrice } from '../../format/price';
import { formatYen } from '../../format/yen';
import { useText } from '../../i18n/useText';
import type { ServerRefusal } from '../Refusal/Refusal';
import { Refusal } from '../Refusal/Refusal';
import { firstReasonText } from '../reasonText';

export interface AddMarginFormProps {
  /** Whether the sheet is shown. */
  open: boolean;
  /** Called when the member opens or closes the sheet. */
  onOpenChange: (open: boolean) => void;
  /** Available funds in yen; undefined while unknown. */
  available: string | undefined;
  /** Restrictions of the account, which may block the form. */
  restrictions: readonly Restriction[];
  /** Liquidation price in yen after adding an amount; `"0"` gives the current one. Undefined if there is none. */
  liquidationWith: (amount: string) => string | undefined;
  /** Set while the call runs. */
  busy: boolean;
  /** The server's refusal, shown until the form changes. */
  refusal: ServerRefusal | undefined;
  /** Use for a link to customer service, shown with refusals that only customer service can resolve. */
  contact?: ReactNode;
  /** The amount as typed. */
  typed: string;
  /** Called with the amount as typed. */
  onType: (typed: string) => void;
  /**
   * Called when the amount is confirmed.
   *
   * @param amount a positive whole number of yen, as a decimal string
   */
  onSubmit: (amount: string) => void;
}

/** Adds margin to a position: a positive whole number of yen, up to the available funds (specification 5). */
export function AddMarginForm(props: AddMarginFormProps) {
  const { open, onOpenChange, available, restrictions, liquidationWith, busy, refusal, typed } = props;
  const t = useText('position');
  const reasons = marginReasons({ amount: typed, available, restrictions });
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
          onClick={() => amount !== undefined && props.onSubmit(amount)}
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
          onChange={props.onType}
          hint={t('margin.hint', { available: available === undefined ? '—' : formatYen(available) })}
          {...(typed !== '' && blocked && { error: blocked })}
        />
        <KeyValue
          items={[
            { label: t('margin.liquidationNow'), value: formatPrice(liquidationWith('0')) },
            {
              label: t('margin.liquidationAfter'),
              value: formatPrice(blocked || amount === undefined ? undefined : liquidationWith(amount)),
              emphasised: true,
            },
          ]}
        />
        <Refusal message={refusal} contact={props.contact} />
        <Note>{t('margin.note')}</Note>
      </Stack>
    </Sheet>
  );
}
