import { useCallback, useState } from 'react';
import type { Call } from '../api/contract/call';
import { useAccount } from '../api/queries/account';
import type { Payload } from '../api/queries/submitCall';
import type { Submission } from '../api/queries/useSubmit';
import { useServerNow } from '../api/useServerNow';
import type { Reason } from '../domain/reason';
import { parseTyped } from '../domain/typedNumber';
import type { Restriction } from '../domain/vocabulary';
import { useText } from '../i18n/useText';
import { firstFailed, type Loadable, loadedData } from '../lib/loadable';
import { useFormDraft } from '../session/useFormDraft';
import { blockedText, fieldErrorText, needsDeposit } from '../widgets/reasonText';

/** What every form that moves money is judged by. */
export interface MoneyFacts {
  /** Epoch ms, by the exchange's clock. */
  now: number;
  restrictions: readonly Restriction[];
  /** In yen; undefined while it is unknown. */
  available: string | undefined;
}

interface MoneyFormOptions<Draft, Secrets, Field extends string, C extends Call> {
  /** Of the draft, one of a kind on its screen: what is typed is kept over a reload that the app asks for. */
  name: string;
  /** How the form begins. */
  initial: Draft;
  /** Passwords: never kept, and forgotten once they have been sent. */
  secrets?: Secrets;
  /** What sends it: a hook of `api/queries` that ends in `useSubmit`. */
  submission: Submission<C>;
  /** Why a draft can't be sent, the weightiest first. */
  rules: (draft: Draft & Secrets, facts: MoneyFacts) => readonly Reason<Field>[];
  /** What the rules need beside the member's account. */
  waitsFor?: Loadable<unknown>;
  /** What could not be fetched does not block it: the server's answer tells the same. */
  lenient?: boolean;
}

/**
 * A form that moves money: what was typed, what is wrong with a field, what keeps it from being sent, and what became of
 * it. Rules can name no field that the draft lacks. See `docs/forms.md`.
 */
export function useMoneyForm<
  Draft extends object,
  Secrets extends object,
  Field extends keyof (Draft & Secrets) & string,
  C extends Call,
>(options: MoneyFormOptions<Draft, Secrets, Field, C>) {
  const { name, initial, secrets = {} as Secrets, submission, rules, waitsFor, lenient = false } = options;
  const t = useText('common');
  const [typed, setTyped] = useFormDraft(name, initial);
  const [secret, setSecret] = useState(secrets);
  const account = useAccount();
  const now = useServerNow();
  const { edit } = submission;

  const facts: MoneyFacts = {
    now,
    restrictions: loadedData(account)?.restrictions ?? [],
    available: loadedData(account)?.availableFunds,
  };
  const draft = { ...typed, ...secret };
  const reasons = rules(draft, facts);
  const needed = [account, ...(waitsFor ? [waitsFor] : [])];
  const known = needed.every(({ state }) => state === 'ready' || (lenient && state === 'failed'));
  const failed = known ? undefined : firstFailed(needed);
  const unknownText = t(failed ? 'failure.failed' : 'loading');
  const errorOf = (field: Field) => fieldErrorText(t, reasons, field);

  return {
    ...facts,
    draft,
    reasons,
    /** Enough is known to say what is in the way. */
    known,
    /** Why it can't be sent now, in words; undefined when nothing keeps it. */
    blocked: known ? blockedText(t, reasons) : unknownText,
    /** What could not be fetched and has to be known. */
    failed,
    /** The available balance does not suffice, and a deposit would help. */
    short: needsDeposit(reasons),
    /** What stands beneath a field. */
    errorOf,
    /** The number in a field; undefined while it is empty or wrong. */
    numberIn: (field: Field) =>
      errorOf(field) === undefined ? parseTyped(String(Reflect.get(draft, field))) : undefined,
    state: submission.state,
    /** Changes the draft, and forgets what the server refused. Always the same function. */
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
