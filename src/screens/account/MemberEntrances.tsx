import Headset from 'lucide-react/icons/headset';
import UserPlus from 'lucide-react/icons/user-plus';
import type { ReactNode } from 'react';
import { useUnreadNotices } from '../../api/queries/notices';
import { Badge } from '../../components/Badge/Badge';
import { Icon } from '../../components/Icon/Icon';
import { List } from '../../components/List/List';
import { ListRow } from '../../components/List/ListRow';
import { Section } from '../../components/Section/Section';
import { Status } from '../../components/Status/Status';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { useOffered } from '../offered';
import { useInviteSheet } from '../rewards/useInviteSheet';
import { useServiceSheet } from '../support/useServiceSheet';
import { useSupportHours } from '../support/useSupportHours';
import type { Member } from './balances';
import { type MemberEntrance, memberEntrances } from './memberEntrances';
import { verificationTones } from './verificationTones';

/** The links of the member centre with their current state, customer service included. */
export function MemberEntrances({ member }: { member: Member | undefined }) {
  const t = useText('account');
  const offered = useOffered();
  const unread = loadedData(useUnreadNotices(useLanguage()))?.unreadCount ?? 0;
  const details: Partial<Record<MemberEntrance['name'], ReactNode>> = {
    notices: unread > 0 && <Badge count={unread} label={t('unread', { unread })} />,
    identity: member && (
      <Status tone={verificationTones[member.verification]} value={member.verification}>
        {t(`home:account.verificationStates.${member.verification}`)}
      </Status>
    ),
    signIn: member && t('points', { score: member.creditScore }),
  };
  return (['money', 'account', 'house'] as const).map((group) => (
    <Section key={group} title={t(`groups.${group}`)} bleed>
      <List>
        {memberEntrances[group]
          .filter(({ href }) => offered(href))
          .map(({ name, href, glyph }) => (
            <ListRow
              key={name}
              href={href}
              leading={<Icon glyph={glyph} />}
              title={t(`entrances.${name}`)}
              trailing={details[name]}
            />
          ))}
        {group === 'account' && <SheetRows />}
      </List>
    </Section>
  ));
}

/** The rows that open sheets: inviting a friend, and customer service with its hours. */
function SheetRows() {
  const t = useText('account');
  const hours = useSupportHours();
  const { openInvite, inviteSheet } = useInviteSheet();
  const { openService, serviceSheet } = useServiceSheet();
  return (
    <>
      <ListRow leading={<Icon glyph={UserPlus} />} title={t('entrances.invite')} onPress={openInvite} />
      <ListRow
        leading={<Icon glyph={Headset} />}
        title={t('entrances.service')}
        subtitle={hours}
        onPress={openService}
      />
      {inviteSheet}
      {serviceSheet}
    </>
  );
}
