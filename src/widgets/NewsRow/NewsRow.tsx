import { ListRow } from '../../components/List/ListRow';
import { formatMonthDayTime } from '../../format/dateTime';

export interface NewsRowProps {
  title: string;
  source: string;
  /** Epoch ms. */
  publishedAt: number;
  href: string;
}

/** A piece of news in a list: its headline, who wrote it and when. */
export function NewsRow({ title, source, publishedAt, href }: NewsRowProps) {
  return <ListRow href={href} title={title} subtitle={`${source} · ${formatMonthDayTime(publishedAt)}`} />;
}
