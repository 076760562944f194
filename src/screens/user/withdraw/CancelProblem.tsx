import type { MoneyState } from '../../../api/queries/useMoneyCall';
import { Banner } from '../../../components/Banner/Banner';
import { Section } from '../../../components/Section/Section';
import { useText } from '../../../i18n/useText';
import { RefusedByServer } from '../../sheets/service/RefusedByServer';

/** Why a withdrawal was not taken back, or that nobody knows; nothing otherwise. What is known stands beneath. */
export function CancelProblem({ state }: { state: MoneyState<unknown> }) {
  const t = useText('withdraw');
  if (state.step === 'unknown') {
    return (
      <Section>
        <Banner tone="warning" announce>
          {t('cancel.unknown')}
        </Banner>
      </Section>
    );
  }
  if (state.step !== 'ready' || !state.refusal) return null;
  return (
    <Section>
      <RefusedByServer message={state.refusal} />
    </Section>
  );
}
