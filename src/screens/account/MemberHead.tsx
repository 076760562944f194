import { imageBase } from '../../api/address';
import type { account } from '../../api/contract/account';
import type { ResponseOf } from '../../api/contract/call';
import { useProfile } from '../../api/queries/settings';
import { Avatar } from '../../components/Avatar/Avatar';
import { List } from '../../components/List/List';
import { ListRow } from '../../components/List/ListRow';
import { Status } from '../../components/Status/Status';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { realNameHref } from '../hrefs';
import { useOffered } from '../offered';
import { verificationTones } from './verificationTones';

/** The member's profile and state of the identity check, linked to the check. */
export function MemberHead({ member }: { member: ResponseOf<typeof account> }) {
  const formats = useFormats();
  const t = useText('account');
  const offered = useOffered();
  const avatar = loadedData(useProfile())?.avatar;
  const { account, registeredAt, verification } = member;
  const href = realNameHref();
  return (
    <List label={t('home:account.number')}>
      <ListRow
        {...(offered(href) && { href })}
        leading={<Avatar src={avatar && imageBase + avatar} />}
        title={account}
        subtitle={t('since', { date: formats.date(registeredAt) })}
        trailing={
          <Status tone={verificationTones[verification]} value={verification}>
            {t(`home:account.verificationStates.${verification}`)}
          </Status>
        }
      />
    </List>
  );
}
