import type { Exchange } from '../../../mocks/exchange/exchange';
import { signInDaily } from '../../../mocks/exchange/rewards/byDoing';
import type { Member } from '../../../mocks/exchange/world';
import type { Context } from '../../support/context';
import type { ExchangeAction } from '../../support/exchange';
import { storyText } from '../../support/storyText';
import { minutesLater } from '../../support/time';

/** Signs in on so many days in a row, up to yesterday; today's morning comes then. */
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
