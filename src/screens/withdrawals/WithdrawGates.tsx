import type { ReactElement } from 'react';
import type { Problem } from '../../api/queries/submitCall';
import { Button } from '../../components/Button/Button';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Note } from '../../components/Note/Note';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { accountReasons } from '../../domain/account/accountReasons';
import type { Restriction } from '../../domain/account/accountVocabulary';
import type { WithdrawStepState } from '../../domain/withdrawals/withdrawSteps';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { blockedText } from '../../widgets/reasonText';
import { GateChecklist } from '../../widgets/withdrawals/GateChecklist/GateChecklist';
import { gateStates } from '../../widgets/withdrawals/GateChecklist/gateStates';
import { addCardHref, fundPasswordHref, realNameHref, withdrawHref } from '../hrefs';
import { MemberRestrictions } from '../support/MemberRestrictions';
import { RefusedByServer } from '../support/RefusedByServer';

/** Path of this screen, to which each step leads back. */
const here = '/user/withdraw';
const hrefs = {
  verify: realNameHref(here),
  addCard: addCardHref(here),
  setFundPassword: fundPasswordHref(here),
  withdraw: withdrawHref,
};

interface WithdrawGatesProps {
  steps: readonly WithdrawStepState[];
  restrictions: readonly Restriction[];
  /** Why a withdrawal was refused that was sent before a step was missing. */
  problem: Problem | undefined;
  topBar: ReactElement;
}

/**
 * The steps before the first withdrawal, all free of charge (decisions 16 and 23).
 *
 * If a restriction forbids withdrawals, the button states that, because no step resolves it.
 */
export function WithdrawGates({ steps, restrictions, problem, topBar }: WithdrawGatesProps) {
  const formats = useFormats();
  const t = useText('withdrawals');
  const next = gateStates(steps).find(({ state }) => state === 'next');
  const blocked = blockedText(t, accountReasons(restrictions, 'withdrawBanned'), formats);
  const go = blocked ? (
    <Button fullWidth blockedReason={blocked}>
      {t('gates:steps.withdraw')}
    </Button>
  ) : (
    next && (
      <LinkButton fullWidth href={hrefs[next.name]}>
        {t(`gates:steps.${next.name}`)}
      </LinkButton>
    )
  );
  return (
    <Page topBar={topBar} actions={go}>
      <MemberRestrictions restrictions={restrictions} />
      {problem && (
        <Section>
          <RefusedByServer problem={problem} />
        </Section>
      )}
      <Section title={t('gates')} bleed>
        <GateChecklist steps={steps} hrefs={hrefs} restricted={blocked !== undefined} />
      </Section>
      <Section>
        <Note>{t('gatesNote')}</Note>
      </Section>
    </Page>
  );
}
