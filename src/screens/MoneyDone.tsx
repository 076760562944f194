import type { ReactNode } from 'react';
import { Banner, type BannerProps } from '../components/Banner/Banner';
import { CardFacts } from '../components/Card/CardFacts';
import { Disclosure } from '../components/Disclosure/Disclosure';
import { KeyFigure } from '../components/KeyFigure/KeyFigure';
import { LinkButton } from '../components/LinkButton/LinkButton';
import { Page } from '../components/Page/Page';
import { Section } from '../components/Section/Section';
import { Stack } from '../components/Stack/Stack';
import { isPositive } from '../domain/decimal';
import { useFormats } from '../i18n/useFormats';
import { useText } from '../i18n/useText';

interface ReceiptLink {
  href: string;
  label: string;
}

/** What was paid, put on hold or paid out, in yen. */
export interface ReceiptAmount {
  label: string;
  value: string;
  /** Its fee. Leave out only where no fee exists: a deposit, a loan. */
  fee?: string;
  /** Use for other parts of the amount: the margin beside the fee. */
  parts?: readonly { label: string; value: string }[];
}

interface MoneyDoneProps {
  topBar: ReactNode;
  /** What was done, in a few words. */
  title: string;
  /** Outcome; success by default. */
  tone?: BannerProps['tone'];
  /** What that means, in a sentence or two. */
  note?: ReactNode;
  /** Use for what was ordered, large. */
  what?: ReactNode;
  /** Leave out where no money has moved: a tender, an exchange whose card has both amounts. */
  amount?: ReceiptAmount | undefined;
  /** Use for what can be lost from here: `LossFromHere`. */
  risk?: ReactNode;
  /** Use for a picture of what happened: the entry on a small chart. */
  picture?: ReactNode;
  /** What comes next and when: stages, a timeline. */
  next?: ReactNode;
  /** The main action: where it can be tracked and found again. */
  records: ReceiptLink;
  /** Use for other actions that make sense now. */
  more?: readonly ReceiptLink[];
  /** The record itself, as a card. */
  children?: ReactNode;
  /** Use for facts that are folded behind one tap. */
  facts?: ReactNode;
}

/**
 * The receipt of a form that moved money: what happened, what it took and its fee, what can be lost, a picture of it, what comes next and
 * when, and what can be done now. Every product has this one template.
 */
export function MoneyDone(props: MoneyDoneProps) {
  const { topBar, title, tone = 'success', note, picture, next, records, more = [], children } = props;
  const t = useText('common');
  const follow = (
    <LinkButton fullWidth href={records.href}>
      {records.label}
    </LinkButton>
  );
  return (
    <Page topBar={topBar} actions={follow}>
      <Section>
        <Stack gap="m">
          <Banner tone={tone} title={title} announce>
            {note}
          </Banner>
          {props.what}
          {props.amount && <Amount {...props.amount} />}
          {props.risk}
          {picture}
        </Stack>
      </Section>
      {next && <Section title={t('receipt.next')}>{next}</Section>}
      {children && <Section>{children}</Section>}
      {more.length > 0 && (
        <Section>
          <Stack gap="s">
            {more.map(({ href, label }) => (
              <LinkButton key={href} kind="quiet" fullWidth href={href}>
                {label}
              </LinkButton>
            ))}
          </Stack>
        </Section>
      )}
      {props.facts && (
        <Section>
          <Disclosure label={t('receipt.facts')}>{props.facts}</Disclosure>
        </Section>
      )}
    </Page>
  );
}

function Amount({ label, value, fee, parts = [] }: ReceiptAmount) {
  const formats = useFormats();
  const t = useText('common');
  const feeFact = fee !== undefined && {
    label: t('receipt.fee'),
    value: isPositive(fee) ? formats.yen(fee) : t('receipt.noFee'),
  };
  const facts = [
    ...parts.map((part) => ({ label: part.label, value: formats.yen(part.value) })),
    ...(feeFact ? [feeFact] : []),
  ];
  return (
    <div>
      <KeyFigure label={label} value={formats.yen(value)} />
      {facts.length > 0 && <CardFacts large facts={facts} />}
    </div>
  );
}
