import { type ReactElement, type ReactNode, useState } from 'react';
import { useMustRead } from '../api/queries/notices';
import { problemIn, type SubmitState } from '../api/queries/useSubmit';
import { Button, type ButtonProps } from '../components/Button/Button';
import { LinkButton } from '../components/LinkButton/LinkButton';
import { Page } from '../components/Page/Page';
import { Section } from '../components/Section/Section';
import { Stack } from '../components/Stack/Stack';
import { useLanguage } from '../i18n/useLanguage';
import { useText } from '../i18n/useText';
import type { firstFailed } from '../lib/loadable';
import { ConfirmSheet, type ConfirmSheetProps } from '../widgets/ConfirmSheet/ConfirmSheet';
import { LoadFailed } from '../widgets/Load/Load';
import { ResultUnknown } from '../widgets/ResultUnknown/ResultUnknown';
import { depositChannelsHref } from './hrefs';
import { MustRead } from './sheets/mustRead/MustRead';
import { RefusedByServer } from './sheets/service/RefusedByServer';
import { type Ban, RestrictedService } from './sheets/service/RestrictedService';
import { useOfflineReason } from './useOfflineReason';

/** What a form asks its member to confirm; absent while it can't be told yet, because a field is empty. */
export type MoneyConfirmation = Pick<
  ConfirmSheetProps,
  'title' | 'figure' | 'worst' | 'facts' | 'submitLabel' | 'children'
> & {
  /** Why it may not be sent from the sheet any more, though the form may still be reviewed: the price has moved. */
  blocked?: string;
};

/** What `onSend` resolves with where the member is to be asked again. */
export const askAgain = 'askAgain';

interface MoneyFormProps<Result> {
  topBar: ReactNode;
  /** What was typed, and where it stands: `useMoneyForm`. */
  form: {
    state: SubmitState<Result>;
    blocked: string | undefined;
    failed: ReturnType<typeof firstFailed>;
    short: boolean;
  };
  /** The sections of the form, costs and the worst case included. */
  children: ReactNode;
  /** The button that leads to the confirmation. */
  review: { label: string; kind?: ButtonProps['kind'] };
  /** The confirmation is opened: what it shows is what will have been agreed to. */
  onReview?: () => void;
  /** It is a trade: what is to be read before trading is read first. */
  trade?: boolean;
  /** What keeps the member from it beside a frozen and a disabled account. */
  ban?: Ban;
  confirmation: MoneyConfirmation | undefined;
  /**
   * Sends it; resolves when there is an answer, or none will come: with `askAgain` where nothing was done and the
   * member is to be asked again, on the same sheet.
   */
  onSend: () => Promise<unknown>;
  /** The whole screen once it has been carried out. */
  done: (result: Result) => ReactElement;
  /** Where the member can see what became of it when no answer came. */
  checkHref: string;
  /** What the member finds there; records unless told otherwise. */
  checks?: 'positions' | 'records';
}

/**
 * The screen of a form that moves money: fill in, see what it costs, confirm, and see what became of it. A refusal
 * stands above the form until it is changed; a form whose result is unknown is not offered again (decision 5).
 */
export function MoneyForm<Result>(props: MoneyFormProps<Result>) {
  const { topBar, form, children, review, onReview, trade = false, confirmation, onSend, done } = props;
  const t = useText('notices');
  const [confirming, setConfirming] = useState(false);
  const unread = useMustRead(useLanguage(), trade);
  const offline = useOfflineReason();
  const { state, failed } = form;
  const rule = form.blocked ?? (unread && t('first.reason', { title: unread.title }));
  // Advice such as another kind of order is of no use without a connection.
  const blocked = offline ?? rule;
  if (state.step === 'done') return done(state.result);
  if (state.step === 'unknown') {
    return (
      <Page topBar={topBar}>
        <Section>
          <ResultUnknown
            reference={state.reference}
            checkHref={props.checkHref}
            checks={props.checks ?? 'records'}
          />
        </Section>
      </Page>
    );
  }
  const { refusal } = problemIn(state);
  const send = async () => {
    if ((await onSend()) !== askAgain) setConfirming(false);
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
    <Page
      topBar={topBar}
      actions={
        <Stack gap="s">
          {open}
          {blocked && !offline && !refusal && <RestrictedService ban={props.ban} />}
          {form.short && !offline && (
            <LinkButton kind="quiet" fullWidth href={depositChannelsHref}>
              {t('home:entrances.deposit')}
            </LinkButton>
          )}
        </Stack>
      }
    >
      {refusal && (
        <Section>
          <RefusedByServer message={refusal} />
        </Section>
      )}
      {failed && <LoadFailed failure={failed.failure} retry={failed.retry} />}
      {unread && (
        <Section>
          <MustRead notice={unread} />
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
