import { useProfile, useSecurity } from '../../api/queries/settings';
import { List } from '../../components/List/List';
import { ListRow } from '../../components/List/ListRow';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows';
import { TopBar } from '../../components/TopBar/TopBar';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { joinLoadables } from '../../lib/loadable';
import { Load } from '../../widgets/Load/Load';
import { fundPasswordHref } from '../hrefs';
import { useBack } from '../useBack';
import { AvatarRow } from './AvatarRow';
import { LargeNumberRow, WholeYenRow } from './FigureRows';
import { LogOut } from './LogOut';
import { PriceColors } from './PriceColors';
import { TextSizeRow } from './TextSizeRow';
import { ThemeRow } from './ThemeRow';

/** `/user/setting`: picture, phone, passwords, language, text size, theme, unit of large numbers, price colours, and sign-out. */
export function Setting() {
  const formats = useFormats();
  const t = useText('settings');
  const language = useLanguage();
  const back = useBack('/user/usercenter');
  const member = joinLoadables([useProfile(), useSecurity()]);
  return (
    <Page topBar={<TopBar title={t('title')} back={back} />}>
      <Section title={t('groups.account')} bleed>
        <Load from={member} skeleton={<SkeletonRows count={4} />}>
          {([profile, security]) => (
            <List>
              <AvatarRow avatar={profile.avatar} />
              <ListRow title={t('phone')} subtitle={t('phoneNote')} trailing={profile.account} />
              <ListRow href="#/user/loginPassword" title={t('loginPassword')} />
              <ListRow
                href={fundPasswordHref()}
                title={t('fundPassword')}
                trailing={
                  security.fundPasswordSet
                    ? t('fundPasswordSet', { date: formats.date(security.fundPasswordChangedAt) })
                    : t('fundPasswordNotSet')
                }
              />
            </List>
          )}
        </Load>
      </Section>
      <Section title={t('groups.display')} bleed>
        <List>
          <ListRow
            href="#/user/changeLang"
            title={t('home:account.language')}
            trailing={t(`home:language.${language}`)}
          />
          <TextSizeRow />
          <ThemeRow />
          <LargeNumberRow />
          <WholeYenRow />
        </List>
      </Section>
      <PriceColors />
      <LogOut />
    </Page>
  );
}
