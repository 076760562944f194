import styled from 'styled-components';
import { Banner } from '../../components/Banner/Banner';
import type { Restriction } from '../../domain/vocabulary';
import { useText } from '../../i18n/useText';
import { rem } from '../../theme/rem';
import { space } from '../../theme/tokens';

export interface RestrictionNoticeProps {
  restrictions: readonly Restriction[];
}

const Notices = styled.div`
  display: grid;
  gap: ${rem(space.s)};
  padding: ${rem(space.s, space.l)};
`;

/** Which restrictions hold, what still works, and whom to ask (decision 17). Nothing where there are none. */
export function RestrictionNotice({ restrictions }: RestrictionNoticeProps) {
  const t = useText('home');
  if (restrictions.length === 0) return null;
  return (
    <Notices>
      {restrictions.map((restriction) => (
        <Banner key={restriction} tone="danger">
          {t(`restricted.${restriction}`)}
        </Banner>
      ))}
    </Notices>
  );
}
