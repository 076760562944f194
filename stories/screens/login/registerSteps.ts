import { brokerInviteCode } from '../../../mocks/exchange/login/register';
import type { Context } from '../../support/context';
import { storyText } from '../../support/storyText';

/** What a newcomer types. */
export const newcomer = {
  account: '8012345678',
  password: 'abcd1234',
  confirmPassword: 'abcd1234',
  inviteCode: brokerInviteCode,
};

/** The parts of the form, in the locale of the story. */
export function form({ canvas, loaded }: Context) {
  const t = storyText({ loaded });
  const field = (label: string) => canvas.getByLabelText<HTMLInputElement>(label);
  return {
    account: field(t('login:login.account')),
    password: field(t('login:login.password')),
    confirmPassword: field(t('login:register.confirmPassword')),
    inviteCode: field(t('login:register.inviteCode')),
    agreed: canvas.getByRole('checkbox'),
    submit: canvas.getByRole('button', { name: t('login:register.submit') }),
  };
}

/** Types into every field and presses the button. */
export async function fillIn(context: Context, typed: Partial<typeof newcomer> = {}) {
  const { userEvent } = context;
  const fields = form(context);
  const values = { ...newcomer, ...typed };
  await userEvent.type(fields.account, values.account);
  await userEvent.type(fields.password, values.password);
  await userEvent.type(fields.confirmPassword, values.confirmPassword);
  await userEvent.type(fields.inviteCode, values.inviteCode);
  await userEvent.click(fields.agreed);
  await userEvent.click(fields.submit);
}

export const isSignedIn = () => window.localStorage.getItem('tokend') !== null;
