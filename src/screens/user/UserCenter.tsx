import { useAccount } from '../../api/queries/account';
import { List } from '../../components/List/List';
import { ListRow } from '../../components/List/ListRow';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { SkeletonFacts } from '../../components/Skeleton/SkeletonFacts';
import { SkeletonFigures } from '../../components/Skeleton/SkeletonFigures';
import { TopBar } from '../../components/TopBar/TopBar';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { useHideBalance } from '../../session/preferences';
import { Load } from '../../widgets/Load/Load';
import { RestrictionNotice } from '../../widgets/RestrictionNotice/RestrictionNotice';
import { LogOut } from './LogOut';
import { MemberAssets } from './MemberAssets';
import { MemberFacts } from './MemberFacts';

/** `/user/usercenter`: what the member has, who the member is, the settings there are, and the way out. */
export function UserCenter() {
  const t = useText('home');
  const language = useLanguage();
  const account = useAccount();
  const [hidden, setHidden] = useHideBalance();
  return (
    <Page menuBelow topBar={<TopBar title={t('account.title')} />}>
      <Load from={account} skeleton={<MemberPlace />}>
        {(member) => (
          <>
            <RestrictionNotice restrictions={member.restrictions} />
            <MemberAssets member={member} hidden={hidden} onHide={setHidden} />
            <MemberFacts member={member} />
          </>
        )}
      </Load>
      <Section bleed>
        <List>
          <ListRow
            href="#/user/changeLang"
            title={t('account.language')}
            trailing={t(`language.${language}`)}
          />
          <ListRow href="#/user/userPri" title={t('account.agreement')} />
        </List>
      </Section>
      <LogOut />
    </Page>
  );
}

/** Their rows, as many as there will be. */
function MemberPlace() {
  return (
    <>
      <SkeletonFigures facts={7} />
      <Section>
        <SkeletonFacts count={3} />
      </Section>
    </>
  );
}
