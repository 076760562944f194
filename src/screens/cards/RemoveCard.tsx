import { useEffect } from 'react';
import type { BankCard } from '../../api/contract/cards';
import { useRemoveCard } from '../../api/queries/cards';
import { Dialog } from '../../components/Dialog/Dialog';
import { Stack } from '../../components/Stack/Stack';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { bankNameIn } from '../../widgets/cards/bankNames';
import { ProblemNote } from '../../widgets/ProblemNote/ProblemNote';

interface RemoveCardProps {
  card: BankCard;
  onClose: () => void;
}

/** Confirms the removal of a bank account. A refusal is shown in the dialog itself. */
export function RemoveCard({ card, onClose }: RemoveCardProps) {
  const t = useText('cards');
  const bank = bankNameIn(card, useLanguage());
  const { state, problem, submit } = useRemoveCard();
  const done = state.step === 'done';
  useEffect(() => {
    if (done) onClose();
  }, [done, onClose]);
  return (
    <Dialog
      open={!done}
      onOpenChange={(open) => !open && onClose()}
      title={t('remove.question')}
      confirmLabel={t('remove.confirm')}
      cancelLabel={t('common:cancel')}
      busy={state.step === 'sending'}
      onConfirm={() => void submit({ id: card.id })}
    >
      <Stack gap="m">
        <span>{t('remove.note', { bank, digits: card.lastFour })}</span>
        <ProblemNote problem={problem} />
      </Stack>
    </Dialog>
  );
}
