import { useState } from 'react';
import { useCreditScore } from '../../api/queries/rewards';
import { Button } from '../../components/Button/Button';
import { Empty } from '../../components/Empty/Empty';
import { List } from '../../components/List/List';
import { ListRow } from '../../components/List/ListRow';
import { Section } from '../../components/Section/Section';
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { Load } from '../../widgets/Load/Load';

/** Changes of the credit score, newest first, page by page. */
export function CreditHistory() {
  const t = useText('rewards');
  const [pages, setPages] = useState(1);
  return (
    <Section title={t('score.history')} bleed>
      {Array.from({ length: pages }, (_, index) => (
        <HistoryPage
          // biome-ignore lint/suspicious/noArrayIndexKey: pages are identified by their number
          key={index}
          page={index + 1}
          {...(index + 1 === pages && { onMore: () => setPages(pages + 1) })}
        />
      ))}
    </Section>
  );
}

/** One page. The last one shown offers to load more. */
function HistoryPage({ page, onMore }: { page: number; onMore?: () => void }) {
  const formats = useFormats();
  const t = useText('rewards');
  return (
    <Load from={useCreditScore(page)} skeleton={<SkeletonRows count={3} />}>
      {({ history: { items, hasMore } }) =>
        items.length === 0 ? (
          <Empty drawing="records" title={t('score.empty')}>
            {t('score.emptyNote')}
          </Empty>
        ) : (
          <>
            <List label={t('score.history')}>
              {items.map(({ at, cause, change, score }) => (
                <ListRow
                  key={`${at} ${score}`}
                  title={t(`score.causes.${cause}`)}
                  subtitle={formats.dateTime(at)}
                  trailing={t('history.points', { points: formats.signed(change, { decimals: 0 }) })}
                  trailingNote={t('score.after', { score })}
                />
              ))}
            </List>
            {hasMore && onMore && (
              <Section>
                <Button kind="quiet" fullWidth onClick={onMore}>
                  {t('score.more')}
                </Button>
              </Section>
            )}
          </>
        )
      }
    </Load>
  );
}
