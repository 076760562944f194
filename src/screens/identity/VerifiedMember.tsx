import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { RealNameState } from '../../api/contract/identity';
import { type SpelledScript, spelledScripts } from '../../domain/identity/identityVocabulary';
import { spellingFields } from '../../domain/identity/nameSpelling';
import { RealNameVerified } from './RealNameVerified';
import { SpellingForm } from './SpellingForm';

interface VerifiedMemberProps {
  state: RealNameState;
  topBar: ReactElement;
  /** Continues where the check was needed. */
  goOn: (() => void) | undefined;
  /** Goes one page back. */
  leave: () => void;
}

/**
 * The verified name, or the form for its spelling in another script: `?spelling=` if it is missing, `?correct=` also to
 * replace it (decision 53).
 */
export function VerifiedMember({ state, topBar, goOn, leave }: VerifiedMemberProps) {
  const [query] = useSearchParams();
  const scriptIn = (key: string) => spelledScripts.find((script) => script === query.get(key));
  const needed = scriptIn('spelling');
  const corrected = scriptIn('correct');
  const waits = (script: SpelledScript) =>
    state.spellings.some((one) => one.script === script && one.status === 'underReview');
  const missing = needed && state[spellingFields[needed]] == null ? needed : undefined;
  const script = corrected ?? missing;
  if (script && !waits(script)) {
    const sent = corrected ? { onSent: leave } : {};
    return <SpellingForm key={script} state={state} script={script} topBar={topBar} {...sent} />;
  }
  return <RealNameVerified state={state} topBar={topBar} waits={missing !== undefined} goOn={goOn} />;
}
