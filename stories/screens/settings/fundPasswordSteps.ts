import { fundPasswordOf } from '../../../mocks/exchange/settings/passwords';
import type { Context } from '../../support/context';
import { withExchange } from '../../support/exchange';
import { pressWhenReady } from '../../support/presses';
import { storyText } from '../../support/storyText';

export const newPassword = '135791';

/** Presses the button that sets or changes the fund password. */
export const press = async (context: Context, name: 'setSubmit' | 'changeSubmit') =>
  pressWhenReady(
    await context.canvas.findByRole('button', { name: storyText(context)(`settings:fund.${name}`) }),
  );

/** The fund password on the exchange. */
export const fundPassword = (context: Context) => withExchange(context, fundPasswordOf);
