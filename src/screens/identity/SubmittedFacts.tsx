import type { RealNameState } from '../../api/contract/identity';
import { KeyValue, type KeyValueItem } from '../../components/KeyValue/KeyValue';
import { Section } from '../../components/Section/Section';
import { spelledScripts } from '../../domain/identity/identityVocabulary';
import { spellingFields } from '../../domain/identity/nameSpelling';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { withMask } from '../../widgets/cards/masked';

interface SubmittedFactsProps {
  state: RealNameState;
  /** Facts appended after these. */
  more?: readonly KeyValueItem[];
}

/** What was submitted, with the number masked. Photos are never shown again. */
export function SubmittedFacts({ state, more = [] }: SubmittedFactsProps) {
  const formats = useFormats();
  const t = useText('identity');
  return (
    <Section title={t('facts.title')}>
      <KeyValue
        items={[
          { label: t('form.name'), value: state.name ?? t('common:none') },
          ...spelledScripts.flatMap((script) => {
            const value = state[spellingFields[script]];
            return value == null ? [] : [{ label: t(`form.${spellingFields[script]}`), value }];
          }),
          {
            label: t('form.idNumber'),
            value: state.idNumber == null ? t('common:none') : withMask(state.idNumber),
          },
          { label: t('facts.images'), value: t('facts.imagesNote') },
          { label: t('facts.submittedAt'), value: formats.dateTime(state.submittedAt) },
          ...more,
        ]}
      />
    </Section>
  );
}
