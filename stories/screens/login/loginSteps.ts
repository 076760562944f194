import { demoMember } from '../../../mocks/exchange/demoMember';
import type { Context } from '../../support/context';
import { storyText } from '../../support/storyText';

/** The parts of the form, in the locale of the story. */
export function form({ canvas, loaded }: Context) {
  const t = storyText({ loaded });
  return {
    account: () => canvas.getByLabelText<HTMLInputElement>(t('login:login.account')),
    password: () => canvas.getByLabelText<HTMLInputElement>(t('login:login.password')),
    agreed: () => canvas.getByRole<HTMLInputElement>('checkbox'),
    submit: () => canvas.getByRole('button', { name: t('login:login.submit') }),
  };
}

/** Input; fields that are left out take the demo account. */
export interface Typed {
  account?: string;
  password?: string;
}

/** Types, ticks the agreement, and presses the button. */
export async function logIn(context: Context, typed: Typed = {}): Promise<void> {
  const { account, password } = { ...demoMember, ...typed };
  const { userEvent } = context;
  const fields = form(context);
  await userEvent.type(fields.account(), account);
  await userEvent.type(fields.password(), password);
  await userEvent.click(fields.agreed());
  await userEvent.click(fields.submit());
}

export const isSignedIn = () => window.localStorage.getItem('tokend') !== null;
