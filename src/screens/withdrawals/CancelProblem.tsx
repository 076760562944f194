import { Section } from '../../components/Section/Section';
import { withdrawRecordsHref } from '../hrefs';
import { SentRequestNote } from '../SentRequestNote';
import { RefusedByServer } from '../support/RefusedByServer';
import type { useWithdrawalCancel } from './useWithdrawalCancel';

/** Why a withdrawal was not cancelled, or that the outcome is unknown. Renders nothing otherwise. */
export function CancelProblem({
  state,
  problem,
  sent,
  check,
}: Pick<ReturnType<typeof useWithdrawalCancel>, 'state' | 'problem' | 'sent' | 'check'>) {
  if (state.step !== 'done' && sent)
    return (
      <Section>
        <SentRequestNote
          sent={sent}
          check={check}
          checkHref={withdrawRecordsHref()}
          checks="records"
          cancels
        />
      </Section>
    );
  if (!problem) return null;
  return (
    <Section>
      <RefusedByServer problem={problem} />
    </Section>
  );
}
