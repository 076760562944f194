'use client';
import { Sheet } from '../../../components/Sheet/Sheet';
import { TextsGate } from '../../../i18n/TextsGate';
import { useText } from '../../../i18n/useText';
import { BalanceBreakdown, type BalanceBreakdownProps } from '../BalanceBreakdown/BalanceBreakdown';

interface BalanceSheetProps extends BalanceBreakdownProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const texts = ['fundRecords'] as const;

/** The breakdown of a member's total assets, as a sheet (decision 14). Its texts load with it. */
export function BalanceSheet({ open, onOpenChange, balances }: BalanceSheetProps) {
  const t = useText('home');
  return (
    <TextsGate namespaces={texts}>
      <Sheet open={open} onOpenChange={onOpenChange} title={t('assets.total')} closeLabel={t('common:close')}>
        <BalanceBreakdown balances={balances} />
      </Sheet>
    </TextsGate>
  );
}
