'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { textSize } from '../../theme/textSize';
import { color, fontWeight, lineHeight, space } from '../../theme/tokens';
import { units } from '../../theme/units';

export interface CardHeadProps {
  /** Name of the object. */
  title: string;
  /** Use when the card has other controls and can't be a link itself. Makes the title a link. */
  href?: string;
  /** Its `Status`, or several. */
  status?: ReactNode;
  /**
   * Use for what distinguishes it from similar cards, such as a code or a start date. Shown smaller below the title.
   */
  children?: ReactNode;
}

/**
 * The top of a card: the object's name, its status and its distinguishing facts.
 *
 * The title is not a heading element, because a card may follow a heading of any level.
 */
export function CardHead({ title, href, status, children }: CardHeadProps) {
  return (
    <div>
      <Row>
        <Title>{href === undefined ? title : <TitleLink href={href}>{title}</TitleLink>}</Title>
        {status && <States>{status}</States>}
      </Row>
      {children && <Origin>{children}</Origin>}
    </div>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${units(space.xs, space.s)};
`;

const Title = styled.p`
  font-size: ${textSize('lead')};
  font-weight: ${fontWeight.bold};
  line-height: ${lineHeight.tight};
`;

// Full touch-target height without taking layout space.
const TitleLink = styled.a`
  position: relative;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: ${units(-space.m, 0)};
  }
`;

const States = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${units(space.xs)};
`;

const Origin = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${units(space.xs, space.s)};
  margin-top: ${units(space.xs)};
  color: ${color('inkTertiary')};
  font-size: ${textSize('small')};
`;
