import { useState } from 'react';
import { ListRow } from '../../components/List/ListRow';
import { SelectSheet } from '../../components/Select/SelectSheet';
import { formatsOf } from '../../i18n/formats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { storedLargeNumberUnit } from '../../session/preferences';
import { useStoredChoice } from '../../session/useStoredChoice';

const units = ['juta', 'local'] as const;

/** A turnover that has decimals in every unit. */
const example = '1234500000';

/** The unit of large numbers in lists and charts: that of specification 9, or that of the language. Applies at once. */
export function LargeNumberRow() {
  const t = useText('settings');
  const language = useLanguage();
  const [choosing, setChoosing] = useState(false);
  const [chosen, choose] = useStoredChoice(storedLargeNumberUnit);
  const label = (unit: (typeof units)[number]) => formatsOf(language, unit).largeNumber(example);
  return (
    <>
      <ListRow
        onPress={() => setChoosing(true)}
        title={t('largeNumbers.title')}
        trailing={label(chosen ?? 'juta')}
      />
      <SelectSheet
        open={choosing}
        onOpenChange={setChoosing}
        label={t('largeNumbers.title')}
        options={units.map((value) => ({
          value,
          label: label(value),
          note: t(`largeNumbers.${value}`),
        }))}
        value={chosen ?? 'juta'}
        onChange={(next) => choose(next === 'local' ? next : null)}
        closeLabel={t('common:close')}
      />
    </>
  );
}
