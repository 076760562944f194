import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import styled from 'styled-components';
import type { RequestOf, ResponseOf } from '../../api/contract/call';
import { demoDecide, demoReviews } from '../../api/contract/demo';
import { callServer } from '../../api/http';
import { useCall } from '../../api/queries/useCall';
import { sayFailure } from '../../api/sayFailure';
import { Button } from '../../components/Button/Button';
import { SkeletonBlock } from '../../components/Skeleton/SkeletonBlock';
import { formatMonthDayTime } from '../../format/dateTime';
import { formatYen } from '../../format/yen';
import { useText } from '../../i18n/useText';
import { rem } from '../../theme/rem';
import { color, fontSize, fontWeight, space } from '../../theme/tokens';
import { Load } from '../../widgets/Load/Load';

type Review = ResponseOf<typeof demoReviews>[number];
type Verdict = RequestOf<typeof demoDecide>['verdict'];

const Heading = styled.h3`
  margin-top: ${rem(space.l)};
  font-size: ${rem(fontSize.lead)};
  font-weight: ${fontWeight.bold};
`;

const Rows = styled.ul`
  display: grid;
  gap: ${rem(space.m)};
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${rem(space.xs, space.s)};
  padding-top: ${rem(space.m)};
  border-top: 1px solid ${color('hairline')};

  small { grid-column: 1 / -1; color: ${color('inkTertiary')}; font-size: ${rem(fontSize.small)}; }
  strong { font-weight: ${fontWeight.bold}; }
`;

const Verdicts = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: 1fr 1fr;
  gap: ${rem(space.s)};
`;

const everyMs = 2_000;

/** What waits for the simulated back office, decided at once. It is decided by itself as well, a while later. */
export function BackOffice() {
  const t = useText('demo');
  const reviews = useCall(demoReviews, {}, { everyMs });
  return (
    <>
      <Heading>{t('backOffice.title')}</Heading>
      <p>{t('backOffice.body')}</p>
      <Load from={reviews} skeleton={<SkeletonBlock width={320} height={fontSize.body} />}>
        {(waiting) =>
          waiting.length === 0 ? (
            <p>{t('backOffice.empty')}</p>
          ) : (
            <Rows>
              {waiting.map((review) => (
                <ReviewRow key={review.id} review={review} />
              ))}
            </Rows>
          )
        }
      </Load>
    </>
  );
}

/** One review and its two ends. It stays busy until the list without it is there. */
function ReviewRow({ review: { kind, id, account, amount, dueAt } }: { review: Review }) {
  const t = useText('demo');
  const about = useId();
  const queries = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (verdict: Verdict) => callServer(demoDecide, { kind, id, verdict }),
    // Refused, it was decided meanwhile: the list is out of date.
    onSettled: () => queries.invalidateQueries(),
    onError: sayFailure,
  });
  const button = (verdict: Verdict, name: 'pass' | 'reject' | 'win' | 'lose') => (
    <Button
      kind="quiet"
      size="small"
      fullWidth
      aria-describedby={about}
      busy={isPending && variables === verdict}
      onClick={() => !isPending && mutate(verdict)}
    >
      {t(`backOffice.${name}`)}
    </Button>
  );
  const isDraw = kind === 'ipoDraw';
  return (
    <Row>
      <strong id={about}>{t(`backOffice.kinds.${kind}`)}</strong>
      {amount != null && <span>{formatYen(amount)}</span>}
      <small>
        {account} · {t('backOffice.due', { time: formatMonthDayTime(dueAt) })}
      </small>
      <Verdicts>
        {button('pass', isDraw ? 'win' : 'pass')}
        {button('reject', isDraw ? 'lose' : 'reject')}
      </Verdicts>
    </Row>
  );
}
