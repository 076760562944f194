import type { ReactElement } from 'react';
import { useSubmitWithdrawal } from '../../api/queries/withdrawals';
import { Section } from '../../components/Section/Section';
import { SkeletonFigures } from '../../components/Skeleton/SkeletonFigures';
import { SkeletonForm } from '../../components/Skeleton/SkeletonForm';
import { withdrawChecklist } from '../../domain/withdrawals/withdrawSteps';
import { LoadPage } from '../LoadPage';
import { useWithdrawFacts, type WithdrawFacts } from './useWithdrawFacts';
import { WithdrawForm } from './WithdrawForm';
import { WithdrawGates } from './WithdrawGates';

const skeleton = (
  <>
    <SkeletonFigures facts={1} />
    <Section>
      <SkeletonForm fields={3} />
    </Section>
  </>
);

/** The checklist while a step is missing, then the form (decision 23). */
export function WithdrawStart({ topBar }: { topBar: ReactElement }) {
  const from = useWithdrawFacts();
  return (
    <LoadPage topBar={topBar} from={from} skeleton={skeleton}>
      {(facts) => <Withdraw facts={facts} topBar={topBar} />}
    </LoadPage>
  );
}

/** The form, once no step is missing. A refusal stays, also if a step is missing since it was sent. */
function Withdraw({ facts, topBar }: { facts: WithdrawFacts; topBar: ReactElement }) {
  const { account, cards, fundPasswordSet } = facts;
  const submission = useSubmitWithdrawal();
  const steps = withdrawChecklist({ ...account, cardCount: cards.length, fundPasswordSet });
  if (steps.every(({ state }) => state === 'done')) {
    return <WithdrawForm facts={facts} submission={submission} topBar={topBar} />;
  }
  return (
    <WithdrawGates
      steps={steps}
      restrictions={account.restrictions}
      problem={submission.problem}
      topBar={topBar}
    />
  );
}
