import styled from 'styled-components';
import { ListRow } from '../../components/List/ListRow';
import { formatMonthDayTime, formatTime } from '../../format/dateTime';
import { useText } from '../../i18n/useText';
import { color } from '../../theme/tokens';

export interface NewsRowProps {
  title: string;
  source: string;
  /** Epoch ms. */
  publishedAt: number;
  href: string;
  /** Stands beneath its day, so that the time will do. */
  underDay?: boolean;
  /** It was read on this device: it steps back. */
  wasRead?: boolean;
}

/** A piece of news in a list: its headline, who wrote it, when, and whether it was read. */
export function NewsRow({
  title,
  source,
  publishedAt,
  href,
  underDay = false,
  wasRead = false,
}: NewsRowProps) {
  const t = useText('home');
  const time = underDay ? formatTime(publishedAt) : formatMonthDayTime(publishedAt);
  const facts = [source, time, ...(wasRead ? [t('news.wasRead')] : [])];
  return (
    <ListRow href={href} title={<Headline $quiet={wasRead}>{title}</Headline>} subtitle={facts.join(' · ')} />
  );
}

const Headline = styled.span<{ $quiet: boolean }>`
  color: ${({ $quiet }) => color($quiet ? 'inkSecondary' : 'ink')};
`;
