'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Banner } from '../../../components/Banner/Banner';
import type { Restriction } from '../../../domain/account/accountVocabulary';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';

export interface RestrictionNoticeProps {
  /** The restrictions of the account. */
  restrictions: readonly Restriction[];
  /** Use for a link to customer service. */
  contact?: ReactNode;
  /** Customer service hours; '' when not configured. */
  hours?: string | undefined;
}

/**
 * States which restrictions apply, what still works, and whom to contact (decision 17). Renders nothing if there are
 * none.
 */
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
  gap: ${units(space.s)};
  padding: ${units(space.s, space.l)};
`;

const Service = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${units(0, space.m)};
`;

const Hours = styled.span`
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
`;
