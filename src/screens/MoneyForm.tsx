import { type ReactElement, type ReactNode, type SubmitEvent, useState } from 'react';
import { useMustRead } from '../api/queries/notices';
import type { SentRequest } from '../api/queries/useSentRequest';
import { problemIn, type SubmitState } from '../api/queries/useSubmit';
import { Button, type ButtonProps } from '../components/Button/Button';
import { LinkButton } from '../components/LinkButton/LinkButton';
import { Page } from '../components/Page/Page';
import { Section } from '../components/Section/Section';
import { Stack } from '../components/Stack/Stack';
import type { Ban } from '../domain/account/accountReasons';
import { useLanguage } from '../i18n/useLanguage';
import { useText } from '../i18n/useText';
import type { firstFailed } from '../lib/loadable';
import { ConfirmSheet, type ConfirmSheetProps } from '../widgets/ConfirmSheet/ConfirmSheet';
import { LoadFailed } from '../widgets/Load/Load';
import { ResultUnknown } from '../widgets/ResultUnknown/ResultUnknown';
import { useBlockedButton } from '../widgets/useBlockedButton';
import { useWaitReason } from '../widgets/waitText';
import { depositChannelsHref } from './hrefs';
import { MustRead } from './notices/MustRead';
import { type RefusalTexts, restateRefusal } from './restateRefusal';
import { SentRequestNote } from './SentRequestNote';
import { RefusedByServer } from './support/RefusedByServer';
import { RestrictedService } from './support/RestrictedService';
import { TryAnyway } from './TryAnyway';
import { useFocusOnResult } from './useFocusOnResult';
import { useOfflineReason } from './useOfflineReason';

/** What the member is asked to confirm. Undefined while it can't be computed, because a field is empty. */
export type MoneyConfirmation = Pick<
  ConfirmSheetProps,
  'title' | 'headline' | 'figure' | 'worst' | 'inSight' | 'facts' | 'fold' | 'submitLabel' | 'children'
> & {
  /** Why it can't be sent from the sheet any more although the form can still be reviewed: the price has moved. */
  blocked?: string;
};

/** `onSend` resolves with this when the member must confirm again. */
export const askedAgain = 'askedAgain';

interface MoneyFormProps<Result> {
  topBar: ReactNode;
  /** What was typed, and its state: `useMoneyForm`. */
  form: {
    state: SubmitState<Result>;
    /** A request of this form whose result was unknown, or still is. */
    sent: SentRequest | undefined;
    /** Asks for the result of that request. */
    check: () => Promise<void>;
    blocked: string | undefined;
    failed: ReturnType<typeof firstFailed>;
    needsDeposit: boolean;
    retryAt: number | undefined;
  };
  /** The sections of the form, including costs and the worst case. */
  children: ReactNode;
  /** The button that opens the confirmation. */
  review: { label: string; kind?: ButtonProps['kind'] };
  /** Called when the confirmation opens. What it shows is what the member agrees to. */
  onReview?: () => void;
  /** Use for two figures that stay in sight above that button while the member types. */
  figures?: ReactNode;
  /** Set while only a field out of sight is empty: the button then leads there, and says so (decision 13). */
  toField?: { label: string; go: () => void } | undefined;
  /** Set for trades: mandatory notices must be read first. */
  trade?: boolean;
  /** Restriction that blocks this form, in addition to a frozen or disabled account. */
  ban?: Ban;
  confirmation: MoneyConfirmation | undefined;
  /**
   * Sends it. Resolves when there is an answer, or none will come.
   *
   * Resolves with `askedAgain` when nothing was done and the member must confirm again on the same sheet.
   */
  onSend: () => Promise<unknown>;
  /** Use for refusals that this form can state more precisely. */
  refusals?: RefusalTexts;
  /** The result screen. */
  done: (result: Result) => ReactElement;
  /** Where the member can check the outcome when no answer came. */
  checkHref: string;
  /** What is found there; records by default. */
  checks?: 'positions' | 'records';
}

/**
 * The screen of a form that moves money: fill in, see the costs, confirm, see the result.
 *
 * A refusal, or a failure without effect, stays above the form until it changes. A form with an unknown result, also from an
 * earlier visit or another tab, is not offered again before the result is known (decisions 5 and 43).
 */
export function MoneyForm<Result>(props: MoneyFormProps<Result>) {
  const {
    topBar,
    form,
    children,
    review,
    onReview,
    trade = false,
    confirmation,
    refusals = {},
    onSend,
    done,
  } = props;
  const t = useText('notices');
  const [confirming, setConfirming] = useState(false);
  const unread = useMustRead(useLanguage(), trade);
  const offline = useOfflineReason();
  const { state, failed } = form;
  const found = state.step === 'ready' && form.sent?.step === 'carriedOut';
  useFocusOnResult(state.step === 'done' || state.step === 'unknown' || found);
  const wait = useWaitReason(form.retryAt);
  const rule = form.blocked ?? (unread && t('first.reason', { title: unread.title }));
  // First what no input resolves: other reasons suggest steps that are no use yet.
  const blocked = offline ?? wait ?? rule;
  const problem = restateRefusal(problemIn(state).problem, refusals);
  const { textId, why } = useBlockedButton(blocked, problem);
  const toField = blocked === form.blocked ? props.toField : undefined;
  if (state.step === 'done') return done(state.result);
  const { checkHref, checks = 'records' } = props;
  const sent = <SentRequestNote sent={form.sent} check={form.check} checkHref={checkHref} checks={checks} />;
  if (state.step === 'unknown' || found) {
    return (
      <Page topBar={topBar}>
        <Section>
          {form.sent ? (
            sent
          ) : (
            <ResultUnknown reference={referenceIn(state)} checkHref={checkHref} checks={checks} />
          )}
        </Section>
      </Page>
    );
  }
  const send = async () => {
    if ((await onSend()) !== askedAgain) setConfirming(false);
  };
  const startReview = (event: SubmitEvent) => {
    event.preventDefault();
    if (toField) {
      toField.go();
      return;
    }
    onReview?.();
    setConfirming(true);
  };
  const { label, kind = 'primary' } = review;
  const open = (
    <Button type="submit" fullWidth kind={kind} {...(toField ? {} : why)}>
      {toField?.label ?? label}
    </Button>
  );
  return (
    <form noValidate onSubmit={startReview}>
      <Page
        topBar={topBar}
        actions={
          <Stack gap="s">
            {props.figures}
            {open}
            <TryAnyway fullWidth />
            {blocked && !offline && !problem && <RestrictedService ban={props.ban} />}
            {form.needsDeposit && !offline && (
              <LinkButton kind="quiet" fullWidth href={depositChannelsHref}>
                {t('home:entrances.deposit')}
              </LinkButton>
            )}
          </Stack>
        }
      >
        {problem && !confirming && (
          <Section>
            <RefusedByServer problem={problem} textId={textId} />
          </Section>
        )}
        {state.step === 'ready' && form.sent && <Section>{sent}</Section>}
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
    </form>
  );
}

const referenceIn = (state: SubmitState<unknown>) => (state.step === 'unknown' ? state.reference : '');
