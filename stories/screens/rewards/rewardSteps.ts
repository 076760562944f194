import type { Exchange } from '../../../mocks/exchange/exchange';
import { signInDaily } from '../../../mocks/exchange/rewards/seed';
import type { Member } from '../../../mocks/exchange/world';
import type { Context } from '../../support/context';
import type { ExchangeAction } from '../../support/exchange';
import { storyText } from '../../support/storyText';
import { minutesLater } from '../../support/time';

/** Signs in on consecutive days up to yesterday. The clock then stands at this morning. */
export const signInDays =
  (days: number): ExchangeAction =>
  (exchange: Exchange, member: Member) => {
    const { world, now } = exchange;
    signInDaily(world, member, now, days);
    minutesLater(days * 24 * 60)(exchange, member);
  };

/** The button that claims the reward for seven sign-ins. */
export const claimButton = (context: Context) =>
  context.canvas.findByRole('button', {
    name: storyText(context)('rewards:reward.claim', { amount: '100' }),
  });
