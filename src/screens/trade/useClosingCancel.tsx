import type { Position } from '../../api/contract/position';
import { useCancelClosing } from '../../api/queries/trade';
import { Banner } from '../../components/Banner/Banner';
import { Link } from '../../components/Link/Link';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { waitingText } from '../../widgets/trade/waitingText';
import { positionHref } from '../hrefs';
import { RefusedByServer } from '../support/RefusedByServer';
import { isOrderNotPending } from './isOrderNotPending';
import { type Cancelling, useCancelling } from './useCancelling';
import type { OnReport } from './useStatusChange';

/**
 * Cancels a pending closing order after a confirmation that states what stays open.
 *
 * @param onReport receives the outcome, to be shown where it outlives the card or the button
 * @param onItsPage whether the outcome is shown on the position's own page
 */
export function useClosingCancel(position: Position, onReport: OnReport, onItsPage = false): Cancelling {
  const formats = useFormats();
  const t = useText('trade');
  const { id, lots, closeLots, closeLimitPrice, closing } = position;
  const what = { lots: closeLots ?? lots, what: waitingText(t, closeLimitPrice, closing, formats) };
  return useCancelling({
    order: position,
    call: useCancelClosing(id),
    words: {
      title: t('position:cancelClosing.title'),
      note: t('position:cancelClosing.note', what),
      submit: t('position:cancelClosing.submit'),
      keep: t('position:cancelClosing.keep'),
    },
    done: (
      <Banner tone="success" title={t('result.closingCancelledTitle')} announce reveal>
        {t('result.closingCancelledBody')}
      </Banner>
    ),
    refused: (problem, textId) =>
      isOrderNotPending(problem) ? (
        <TooLate href={onItsPage ? undefined : positionHref(id)} />
      ) : (
        <RefusedByServer problem={problem} textId={textId} />
      ),
    onReport,
  });
}

/** The closing had been filled, or had already ended. */
function TooLate({ href }: { href: string | undefined }) {
  const t = useText('position');
  return (
    <Banner
      tone="warning"
      title={t('tooLate.title')}
      announce
      reveal
      action={
        href !== undefined && (
          <Link standalone href={href}>
            {t('tooLate.toPosition')}
          </Link>
        )
      }
    >
      {t('tooLate.closing')}
    </Banner>
  );
}
