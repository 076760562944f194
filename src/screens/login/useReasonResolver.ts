import type { FieldValues, Resolver } from 'react-hook-form';
import type { LoginReasons, RegisterReasons } from '../../domain/login/account';
import type { login } from '../../i18n/locales/en/login';
import { useText } from '../../i18n/useText';
import { loginPasswordText } from '../loginPasswordText';
import { reasonResolver } from '../reasonResolver';

type Sentence = `reasons.${keyof (typeof login)['reasons']}`;
/** A reason without a sentence does not compile. */
type Sentences<Reasons> = { [Field in keyof Reasons]-?: Record<Reasons[Field] & string, Sentence> };

const sentences = {
  account: {
    required: 'reasons.accountRequired',
    capitalLetters: 'reasons.accountCapitals',
    notTenDigits: 'reasons.accountTenDigits',
  },
  password: {
    required: 'reasons.passwordRequired',
    tooShort: 'reasons.passwordWeak',
    forbiddenSign: 'reasons.passwordSign',
  },
  confirmPassword: {
    required: 'reasons.confirmPasswordRequired',
    mismatch: 'reasons.confirmPasswordDiffers',
  },
  inviteCode: { required: 'reasons.inviteCodeRequired' },
  agreed: { notAgreed: 'reasons.agreementRequired' },
} satisfies Sentences<RegisterReasons> & Sentences<LoginReasons>;

const sentenceOf = new Map<string, Sentence>(
  Object.entries(sentences).flatMap(([field, own]) =>
    Object.entries(own).map(([reason, sentence]): [string, Sentence] => [`${field} ${reason}`, sentence]),
  ),
);

/**
 * Validates a form by the domain's rules: every reason becomes the sentence below its field (specification 5).
 *
 * @param reasonsOf `loginReasons` or `registerReasons`
 */
export function useReasonResolver<Form extends FieldValues>(
  reasonsOf: (form: Form) => Partial<Record<keyof Form & string, string>>,
): Resolver<Form> {
  const t = useText('login');
  return reasonResolver(reasonsOf, (reason, field, form) => {
    if (reason === 'forbiddenSign') return loginPasswordText(t, reason, form[field]);
    const sentence = sentenceOf.get(`${field} ${reason}`);
    return sentence && t(sentence);
  });
}
