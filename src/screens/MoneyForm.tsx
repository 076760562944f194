import { type ReactElement, type ReactNode, useState } from 'react';
import type { MoneyState } from '../api/queries/useMoneyCall';
import { Button, type ButtonProps } from '../components/Button/Button';
import { Page } from '../components/Page/Page';
import { Section } from '../components/Section/Section';
import { ConfirmSheet, type ConfirmSheetProps } from '../widgets/ConfirmSheet/ConfirmSheet';
import { Refusal } from '../widgets/Refusal/Refusal';
import { ResultUnknown } from '../widgets/ResultUnknown/ResultUnknown';

/** What a form asks its member to confirm; absent while it can't be told yet, because a field is empty. */
export type MoneyConfirmation = Pick<
  ConfirmSheetProps,
  'title' | 'figure' | 'facts' | 'submitLabel' | 'children'
> & {
  /** Why it may not be sent from the sheet any more, though the form may still be reviewed: the price has moved. */
  blocked?: string;
};

interface MoneyFormProps<Result> {
  topBar: ReactNode;
  /** Where the call stands: `useMoneyCall`. */
  state: MoneyState<Result>;
  /** The sections of the form, costs and the worst case included. */
  children: ReactNode;
  /** The button that leads to the confirmation. */
  review: { label: string; kind?: ButtonProps['kind'] };
  /** The confirmation is opened: what it shows is what will have been agreed to. */
  onReview?: () => void;
  /** Why it can't be sent now, in words; undefined when nothing keeps it. */
  blocked: string | undefined;
  confirmation: MoneyConfirmation | undefined;
  /** Sends it; resolves when there is an answer, or none will come. */
  onSend: () => Promise<void>;
  /** The whole screen once it has been carried out. */
  done: (result: Result) => ReactElement;
  /** Where the member can see what became of it when no answer came. */
  checkHref: string;
}

/**
 * The screen of a form that moves money: fill in, see what it costs, confirm, and see what became of it. A refusal
 * stands above the form until it is changed; a form whose result is unknown is not offered again (decision 5).
 */
export function MoneyForm<Result>(props: MoneyFormProps<Result>) {
  const { topBar, state, children, review, onReview, blocked, confirmation, onSend, done, checkHref } = props;
  const [confirming, setConfirming] = useState(false);
  if (state.step === 'done') return done(state.result);
  if (state.step === 'unknown') {
    return (
      <Page topBar={topBar}>
        <Section>
          <ResultUnknown reference={state.reference} checkHref={checkHref} />
        </Section>
      </Page>
    );
  }
  const send = async () => {
    await onSend();
    setConfirming(false);
  };
  const { label, kind = 'primary' } = review;
  const open = (
    <Button
      fullWidth
      kind={kind}
      {...(blocked && { blockedReason: blocked })}
      onClick={() => {
        onReview?.();
        setConfirming(true);
      }}
    >
      {label}
    </Button>
  );
  return (
    <Page topBar={topBar} actions={open}>
      {state.step === 'ready' && state.refusal && (
        <Section>
          <Refusal message={state.refusal} />
        </Section>
      )}
      {children}
      {confirmation && (
        <ConfirmSheet
          {...confirmation}
          kind={kind}
          open={confirming}
          onOpenChange={setConfirming}
          busy={state.step === 'sending'}
          blockedReason={blocked ?? confirmation.blocked}
          onConfirm={() => void send()}
        />
      )}
    </Page>
  );
}
