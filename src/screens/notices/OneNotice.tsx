import { useEffect, useEffectEvent, useState } from 'react';
import { imageBase } from '../../api/address';
import { useMarkRead, useMustRead, useNotice } from '../../api/queries/notices';
import { Button } from '../../components/Button/Button';
import { Empty } from '../../components/Empty/Empty';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Page } from '../../components/Page/Page';
import { SkeletonArticle } from '../../components/Skeleton/SkeletonArticle';
import { TopBar } from '../../components/TopBar/TopBar';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { Load } from '../../widgets/Load/Load';
import { NoticeArticle } from '../../widgets/notices/NoticeArticle/NoticeArticle';
import { noticesHref } from '../hrefs';
import { useBack } from '../useBack';
import { NextNotice } from './NextNotice';

/** One notice. Opening it marks it as read. A mandatory one is confirmed with the button below its text. */
export function OneNotice({ id }: { id: string }) {
  const t = useText('notices');
  const language = useLanguage();
  const notice = useNotice(language, id);
  const back = useBack('/user/msgInfo');
  const { markRead, busy } = useMarkRead();
  const [confirmed, setConfirmed] = useState(false);
  const shown = loadedData(notice);
  const unread = shown !== undefined && shown.readAt == null;
  const readOnOpen = unread && !shown.mustRead;
  const open = useEffectEvent(() => markRead(id));
  useEffect(() => {
    if (readOnOpen) open();
  }, [readOnOpen]);
  const refused = notice.state !== 'loading' && notice.failure?.kind === 'refused';
  const next = useMustRead(language, shown?.mustRead ?? false);
  // Busy until the next notice is known.
  const confirm = shown?.mustRead && (unread || busy) && (
    <Button
      fullWidth
      busy={busy}
      onClick={() => {
        setConfirmed(true);
        markRead(id);
      }}
    >
      {t('haveRead')}
    </Button>
  );
  const nextNotice = confirmed && shown?.readAt != null && <NextNotice next={next} />;
  return (
    <Page topBar={<TopBar title={t('one')} back={back} />} actions={confirm || nextNotice || undefined}>
      {refused ? (
        <NoSuchNotice />
      ) : (
        <Load from={notice} skeleton={<SkeletonArticle />}>
          {(found) => <NoticeArticle notice={found} imageBase={imageBase} />}
        </Load>
      )}
    </Page>
  );
}

function NoSuchNotice() {
  const t = useText('notices');
  return (
    <Empty
      drawing="messages"
      title={t('notFound')}
      action={
        <LinkButton kind="quiet" href={noticesHref}>
          {t('all')}
        </LinkButton>
      }
    />
  );
}
