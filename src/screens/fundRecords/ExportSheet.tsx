import type { PagesReading } from '../../api/queries/useAllPages';
import { Button } from '../../components/Button/Button';
import { Note } from '../../components/Note/Note';
import { Sheet } from '../../components/Sheet/Sheet';
import { Stack } from '../../components/Stack/Stack';
import { useText } from '../../i18n/useText';
import { LoadFailed } from '../../widgets/Load/Load';

interface ExportSheetProps {
  reading: PagesReading;
  onRetry: () => void;
  onCancel: () => void;
}

/** How many records have been loaded for a file, with a way to stop, and to go on after a failure. */
export function ExportSheet({ reading, onRetry, onCancel }: ExportSheetProps) {
  const t = useText('fundRecords');
  return (
    <Sheet
      open={reading.step !== 'idle'}
      onOpenChange={(next) => !next && onCancel()}
      title={t('records.exporting')}
      closeLabel={t('common:close')}
      actions={
        <Button kind="quiet" fullWidth onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      }
    >
      {reading.step !== 'idle' && (
        <Stack gap="s">
          <p role="status">{t('records.loaded', { records: reading.count })}</p>
          <div aria-busy={reading.step === 'reading'}>
            <Note>{t('records.allFirst')}</Note>
          </div>
          {reading.step === 'failed' && <LoadFailed failure={reading.failure} retry={onRetry} />}
        </Stack>
      )}
    </Sheet>
  );
}
