import { useState } from 'react';
import { ListRow } from '../../components/List/ListRow';
import { SelectSheet } from '../../components/Select/SelectSheet';
import { useText } from '../../i18n/useText';
import { storedTheme } from '../../session/preferences';
import { useStoredChoice } from '../../session/useStoredChoice';

const choices = ['device', 'light', 'dark'] as const;

/** The theme: as on the device, or the member's choice (decision 41). Applies at once. */
export function ThemeRow() {
  const t = useText('settings');
  const [choosing, setChoosing] = useState(false);
  const [chosen, choose] = useStoredChoice(storedTheme);
  return (
    <>
      <ListRow
        onPress={() => setChoosing(true)}
        title={t('theme.title')}
        trailing={t(`theme.${chosen ?? 'device'}`)}
      />
      <SelectSheet
        open={choosing}
        onOpenChange={setChoosing}
        label={t('theme.title')}
        options={choices.map((value) => ({ value, label: t(`theme.${value}`) }))}
        value={chosen ?? 'device'}
        onChange={(next) => choose(next === 'device' ? null : next)}
        closeLabel={t('common:close')}
      />
    </>
  );
}
