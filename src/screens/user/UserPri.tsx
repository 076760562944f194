import { imageBase } from '../../api/http';
import { useDocument } from '../../api/queries/content';
import { Page } from '../../components/Page/Page';
import { SkeletonArticle } from '../../components/Skeleton/SkeletonArticle';
import { TopBar } from '../../components/TopBar/TopBar';
import { formatDate } from '../../format/dateTime';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { Article } from '../../widgets/Article/Article';
import { Load } from '../../widgets/Load/Load';
import { useBack } from '../useBack';

/** `/user/userPri`: the user and privacy agreement; open without signing in. */
export function UserPri() {
  const t = useText('home');
  const agreement = useDocument(useLanguage(), 'agreement');
  const back = useBack('/login/login');
  return (
    <Page topBar={<TopBar title={t('account.agreement')} back={back} />}>
      <Load from={agreement} skeleton={<SkeletonArticle />}>
        {({ title, html, updatedAt }) => (
          <Article title={title} meta={formatDate(updatedAt)} html={html} imageBase={imageBase} />
        )}
      </Load>
    </Page>
  );
}
