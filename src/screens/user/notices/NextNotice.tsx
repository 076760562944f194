import type { Notice } from '../../../api/contract/notices';
import { Banner } from '../../../components/Banner/Banner';
import { LinkButton } from '../../../components/LinkButton/LinkButton';
import { Stack } from '../../../components/Stack/Stack';
import { useText } from '../../../i18n/useText';
import { noticeHref, noticesHref } from '../../hrefs';

/** A notice was confirmed as read: that it was, and the way to the next one to be read, or back to all of them. */
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
