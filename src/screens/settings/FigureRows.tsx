import { useState } from 'react';
import { ListRow } from '../../components/List/ListRow';
import { SelectSheet } from '../../components/Select/SelectSheet';
import { formatsOf } from '../../i18n/formats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { storedLargeNumberUnit, storedWholeYen } from '../../session/preferences';
import { useStoredChoice } from '../../session/useStoredChoice';

/** A turnover that has decimals in every unit. */
const turnover = '1234500000';

/** The unit of large numbers in lists and charts: that of specification 9, or that of the language. Applies at once. */
export function LargeNumberRow() {
  const t = useText('settings');
  const language = useLanguage();
  const [chosen, choose] = useStoredChoice(storedLargeNumberUnit);
  const units = ['juta', 'local'] as const;
  return (
    <ExampleRow
      title={t('largeNumbers.title')}
      options={units.map((value) => ({
        value,
        label: formatsOf(language, { largeNumbers: value }).largeNumber(turnover),
        note: t(`largeNumbers.${value}`),
      }))}
      value={chosen ?? 'juta'}
      onChange={(next) => choose(next === 'local' ? next : null)}
    />
  );
}

/** Whether whole amounts of yen have two decimals, as in specification 9. Applies at once. */
export function WholeYenRow() {
  const t = useText('settings');
  const language = useLanguage();
  const [chosen, choose] = useStoredChoice(storedWholeYen);
  const styles = ['decimals', 'plain'] as const;
  return (
    <ExampleRow
      title={t('wholeYen.title')}
      options={styles.map((value) => ({
        value,
        label: formatsOf(language, { wholeYen: value }).yen('12345'),
        note: t(`wholeYen.${value}`),
      }))}
      value={chosen ?? 'decimals'}
      onChange={(next) => choose(next === 'plain' ? next : null)}
    />
  );
}

interface ExampleRowProps<Value extends string> {
  title: string;
  /** Each is labelled with an example. */
  options: readonly { value: Value; label: string; note: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A setting whose choices are examples. */
function ExampleRow<Value extends string>({ title, options, value, onChange }: ExampleRowProps<Value>) {
  const t = useText('common');
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <ListRow
        onPress={() => setChoosing(true)}
        title={title}
        trailing={options.find((option) => option.value === value)?.label}
      />
      <SelectSheet
        open={choosing}
        onOpenChange={setChoosing}
        label={title}
        options={options}
        value={value}
        onChange={onChange}
        closeLabel={t('close')}
      />
    </>
  );
}
