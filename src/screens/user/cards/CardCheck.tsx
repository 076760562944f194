import { Button } from '../../../components/Button/Button';
import { KeyValue } from '../../../components/KeyValue/KeyValue';
import { Note } from '../../../components/Note/Note';
import { Sheet } from '../../../components/Sheet/Sheet';
import { Stack } from '../../../components/Stack/Stack';
import { type CardField, cardFields } from '../../../domain/cardFields';
import type { CardForm } from '../../../domain/cardReasons';
import type { Text } from '../../../i18n/text';
import { useText } from '../../../i18n/useText';

interface CardCheckProps {
  /** As it will be kept. */
  card: CardForm;
  busy: boolean;
  onClose: () => void;
  onAdd: () => void;
}

/** The whole account once more as it will be kept, before it is masked: a wrong digit sends money elsewhere. */
export function CardCheck({ card, busy, onClose, onAdd }: CardCheckProps) {
  const t = useText('cards');
  const add = (
    <Button fullWidth busy={busy} onClick={onAdd}>
      {t('submit')}
    </Button>
  );
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('check')}
      closeLabel={t('common:close')}
      actions={add}
    >
      <Stack gap="m">
        <KeyValue
          items={cardFields(card.region).map((field) => ({
            label: t(`fields.${field}`),
            value: shownAs(t, card, field),
            emphasised: field === 'number',
          }))}
        />
        <Note>{t('checkNote')}</Note>
      </Stack>
    </Sheet>
  );
}

const shownAs = (t: Text<'cards'>, { type, ...card }: CardForm, field: CardField): string =>
  field === 'type' ? t(`funds:card.type.${type === '' ? 'savings' : type}`) : card[field];
