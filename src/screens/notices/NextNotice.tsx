import type { Notice } from '../../api/contract/notices';
import { Banner } from '../../components/Banner/Banner';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Stack } from '../../components/Stack/Stack';
import { useText } from '../../i18n/useText';
import { noticeHref, noticesHref } from '../hrefs';

/** The notice was confirmed: states that, and links to the next mandatory one or to all notices. */
export function NextNotice({ next }: { next: Notice | undefined }) {
  const t = useText('notices');
  return (
    <Stack gap="s">
      <Banner tone="success" title={t('confirmed.title')} announce>
        {next && t('confirmed.next', { title: next.title })}
      </Banner>
      <LinkButton fullWidth href={next ? noticeHref(next.id) : noticesHref}>
        {next ? t('confirmed.toNext') : t('all')}
      </LinkButton>
    </Stack>
  );
}
