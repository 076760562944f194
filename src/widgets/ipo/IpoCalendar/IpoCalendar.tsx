'use client';
import { styled } from 'styled-components';
import type { IpoIssue } from '../../../api/contract/ipo';
import { List } from '../../../components/List/List';
import { ListRow } from '../../../components/List/ListRow';
import { Section } from '../../../components/Section/Section';
import { Shortened } from '../../../components/Shortened/Shortened';
import { Status, type StatusTone } from '../../../components/Status/Status';
import { type IpoDateKind, ipoCalendar } from '../../../domain/ipo/ipoCalendar';
import { formatTime } from '../../../format/dateTime';
import { shortenLabel } from '../../../format/shortenLabel';
import { inLanguage } from '../../../i18n/inLanguage';
import { useFormats } from '../../../i18n/useFormats';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { color } from '../../../theme/tokens';

export interface IpoCalendarProps {
  /** The new issues. */
  issues: readonly IpoIssue[];
  /** Exchange time, epoch ms. Dates before today are left out. */
  now: number;
  /** Returns the address of an issue's details. */
  hrefOf: (id: string) => string;
}

/** Dates on which the member can act have a tone of their own. */
const tones: Record<IpoDateKind, StatusTone> = {
  opens: 'accent',
  deadline: 'warning',
  draw: 'neutral',
  payment: 'warning',
  listing: 'neutral',
};

const Time = styled.span`
  color: ${color('inkSecondary')};
`;

/** The next weeks day by day: which issues open, close, are drawn, are due for payment, are listed. */
export function IpoCalendar({ issues, now, hrefOf }: IpoCalendarProps) {
  const formats = useFormats();
  const t = useText('ipo');
  const language = useLanguage();
  return ipoCalendar(issues, now).map(({ date, events }) => (
    <Section key={date} title={formats.day(date)} bleed>
      <List label={formats.day(date)}>
        {events.map(({ kind, at, issue }) => (
          <ListRow
            key={`${kind} ${issue.id}`}
            href={hrefOf(issue.id)}
            leading={<Time>{formatTime(at)}</Time>}
            title={
              <Shortened
                text={inLanguage(issue.name, language)}
                short={shortenLabel(inLanguage(issue.name, language), 10)}
              />
            }
            subtitle={issue.code}
            trailing={
              <Status tone={tones[kind]} value={kind}>
                {t(`calendar.${kind}`)}
              </Status>
            }
          />
        ))}
      </List>
    </Section>
  ));
}
