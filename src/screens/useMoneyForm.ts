import { useCallback, useState } from 'react';
import type { Call } from '../api/contract/call';
import { useAccount } from '../api/queries/account';
import type { Payload } from '../api/queries/submitCall';
import type { Submission } from '../api/queries/useSubmit';
import { useServerTime } from '../api/useServerTime';
import type { Restriction } from '../domain/account/accountVocabulary';
import type { Reason } from '../domain/reason';
import { parseTyped } from '../domain/typedNumber';
import { useFormats } from '../i18n/useFormats';
import { useServerMessage } from '../i18n/useServerMessage';
import { useText } from '../i18n/useText';
import { firstFailed, type Loadable, loadedData } from '../lib/loadable';
import { blockedText, fieldErrorText, needsDeposit } from '../widgets/reasonText';
import type { DraftForm, DraftOf } from './draftFields';
import { useFormDraft } from './useFormDraft';

/** What every form that moves money is checked against. */
export interface MoneyFacts {
  /** Epoch ms, by the exchange's clock. */
  now: number;
  restrictions: readonly Restriction[];
  /** In yen; undefined while unknown. */
  available: string | undefined;
}

interface MoneyFormOptions<Form, Draft, Secrets, Field extends string, C extends Call> {
  /** Name of the form. `draftFields` says which fields are kept while the form is away. */
  name: Form;
  /** The initial draft. */
  initial: Draft;
  /** Passwords: never stored, and cleared after sending. */
  secrets?: Secrets;
  /** The call: a hook of `api/queries` that ends in `useSubmit`. */
  submission: Submission<C>;
  /** Why a draft can't be sent, most important reason first. */
  rules: (draft: Draft & Secrets, facts: MoneyFacts) => readonly Reason<Field>[];
  /** Data that the rules need in addition to the account. */
  waitsFor?: Loadable<unknown>;
  /** If set, data that could not be loaded does not block the form: the server checks the same. */
  lenient?: boolean;
}

/**
 * A form that moves money: its draft, field errors, what blocks sending, and the result. As time passes, it renders only
 * when its reasons change.
 *
 * Rules can only name fields of the draft. See `docs/forms.md`.
 */
export function useMoneyForm<
  Form extends DraftForm,
  Draft extends object & DraftOf<Form>,
  Secrets extends object,
  Field extends keyof (Draft & Secrets) & string,
  C extends Call,
>(options: MoneyFormOptions<Form, Draft, Secrets, Field, C>) {
  const formats = useFormats();
  const { name, initial, secrets = {} as Secrets, submission, rules, waitsFor, lenient = false } = options;
  const t = useText('common');
  const [typed, setTyped] = useFormDraft(name, initial, submission.state.step !== 'ready');
  const [secret, setSecret] = useState(secrets);
  const account = useAccount();
  const { edit } = submission;

  const facts: Omit<MoneyFacts, 'now'> = {
    restrictions: loadedData(account)?.restrictions ?? [],
    available: loadedData(account)?.availableFunds,
  };
  const draft = { ...typed, ...secret };
  const reasons = useServerTime((now) => rules(draft, { ...facts, now }));
  const needed = [account, ...(waitsFor ? [waitsFor] : [])];
  const known = needed.every(({ state }) => state === 'ready' || (lenient && state === 'failed'));
  const failed = known ? undefined : firstFailed(needed);
  const unknownText = t(failed ? 'failure.failed' : 'loading');
  const blocked = known ? blockedText(t, reasons, formats) : unknownText;
  const refusal = useServerMessage(submission.refusal);
  const errorOf = (field: Field) => fieldErrorText(t, reasons, field, formats);

  return {
    ...facts,
    draft,
    reasons,
    /** Whether enough is known to state what blocks it. */
    known,
    /** Why it can't be sent now, in words; undefined when nothing blocks it. */
    blocked,
    /** Whether the server's refusal, which stays above the form, states the same. */
    isBlockStated: blocked !== undefined && blocked === refusal,
    /** What could not be loaded but is required. */
    failed,
    /** Whether the available balance is too low and a deposit would help. */
    needsDeposit: needsDeposit(reasons),
    /** Returns the error below a field. */
    errorOf,
    /** Returns the number in a field; undefined while it is empty or invalid. */
    numberIn: (field: Field) =>
      errorOf(field) === undefined ? parseTyped(String(Reflect.get(draft, field))) : undefined,
    state: submission.state,
    /** When it may be sent again after HTTP 429, in ms of `deviceNow`. */
    retryAt: submission.retryAt,
    /** A request of this form whose result was unknown, or still is; `check` asks for it. */
    sent: submission.sent,
    check: submission.check,
    /** Changes the draft and clears the server's refusal. A stable function. */
    change: useCallback(
      (next: Partial<Draft> | ((draft: Draft) => Draft)) => {
        edit();
        setTyped((before) => (typeof next === 'function' ? next(before) : { ...before, ...next }));
      },
      [edit, setTyped],
    ),
    changeSecret: (next: Partial<Secrets>) => {
      edit();
      setSecret((before) => ({ ...before, ...next }));
    },
    submit: async (payload: Payload<C>) => {
      const outcome = await submission.submit(payload);
      setSecret(secrets);
      return outcome;
    },
  };
}
