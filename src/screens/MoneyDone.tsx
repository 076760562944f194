import type { ReactNode } from 'react';
import { Banner, type BannerProps } from '../components/Banner/Banner';
import { LinkButton } from '../components/LinkButton/LinkButton';
import { Page } from '../components/Page/Page';
import { Section } from '../components/Section/Section';
import { Stack } from '../components/Stack/Stack';

interface MoneyDoneProps {
  topBar: ReactNode;
  /** What was done, in a few words. */
  title: string;
  /** Outcome; success by default. */
  tone?: BannerProps['tone'];
  /** What happens next, and when. */
  note?: ReactNode;
  /** Where it can be tracked and found again. */
  records: { href: string; label: string };
  /** The record itself, as a card. */
  children?: ReactNode;
  /** Use for content with its own sections: stages, facts. */
  below?: ReactNode;
}

/** The result screen of a form that moved money: what was done, and its record. */
export function MoneyDone({
  topBar,
  title,
  tone = 'success',
  note,
  records,
  children,
  below,
}: MoneyDoneProps) {
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
          {children}
        </Stack>
      </Section>
      {below}
    </Page>
  );
}
