import { useState } from 'react';
import type { Position } from '../../api/contract/position';
import { useTradeRules } from '../../api/queries/trade';
import { Button } from '../../components/Button/Button';
import { useText } from '../../i18n/useText';
import { lazyComponent } from '../../lib/lazyComponent';
import { loadedData } from '../../lib/loadable';
import { LazyPart } from '../LazyPart';
import type { OnReport } from './useStatusChange';

interface AmendActionProps {
  position: Position;
  onReport: OnReport;
  /** Use beside other small buttons. */
  small?: boolean;
}

const sheet = lazyComponent(() => import('./AmendSheet'), 'AmendSheet');

/** Changes an order or a closing that waits. Not offered by a server without terms. */
export function AmendAction({ position, onReport, small = false }: AmendActionProps) {
  const t = useText('trade');
  const rules = loadedData(useTradeRules());
  const [opened, setOpened] = useState(0);
  const [open, setOpen] = useState(false);
  const { maxTermDays } = rules ?? {};
  if (!rules || maxTermDays == null || position.closesAt != null) return null;
  return (
    <>
      <Button
        kind="quiet"
        {...(small ? { size: 'small' as const } : { fullWidth: true })}
        onClick={() => {
          setOpened(opened + 1);
          setOpen(true);
        }}
      >
        {t('detail.amend')}
      </Button>
      {opened > 0 && (
        <LazyPart
          key={opened}
          of={sheet}
          props={{ position, rules, maxTermDays, open, onOpenChange: setOpen, onReport }}
          height={0}
        />
      )}
    </>
  );
}
