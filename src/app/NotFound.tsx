import { Empty } from '../components/Empty/Empty';
import { LinkButton } from '../components/LinkButton/LinkButton';
import { Page } from '../components/Page/Page';
import { TopBar } from '../components/TopBar/TopBar';
import { useText } from '../i18n/useText';

/** Shown for a path without a screen; links to the home screen. */
export function NotFound() {
  const t = useText('common');
  return (
    <Page topBar={<TopBar title={t('notFound.title')} />}>
      <Empty
        drawing="search"
        title={t('notFound.body')}
        action={<LinkButton href="#/home/index">{t('notFound.home')}</LinkButton>}
      />
    </Page>
  );
}
