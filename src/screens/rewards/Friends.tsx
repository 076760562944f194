import { useState } from 'react';
import { useReferrals } from '../../api/queries/rewards';
import { Button } from '../../components/Button/Button';
import { SkeletonCards } from '../../components/Skeleton/SkeletonCards';
import { Stack } from '../../components/Stack/Stack';
import { useText } from '../../i18n/useText';
import { Load } from '../../widgets/Load/Load';
import { ReferralCard } from '../../widgets/rewards/ReferralCard/ReferralCard';

/** The friends who registered, newest first, with the reward for each. */
export function Friends() {
  const t = useText('invite');
  const [pages, setPages] = useState(1);
  return (
    <section aria-label={t('friends')}>
      {Array.from({ length: pages }, (_, index) => (
        <FriendsPage
          // biome-ignore lint/suspicious/noArrayIndexKey: pages are identified by their number
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
  /** Loads the next page. Only the last page has it. */
  onMore?: () => void;
}

function FriendsPage({ page, onMore }: FriendsPageProps) {
  const t = useText('invite');
  return (
    <Load from={useReferrals(page)} skeleton={<SkeletonCards count={2} lines={2} />}>
      {({ registered, referrals: { items, hasMore } }) => (
        <>
          {registered === 0 && <p>{t('none')}</p>}
          <Stack gap="s">
            {items.map((referral) => (
              // Masked accounts may be equal, order numbers are unique.
              <ReferralCard key={referral.orderNumber} referral={referral} />
            ))}
          </Stack>
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
