import { useLocation } from 'react-router-dom';
import { useAccount } from '../../api/queries/account';
import { useCardRules } from '../../api/queries/cards';
import { useFundPasswordSet } from '../../api/queries/withdrawals';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { SkeletonForm } from '../../components/Skeleton/SkeletonForm';
import { TopBar } from '../../components/TopBar/TopBar';
import { useText } from '../../i18n/useText';
import { joinLoadables, loadedData } from '../../lib/loadable';
import { Load } from '../../widgets/Load/Load';
import { useReturn } from '../useReturn';
import { CardFormPage } from './CardFormPage';
import { PasswordFirst } from './PasswordFirst';
import { VerifyFirst } from './VerifyFirst';

/**
 * `/user/bandCard?to=…`: adds a bank account in the verified name, with the fund password. `to` is where it was
 * needed.
 */
export function BandCard() {
  const t = useText('cards');
  const { pathname, search } = useLocation();
  const { back, goOn } = useReturn('/user/BankCard');
  const ready = joinLoadables([useAccount(), useFundPasswordSet(), useCardRules()]);
  const topBar = <TopBar title={t('add')} back={back} />;
  const [account, security] = loadedData(ready) ?? [];
  const verified = account?.verification === 'verified';
  if (ready.state === 'ready' && verified && security?.fundPasswordSet)
    return <CardFormPage rules={ready.data[2]} topBar={topBar} goOn={goOn} />;
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
        {([{ verification }]) =>
          verified ? (
            <PasswordFirst here={pathname + search} />
          ) : (
            <VerifyFirst underReview={verification === 'underReview'} here={pathname + search} />
          )
        }
      </Load>
    </Page>
  );
}
