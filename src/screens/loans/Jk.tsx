import { useLoanTerms } from '../../api/queries/loans';
import { Section } from '../../components/Section/Section';
import { SkeletonFigures } from '../../components/Skeleton/SkeletonFigures';
import { SkeletonForm } from '../../components/Skeleton/SkeletonForm';
import { BarLink } from '../../components/TopBar/BarLink';
import { TopBar } from '../../components/TopBar/TopBar';
import { useText } from '../../i18n/useText';
import { loanRecordsHref } from '../hrefs';
import { LoadPage } from '../LoadPage';
import { useBack } from '../useBack';
import { LoanDesk } from './LoanDesk';

const skeleton = (
  <>
    <SkeletonFigures facts={3} />
    <Section>
      <SkeletonForm fields={2} />
    </Section>
  </>
);

/** `/user/jk`: requests a credit loan, or repays the open one. */
export function Jk() {
  const t = useText('loans');
  const terms = useLoanTerms();
  const back = useBack('/user/usercenter');
  const records = <BarLink href={loanRecordsHref}>{t('records')}</BarLink>;
  const topBar = <TopBar title={t('title')} back={back} trailing={records} />;
  return (
    <LoadPage topBar={topBar} from={terms} skeleton={skeleton}>
      {(data) => <LoanDesk terms={data} topBar={topBar} />}
    </LoadPage>
  );
}
