import type { ReactNode } from 'react';
import { Banner, type BannerProps } from '../components/Banner/Banner';
import { Disclosure } from '../components/Disclosure/Disclosure';
import { LinkButton } from '../components/LinkButton/LinkButton';
import { Page } from '../components/Page/Page';
import { Section } from '../components/Section/Section';
import { Stack } from '../components/Stack/Stack';
import { useText } from '../i18n/useText';

interface ReceiptLink {
  href: string;
  label: string;
}

interface MoneyDoneProps {
  topBar: ReactNode;
  /** What was done, in a few words. */
  title: string;
  /** Outcome; success by default. */
  tone?: BannerProps['tone'];
  /** What that means, in a sentence or two. */
  note?: ReactNode;
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
  /** Use for content with its own sections: stages, facts. */
  below?: ReactNode;
  /** Use for facts that are folded behind one tap. */
  facts?: ReactNode;
}

/**
 * The receipt of a form that moved money: what happened, a picture of it, what comes next and when, and what can be done
 * now. Every product has this one template.
 */
export function MoneyDone(props: MoneyDoneProps) {
  const { topBar, title, tone = 'success', note, picture, next, records, more = [], children, below } = props;
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
          {picture}
          {children}
        </Stack>
      </Section>
      {next && <Section title={t('receipt.next')}>{next}</Section>}
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
      {below}
      {props.facts && (
        <Section>
          <Disclosure label={t('receipt.facts')}>{props.facts}</Disclosure>
        </Section>
      )}
    </Page>
  );
}
