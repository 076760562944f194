import { useState } from 'react';
import { useReferrals } from '../../../api/queries/referrals';
import { Button } from '../../../components/Button/Button';
import { KeyValue } from '../../../components/KeyValue/KeyValue';
import { SkeletonRows } from '../../../components/Skeleton/SkeletonRows';
import { formatDate } from '../../../format/dateTime';
import { formatYen } from '../../../format/yen';
import { useText } from '../../../i18n/useText';
import { Load } from '../../../widgets/Load/Load';

/** The friends who registered, newest first, and what each has brought. */
export function Friends() {
  const t = useText('invite');
  const [pages, setPages] = useState(1);
  return (
    <section aria-label={t('friends')}>
      {Array.from({ length: pages }, (_, index) => (
        <FriendsPage
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
          key={index}
          page={index + 1}
          {...(index + 1 === pages && { onMore: () => setPages(pages + 1) })}
        />
      ))}
    </section>
  );
}

interface FriendsPageProps {
  page: number;
  /** Asks for the next page; of the last one that is shown. */
  onMore?: () => void;
}

function FriendsPage({ page, onMore }: FriendsPageProps) {
  const t = useText('invite');
  return (
    <Load from={useReferrals(page)} skeleton={<SkeletonRows count={2} />}>
      {({ registered, referrals: { items, hasMore } }) => (
        <>
          {registered === 0 && <p>{t('none')}</p>}
          <KeyValue
            items={items.map(({ account, registeredAt, paidAt, reward }) => ({
              label: account,
              value: paidAt == null ? '—' : formatYen(reward),
              note:
                paidAt == null ? `${formatDate(registeredAt)} · ${t('waiting')}` : formatDate(registeredAt),
            }))}
          />
          {hasMore && onMore && (
            <Button kind="quiet" size="small" onClick={onMore}>
              {t('more')}
            </Button>
          )}
        </>
      )}
    </Load>
  );
}
