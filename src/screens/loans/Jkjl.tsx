import { useSearchParams } from 'react-router-dom';
import { useLoanRecords } from '../../api/queries/loans';
import { Empty } from '../../components/Empty/Empty';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { SkeletonCards } from '../../components/Skeleton/SkeletonCards';
import { Stack } from '../../components/Stack/Stack';
import { TopBar } from '../../components/TopBar/TopBar';
import { isPositive } from '../../domain/decimal';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { Load } from '../../widgets/Load/Load';
import { LoanCard } from '../../widgets/loans/LoanCard/LoanCard';
import { PagedList } from '../../widgets/PagedList/PagedList';
import { loanDeskHref, loanHref } from '../hrefs';
import { useBack } from '../useBack';
import { LoanDetail } from './LoanDetail';

/** `/user/jkjl`: the member's loans. `?id=…`: one of them with its history. */
export function Jkjl() {
  const t = useText('loans');
  const [search] = useSearchParams();
  const id = search.get('id');
  const back = useBack(id === null ? '/user/jk' : '/user/jkjl');
  if (id !== null) return <LoanDetail key={id} id={id} back={back} />;
  return (
    <Page topBar={<TopBar title={t('list.title')} back={back} />}>
      <Loans />
    </Page>
  );
}

const skeleton = (
  <Section>
    <SkeletonCards figure lines={2} />
  </Section>
);

function Loans() {
  const t = useText('loans');
  const loans = useLoanRecords();
  const toBorrow = (
    <LinkButton kind="quiet" href={loanDeskHref}>
      {t('list.toBorrow')}
    </LinkButton>
  );
  return (
    <Load from={loans} skeleton={skeleton}>
      {(pages) => (
        <Section bleed>
          <PagedList
            label={t('list.title')}
            pages={pages}
            keyOf={({ id }) => id}
            look="cards"
            empty={<Empty drawing="records" title={t('list.empty')} action={toBorrow} />}
          >
            {(loan) => (
              <Stack gap="s">
                <LoanCard loan={loan} href={loanHref(loan.id)} />
                <Repay outstanding={loan.repayment.outstanding} />
              </Stack>
            )}
          </PagedList>
        </Section>
      )}
    </Load>
  );
}

/** The way to the repayment of what is owed. It stands below the card, whose link stays when the loan changes. */
function Repay({ outstanding }: { outstanding: string }) {
  const formats = useFormats();
  const t = useText('loans');
  if (!isPositive(outstanding)) return null;
  return (
    <LinkButton fullWidth href={loanDeskHref}>
      {t('repay.withAmount', { amount: formats.yen(outstanding) })}
    </LinkButton>
  );
}
