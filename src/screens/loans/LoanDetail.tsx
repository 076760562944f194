import { useLoan } from '../../api/queries/loans';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { SkeletonCards } from '../../components/Skeleton/SkeletonCards';
import { TopBar } from '../../components/TopBar/TopBar';
import { isPositive } from '../../domain/decimal';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { Load } from '../../widgets/Load/Load';
import { LoanCard } from '../../widgets/loans/LoanCard/LoanCard';
import { loanDeskHref, loanRecordsHref } from '../hrefs';
import { Missing } from '../Missing';
import { useServiceSheet } from '../support/useServiceSheet';
import { LoanHistory } from './LoanHistory';

interface LoanDetailProps {
  id: string;
  back: { label: string; onPress: () => void };
}

/** One loan with its history, and a link to repay what is outstanding. */
export function LoanDetail({ id, back }: LoanDetailProps) {
  const t = useText('loans');
  const loan = useLoan(id);
  const known = loadedData(loan);
  const { serviceButton, serviceSheet } = useServiceSheet(known?.orderNumber);
  const owed = isPositive(known?.repayment.outstanding ?? '0');
  const repay = owed && (
    <LinkButton fullWidth href={loanDeskHref}>
      {t('repay.title')}
    </LinkButton>
  );
  const place = (
    <Section>
      <SkeletonCards count={1} figure lines={2} />
    </Section>
  );
  return (
    <Page topBar={<TopBar title={t('list.title')} back={back} trailing={serviceButton} />} actions={repay}>
      {loan.state === 'failed' && loan.failure.kind === 'refused' ? (
        <Missing title={t('list.gone')} href={loanRecordsHref} all={t('list.title')} />
      ) : (
        <Load from={loan} skeleton={place}>
          {(data) => (
            <>
              <Section>
                <LoanCard loan={data} />
              </Section>
              <LoanHistory loan={data} />
            </>
          )}
        </Load>
      )}
      {serviceSheet}
    </Page>
  );
}
