import type { ReactElement } from 'react';
import type { LoanTerms } from '../../api/contract/loans';
import { useLoan } from '../../api/queries/loans';
import { Banner } from '../../components/Banner/Banner';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { SkeletonCards } from '../../components/Skeleton/SkeletonCards';
import { Stack } from '../../components/Stack/Stack';
import { useText } from '../../i18n/useText';
import { Load } from '../../widgets/Load/Load';
import { LoanCard } from '../../widgets/loans/LoanCard/LoanCard';
import { loanHref } from '../hrefs';
import { CreditFigures } from './CreditFigures';
import { RepayForm } from './RepayForm';

interface OpenLoanProps {
  id: string;
  terms: LoanTerms;
  topBar: ReactElement;
  /** Called before something is sent. */
  onSend: () => void;
}

/** The open loan: awaiting its audit, or to be repaid. */
export function OpenLoan({ id, terms, topBar, onSend }: OpenLoanProps) {
  const t = useText('loans');
  const loan = useLoan(id);
  if (loan.state === 'ready' && loan.data.status === 'passed') {
    return <RepayForm loan={loan.data} terms={terms} topBar={topBar} onSend={onSend} />;
  }
  const place = (
    <Section>
      <SkeletonCards count={1} figure lines={2} />
    </Section>
  );
  return (
    <Page topBar={topBar}>
      <Load from={loan} skeleton={place}>
        {(data) => (
          <>
            <Section>
              <Stack gap="m">
                {data.status === 'awaitingAudit' && <Banner>{t('open.awaiting')}</Banner>}
                <LoanCard loan={data} href={loanHref(data.id)} />
              </Stack>
            </Section>
            <Section>
              <CreditFigures terms={terms} />
            </Section>
          </>
        )}
      </Load>
    </Page>
  );
}
