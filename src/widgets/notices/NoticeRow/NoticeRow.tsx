'use client';
import { styled } from 'styled-components';
import type { Notice } from '../../../api/contract/notices';
import { ListRow } from '../../../components/List/ListRow';
import { Status } from '../../../components/Status/Status';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { color, fontWeight } from '../../../theme/tokens';
import { units } from '../../../theme/units';

export interface NoticeRowProps {
  /** The notice. */
  notice: Notice;
  /** Address of its text. */
  href: string;
}

/** A notice in a list. Unread notices are bold with a dot; those to read before trading are marked. */
export function NoticeRow({ notice, href }: NoticeRowProps) {
  const formats = useFormats();
  const t = useText('notices');
  const { title, kind, mustRead, publishedAt } = notice;
  const unread = notice.readAt == null;
  return (
    <ListRow
      href={href}
      leading={<Dot $shown={unread} />}
      title={
        <Title $unread={unread}>
          {unread && <VisuallyHidden>{`${t('unread')} `}</VisuallyHidden>}
          <span>{title}</span>
        </Title>
      }
      subtitle={`${t(`kind.${kind}`)} · ${formats.dateTime(publishedAt)}`}
      {...(mustRead && unread && { trailing: <Status tone="warning">{t('mustRead')}</Status> })}
    />
  );
}

// Keeps its space when hidden, so that titles line up.
const Dot = styled.span<{ $shown: boolean }>`
  display: block;
  width: ${units(16)};
  height: ${units(16)};
  border-radius: 50%;
  background: ${({ $shown }) => ($shown ? color('accent') : 'transparent')};
`;

const Title = styled.span<{ $unread: boolean }>`
  font-weight: ${({ $unread }) => ($unread ? fontWeight.bold : fontWeight.regular)};
`;
