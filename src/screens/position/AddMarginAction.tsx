import { type ReactNode, useState } from 'react';
import type { Position } from '../../api/contract/position';
import { useAccount } from '../../api/queries/account';
import { useAddMargin } from '../../api/queries/trade';
import { Banner } from '../../components/Banner/Banner';
import { Button } from '../../components/Button/Button';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { AddMarginForm } from '../../widgets/AddMarginForm/AddMarginForm';
import { ResultUnknown } from '../../widgets/ResultUnknown/ResultUnknown';
import { positionsHref } from '../hrefs';
import { useOutcome } from './useOutcome';

interface ActionProps {
  position: Position;
  onReport: (report: ReactNode) => void;
}

/** Adds margin to a position that is held. Once it is done the next addition is an action of its own. */
export function AddMarginAction(props: ActionProps) {
  const [count, setCount] = useState(0);
  return <OneAddition key={count} {...props} onDone={() => setCount(count + 1)} />;
}

function OneAddition({ position, onReport, onDone }: ActionProps & { onDone: () => void }) {
  const t = useText('trade');
  const [open, setOpen] = useState(false);
  const account = loadedData(useAccount());
  const addition = useAddMargin();
  const { state } = addition;
  useOutcome(state, {
    onSending: () => onReport(undefined),
    onDone: () => {
      onReport(<Banner tone="success" title={t('result.marginTitle')} announce />);
      onDone();
    },
    onUnknown: (reference) => {
      onReport(<ResultUnknown reference={reference} checkHref={positionsHref} />);
      setOpen(false);
    },
  });
  return (
    <>
      <Button
        fullWidth
        kind="quiet"
        {...(state.step === 'unknown' && { blockedReason: t('unknown.title') })}
        onClick={() => setOpen(true)}
      >
        {t('detail.addMargin')}
      </Button>
      <AddMarginForm
        open={open}
        onOpenChange={setOpen}
        available={account?.availableFunds}
        busy={state.step === 'sending'}
        refusal={state.step === 'ready' ? state.refusal : undefined}
        onEdit={addition.edit}
        onSubmit={(amount) => void addition.submit({ id: position.id, amount })}
      />
    </>
  );
}
