'use client';
import type { NoticeDetail } from '../../../api/contract/notices';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { Article } from '../../content/Article/Article';

export interface NoticeArticleProps {
  /** The notice. */
  notice: NoticeDetail;
  /** Path prefix that image URLs must have. */
  imageBase: string;
}

/** A notice for reading: recipients, date, and the order number it concerns. */
export function NoticeArticle({ notice, imageBase }: NoticeArticleProps) {
  const formats = useFormats();
  const t = useText('notices');
  const { title, html, kind, publishedAt, orderNumber } = notice;
  const about = orderNumber == null ? [] : [t('orderNumber', { number: orderNumber })];
  const meta = [t(`kind.${kind}`), formats.dateTime(publishedAt), ...about].join(' · ');
  return <Article title={title} meta={meta} html={html} imageBase={imageBase} />;
}
