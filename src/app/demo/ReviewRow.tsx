import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { RequestOf, ResponseOf } from '../../api/contract/call';
import { type DecidedKind, demoAdvance, demoDecide, type demoReviews } from '../../api/contract/demo';
import { dataOf } from '../../api/http';
import { serverNow } from '../../api/serverClock';
import { showFailureToast } from '../../api/showFailureToast';
import { Button } from '../../components/Button/Button';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { textSize } from '../../theme/textSize';
import { color, fontWeight, space } from '../../theme/tokens';
import { units } from '../../theme/units';

type Review = ResponseOf<typeof demoReviews>[number];
type Verdict = RequestOf<typeof demoDecide>['verdict'];

const Row = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${units(space.xs, space.s)};
  padding-top: ${units(space.m)};
  border-top: 1px solid ${color('hairline')};

  small { grid-column: 1 / -1; color: ${color('inkTertiary')}; font-size: ${textSize('small')}; }
  strong { font-weight: ${fontWeight.bold}; }
`;

const Actions = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: ${units(space.s)};
`;

/** A pending review, which can be decided at once, or a draw, which takes place only on its date. */
export function ReviewRow({ review: { kind, id, account, amount, dueAt } }: { review: Review }) {
  const formats = useFormats();
  const t = useText('demo');
  const about = useId();
  const time = formats.monthDayTime(dueAt);
  return (
    <Row>
      <strong id={about}>{t(`backOffice.kinds.${kind}`)}</strong>
      {amount != null && <span>{formats.yen(amount)}</span>}
      <small>
        {account} · {t(kind === 'ipoDraw' ? 'backOffice.drawn' : 'backOffice.due', { time })}
      </small>
      <Actions>
        {kind === 'ipoDraw' ? (
          <ToTheDraw about={about} drawDate={dueAt} />
        ) : (
          <Verdicts about={about} kind={kind} id={id} />
        )}
      </Actions>
    </Row>
  );
}

interface VerdictsProps {
  /** Id of the element that describes the review. */
  about: string;
  kind: DecidedKind;
  id: string;
}

/** Pass and reject. The buttons stay busy until the list without the review has arrived. */
function Verdicts({ about, kind, id }: VerdictsProps) {
  const t = useText('demo');
  const queries = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (verdict: Verdict) => dataOf(demoDecide, { kind, id, verdict }),
    // After a refusal too: the review was decided in the meantime, so the list is out of date.
    onSettled: () => queries.invalidateQueries(),
    onError: showFailureToast,
  });
  return (['pass', 'reject'] as const).map((verdict) => (
    <Button
      key={verdict}
      kind="quiet"
      size="small"
      fullWidth
      aria-describedby={about}
      busy={isPending && variables === verdict}
      onClick={() => !isPending && mutate(verdict)}
    >
      {t(`backOffice.${verdict}`)}
    </Button>
  ));
}

const minute = 60_000;

/** Moves the exchange's clock to a draw. */
function ToTheDraw({ about, drawDate }: { about: string; drawDate: number }) {
  const t = useText('demo');
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const minutes = Math.ceil((drawDate - serverNow()) / minute);
      return dataOf(demoAdvance, { minutes: Math.max(1, minutes) });
    },
    onSettled: () => queries.invalidateQueries(),
    onError: showFailureToast,
  });
  return (
    <Button
      kind="quiet"
      size="small"
      fullWidth
      aria-describedby={about}
      busy={isPending}
      onClick={() => !isPending && mutate()}
    >
      {t('backOffice.toTheDraw')}
    </Button>
  );
}
