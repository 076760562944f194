'use client';
import { Banner } from '../../components/Banner/Banner';
import { Button } from '../../components/Button/Button';
import { useText } from '../../i18n/useText';

export interface AmountChangedProps {
  /** The amount confirmed before, as shown, with its unit. */
  from: string;
  /** The amount now, as shown, with its unit. */
  to: string;
  /** Called when the member continues with the new amount. Leave out where there is nothing to continue. */
  onAccept?: () => void;
}

/**
 * States that “all” is another amount than a moment ago: interest was added to a debt, or money arrived on a balance.
 * The new amount must be accepted before it is sent (decision 25).
 */
export function AmountChanged({ from, to, onAccept }: AmountChangedProps) {
  const t = useText('common');
  return (
    <Banner
      tone="warning"
      title={t('amountChanged.title', { to })}
      announce
      {...(onAccept && {
        action: (
          <Button kind="quiet" size="small" onClick={onAccept}>
            {t('amountChanged.accept', { to })}
          </Button>
        ),
      })}
    >
      {t('amountChanged.body', { from })}
    </Banner>
  );
}
