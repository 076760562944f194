import type { ReactNode } from 'react';
import { Banner, type BannerProps } from '../components/Banner/Banner';
import { LinkButton } from '../components/LinkButton/LinkButton';
import { Page } from '../components/Page/Page';
import { Section } from '../components/Section/Section';
import { Stack } from '../components/Stack/Stack';

interface MoneyDoneProps {
  topBar: ReactNode;
  /** What has been done, in a few words. */
  title: string;
  /** How it stands; success unless told otherwise. */
  tone?: BannerProps['tone'];
  /** What happens next, and when. */
  note?: ReactNode;
  /** Where it can be followed and found again. */
  records: { href: string; label: string };
  /** The record itself, as a card. */
  children?: ReactNode;
  /** What needs sections of its own: its stages, its facts. */
  below?: ReactNode;
}

/** The screen of a form that moved money, once that has been carried out: what was done, and the record of it. */
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
