import { Banner } from '../../../components/Banner/Banner';
import { Section } from '../../../components/Section/Section';
import { useText } from '../../../i18n/useText';
import { RefusedByServer } from '../../sheets/service/RefusedByServer';
import type { useCancelling } from './useCancelling';

/** Why a withdrawal was not cancelled, or that the outcome is unknown. Renders nothing otherwise. */
export function CancelProblem({
  state,
  refusal,
}: Pick<ReturnType<typeof useCancelling>, 'state' | 'refusal'>) {
  const t = useText('withdrawals');
  if (state.step === 'unknown') {
    return (
      <Section>
        <Banner tone="warning" announce>
          {t('cancel.unknown')}
        </Banner>
      </Section>
    );
  }
  if (!refusal) return null;
  return (
    <Section>
      <RefusedByServer message={refusal} />
    </Section>
  );
}
