import type { RealNameState } from '../../api/contract/identity';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Note } from '../../components/Note/Note';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import { spelledScripts } from '../../domain/identity/identityVocabulary';
import { spellingFields } from '../../domain/identity/nameSpelling';
import { scriptOf } from '../../domain/identity/personName';
import { useText } from '../../i18n/useText';
import { correctSpellingHref } from '../hrefs';
import { SpellingBanner } from './SpellingBanner';

/** The verified name in the scripts that banks use: what is under review or was refused, and what can be changed. */
export function NameSpellings({ state }: { state: RealNameState }) {
  const t = useText('identity');
  const own = scriptOf(state.name ?? '');
  const waits = (script: string) =>
    state.spellings.some((one) => one.script === script && one.status === 'underReview');
  return (
    <Section title={t('spelling.title')}>
      <Stack>
        {state.spellings.map((spelling) => (
          <SpellingBanner key={spelling.script} spelling={spelling} />
        ))}
        <Note>{t('spelling.note')}</Note>
        {spelledScripts
          .filter((script) => script !== own && !waits(script))
          .map((script) => (
            <LinkButton key={script} kind="quiet" href={correctSpellingHref(script)}>
              {t(`spelling.${state[spellingFields[script]] == null ? 'add' : 'correct'}.${script}`)}
            </LinkButton>
          ))}
      </Stack>
    </Section>
  );
}
