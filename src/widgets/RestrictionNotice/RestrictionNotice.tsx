import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Banner } from '../../components/Banner/Banner';
import type { Restriction } from '../../domain/vocabulary';
import { useText } from '../../i18n/useText';
import { rem } from '../../theme/rem';
import { color, fontSize, space } from '../../theme/tokens';

export interface RestrictionNoticeProps {
  restrictions: readonly Restriction[];
  /** The way to customer service; left out where there is none. */
  contact?: ReactNode;
  /** When customer service answers; '' where the house does not say. */
  hours?: string | undefined;
}

/** Which restrictions hold, what still works, and whom to ask (decision 17). Nothing where there are none. */
export function RestrictionNotice({ restrictions, contact, hours }: RestrictionNoticeProps) {
  const t = useText('home');
  if (restrictions.length === 0) return null;
  return (
    <Notices data-state="blocked">
      {restrictions.map((restriction) => (
        <Banner key={restriction} tone="danger">
          {t(`restricted.${restriction}`)}
        </Banner>
      ))}
      {contact && (
        <Service>
          {contact}
          {hours && <Hours>{hours}</Hours>}
        </Service>
      )}
    </Notices>
  );
}

const Notices = styled.div`
  display: grid;
  gap: ${rem(space.s)};
  padding: ${rem(space.s, space.l)};
`;

const Service = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${rem(0, space.m)};
`;

const Hours = styled.span`
  color: ${color('inkSecondary')};
  font-size: ${rem(fontSize.small)};
`;
