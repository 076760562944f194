import { useState } from 'react';
import { ListRow } from '../../components/List/ListRow';
import { SelectSheet } from '../../components/Select/SelectSheet';
import { useText } from '../../i18n/useText';
import { storedTextSize, textSizes } from '../../session/textSize';
import { useStoredChoice } from '../../session/useStoredChoice';

/** The text size: as on the device, or the member's choice. Applies at once. */
export function TextSizeRow() {
  const t = useText('settings');
  const [choosing, setChoosing] = useState(false);
  const [chosen, choose] = useStoredChoice(storedTextSize);
  const percent = (size: string) => t('textSize.percent', { percent: size });
  const sizes = textSizes.map((value) => ({ value, label: percent(value) }));
  return (
    <>
      <ListRow
        onPress={() => setChoosing(true)}
        title={t('textSize.title')}
        trailing={chosen === null ? t('textSize.device') : percent(chosen)}
      />
      <SelectSheet
        open={choosing}
        onOpenChange={setChoosing}
        label={t('textSize.title')}
        options={[{ value: 'device', label: t('textSize.device'), note: t('textSize.deviceNote') }, ...sizes]}
        value={chosen ?? 'device'}
        onChange={(next) => choose(next === 'device' ? null : next)}
        closeLabel={t('common:close')}
      />
    </>
  );
}
