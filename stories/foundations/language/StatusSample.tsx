import { Status, type StatusTone } from '../../../src/components/Status/Status';
import { useLanguage } from '../../../src/i18n/useLanguage';
import { wordFor } from '../../reference/glossary/words';
import { Sample } from '../page/Sample';

const states: readonly (readonly [term: string, tone: StatusTone])[] = [
  ['Under review', 'accent'],
  ['Approved', 'success'],
  ['Payment due', 'warning'],
  ['Rejected', 'danger'],
  ['Closed', 'neutral'],
];

/** States in words; colour only repeats them. */
export function StatusSample() {
  const language = useLanguage();
  return (
    <Sample>
      {states.map(([term, tone]) => (
        <Status key={term} tone={tone}>
          {wordFor(term, language)}
        </Status>
      ))}
    </Sample>
  );
}
