import { useEffect } from 'react';
import type { account as accountCall } from '../../api/contract/account';
import type { ResponseOf } from '../../api/contract/call';
import { useMemberProgress } from '../../api/queries/memberProgress';
import { useUnreadNotices } from '../../api/queries/notices';
import { usePositionsAtRisk } from '../../api/queries/positionsAtRisk';
import { useServerTime } from '../../api/useServerTime';
import { isUrgent, type NextAction, nextActions } from '../../domain/home/nextAction';
import { useLanguage } from '../../i18n/useLanguage';
import { type Loadable, loadedData } from '../../lib/loadable';
import { nextStepExpected } from '../../session/preferences';
import { useOffered } from '../offered';
import { nextStepHref } from './nextStepHref';

/** The next steps for the member by their place: above the balances when urgent. */
export interface NextSteps {
  urgent: readonly NextAction[];
  other: readonly NextAction[];
}

/** The next steps, the most urgent first; undefined while they are unknown. */
export function useNextSteps(account: Loadable<ResponseOf<typeof accountCall>>): NextSteps | undefined {
  const progress = useMemberProgress();
  const language = useLanguage();
  const notices = useUnreadNotices(language);
  const risks = usePositionsAtRisk();
  const member = loadedData(account);
  const offered = useOffered();
  const known =
    account.state !== 'loading' &&
    notices.state !== 'loading' &&
    progress !== undefined &&
    risks !== 'loading';
  const actions = useServerTime((now) =>
    member && known
      ? nextActions({
          ...member,
          ...progress,
          now,
          mustRead: loadedData(notices)?.mustRead,
          atRisk: risks.map(({ position, left, move, lossFromHere }) => ({
            id: position.id,
            name: position.name[language],
            left,
            move,
            lossFromHere,
            latestPrice: position.latestPrice,
            liquidationPrice: position.liquidationPrice ?? '',
          })),
        }).filter((action) => action.kind === 'contactService' || offered(nextStepHref(action)))
      : [],
  );
  const place = actions.length === 0 ? 'none' : actions.some(isUrgent) ? 'urgent' : 'other';

  useEffect(() => {
    if (known && member) nextStepExpected.write(place);
  }, [known, member, place]);

  if (!known) return undefined;
  return { urgent: actions.filter(isUrgent), other: actions.filter((action) => !isUrgent(action)) };
}
