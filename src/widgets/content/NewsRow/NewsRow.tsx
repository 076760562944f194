'use client';
import { styled } from 'styled-components';
import { ListRow } from '../../../components/List/ListRow';
import { formatTime } from '../../../format/dateTime';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { color } from '../../../theme/tokens';

export interface NewsRowProps {
  /** Headline. */
  title: string;
  /** Publisher. */
  source: string;
  /** Epoch ms. */
  publishedAt: number;
  /** Address of the article. */
  href: string;
  /** Set below a heading with the day: shows the time only. */
  underDay?: boolean;
  /** Set when it was read on this device: shown less prominently. */
  wasRead?: boolean;
}

/** A headline in a list: publisher, time, and whether it was read. */
export function NewsRow({
  title,
  source,
  publishedAt,
  href,
  underDay = false,
  wasRead = false,
}: NewsRowProps) {
  const formats = useFormats();
  const t = useText('home');
  const time = underDay ? formatTime(publishedAt) : formats.monthDayTime(publishedAt);
  const facts = [source, time, ...(wasRead ? [t('news.wasRead')] : [])];
  return (
    <ListRow href={href} title={<Headline $quiet={wasRead}>{title}</Headline>} subtitle={facts.join(' · ')} />
  );
}

const Headline = styled.span<{ $quiet: boolean }>`
  color: ${({ $quiet }) => color($quiet ? 'inkSecondary' : 'ink')};
`;
