'use client';
import type { ReactNode } from 'react';
import { AmountField } from '../../../components/AmountField/AmountField';
import { Button } from '../../../components/Button/Button';
import { KeyValue } from '../../../components/KeyValue/KeyValue';
import { Note } from '../../../components/Note/Note';
import { PressGuard } from '../../../components/PressGuard';
import { Sheet } from '../../../components/Sheet/Sheet';
import { Stack } from '../../../components/Stack/Stack';
import type { Restriction } from '../../../domain/account/accountVocabulary';
import { marginReasons } from '../../../domain/trade/marginReasons';
import { parseTyped } from '../../../domain/typedNumber';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { useBalanceText } from '../../account/hiddenBalances';
import { type FormProblem, ProblemNote } from '../../ProblemNote/ProblemNote';
import { firstReasonText } from '../../reasonText';
import { useBlockedButton } from '../../useBlockedButton';
import { useWaitReason } from '../../waitText';
import { PositionGauge, type PositionGaugeProps } from '../PositionGauge/PositionGauge';

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
  /** Use to draw what the amount changes: the other prices of the position, in yen. Without them, two rows say it. */
  prices?: Pick<PositionGaugeProps, 'buyPrice' | 'latestPrice' | 'breakEven'>;
  /** Set while the call runs. */
  busy: boolean;
  /** Why the server did not carry it out, shown until the form changes. */
  problem: FormProblem | undefined;
  /** When it may be sent again after too many requests, in ms of `deviceNow` (`src/lib/deviceClock.ts`). */
  retryAt?: number | undefined;
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
  const formats = useFormats();
  const { open, onOpenChange, available, restrictions, liquidationWith, busy, typed } = props;
  const t = useText('position');
  const balanceText = useBalanceText();
  const reasons = marginReasons({ amount: typed, available, restrictions });
  const reason = firstReasonText(t, reasons, formats);
  const { textId, why } = useBlockedButton(useWaitReason(props.retryAt) ?? reason, props.problem);
  const amount = parseTyped(typed);
  const after = reason || amount === undefined ? undefined : liquidationWith(amount);
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('margin.title')}
      closeLabel={t('common:close')}
      actions={
        <Button fullWidth busy={busy} {...why} onClick={() => amount !== undefined && props.onSubmit(amount)}>
          {t('margin.submit')}
        </Button>
      }
    >
      <PressGuard />
      <Stack>
        <AmountField
          notation={formats.notation}
          label={t('margin.amount')}
          unit={t('common:yen')}
          inputMode="numeric"
          value={typed}
          onChange={props.onType}
          hint={t('margin.hint', { available: balanceText(available, formats.yen) })}
          {...(typed !== '' && reason && { error: reason })}
        />
        {props.prices ? (
          <PositionGauge
            {...props.prices}
            liquidationPrice={liquidationWith('0')}
            liquidationAfter={after ?? null}
          />
        ) : (
          <KeyValue
            items={[
              { label: t('margin.liquidationNow'), value: formats.price(liquidationWith('0')) },
              { label: t('margin.liquidationAfter'), value: formats.price(after), emphasised: true },
            ]}
          />
        )}
        <ProblemNote problem={props.problem} contact={props.contact} textId={textId} />
        <Note>{t('margin.note')}</Note>
      </Stack>
    </Sheet>
  );
}
