import type { ReactNode } from 'react';
import styled from 'styled-components';
import { rem } from '../../theme/rem';
import { color, fontSize, fontWeight, lineHeight, space } from '../../theme/tokens';

export interface CardHeadProps {
  /** What the card is about. */
  title: string;
  /** Makes the title a link, where the card holds something else that can be pressed and can't be a link itself. */
  href?: string;
  /** Its `Status`, or several. */
  status?: ReactNode;
  /** Beneath the title, smaller: what tells it from others, when it began. */
  children?: ReactNode;
}

/**
 * The head of a card: what it is, where it stands, and what tells it from others. Its title is no heading: a card may
 * stand beneath a heading of any level, and in a list of its own each one is an item.
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
  gap: ${rem(space.xs, space.s)};
`;

const Title = styled.p`
  font-size: ${rem(fontSize.lead)};
  font-weight: ${fontWeight.bold};
  line-height: ${lineHeight.tight};
`;

// As tall to the finger as any other target, without taking the room.
const TitleLink = styled.a`
  position: relative;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: ${rem(-space.m, 0)};
  }
`;

const States = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(space.xs)};
`;

const Origin = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${rem(space.xs, space.s)};
  margin-top: ${rem(space.xs)};
  color: ${color('inkTertiary')};
  font-size: ${rem(fontSize.small)};
`;
