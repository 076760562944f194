import { useLocation } from 'react-router-dom';
import { useAccount } from '../../api/queries/account';
import { useCardRules } from '../../api/queries/cards';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { SkeletonForm } from '../../components/Skeleton/SkeletonForm';
import { TopBar } from '../../components/TopBar/TopBar';
import { useText } from '../../i18n/useText';
import { bothReady } from '../../lib/bothReady';
import { Load } from '../../widgets/Load/Load';
import { useReturn } from '../useReturn';
import { CardFormPage } from './cards/CardFormPage';
import { VerifyFirst } from './cards/VerifyFirst';

/** `/user/bandCard`: adds a bank account, in the name that was verified; `?to=…` says where it was needed. */
export function BandCard() {
  const t = useText('cards');
  const { pathname, search } = useLocation();
  const { back, goOn } = useReturn('/user/BankCard');
  const ready = bothReady(useAccount(), useCardRules());
  const topBar = <TopBar title={t('add')} back={back} />;
  const verified = ready.state === 'ready' && ready.data.one.verification === 'verified';
  if (verified) return <CardFormPage rules={ready.data.other} topBar={topBar} goOn={goOn} />;
  return (
    <Page topBar={topBar}>
      <Load
        from={ready}
        skeleton={
          <Section>
            <SkeletonForm fields={6} />
          </Section>
        }
      >
        {({ one }) => (
          <VerifyFirst underReview={one.verification === 'underReview'} here={pathname + search} />
        )}
      </Load>
    </Page>
  );
}
