import { useState } from 'react';
import { imageBase } from '../../api/address';
import { Avatar } from '../../components/Avatar/Avatar';
import { ListRow } from '../../components/List/ListRow';
import { useText } from '../../i18n/useText';
import { AvatarSheet } from './AvatarSheet';

/** The member's picture. Pressing it opens the choice of another. */
export function AvatarRow({ avatar }: { avatar: string | null | undefined }) {
  const t = useText('settings');
  const [changing, setChanging] = useState(false);
  // Each change starts a new form, without the previous choice.
  const [round, setRound] = useState(0);
  const close = () => {
    setChanging(false);
    setRound((now) => now + 1);
  };
  return (
    <>
      <ListRow
        onPress={() => setChanging(true)}
        leading={<Avatar src={avatar && imageBase + avatar} />}
        title={t('avatar.title')}
        trailing={t('avatar.change')}
      />
      <AvatarSheet key={round} open={changing} onClose={close} />
    </>
  );
}
