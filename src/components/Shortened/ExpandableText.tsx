'use client';
import { useState } from 'react';
import { styled } from 'styled-components';
import { color, space, touchTarget } from '../../theme/tokens';
import { units } from '../../theme/units';
import { Shortened, type ShortenedProps } from './Shortened';

/**
 * A shortened text that a tap expands and collapses, such as an order number. A short text is no button.
 *
 * Screen readers always get the whole text, as the name of the button.
 */
export function ExpandableText({ text, short }: ShortenedProps) {
  const [expanded, setExpanded] = useState(false);
  if (short === text) return text;
  return (
    <Tappable type="button" aria-expanded={expanded} onClick={() => setExpanded(!expanded)}>
      {expanded ? text : <Shortened text={text} short={short} />}
    </Tappable>
  );
}

// The touch target is taller than its line and takes no layout space.
const Tappable = styled.button`
  position: relative;
  max-width: 100%;
  overflow-wrap: anywhere;
  text-align: inherit;
  text-decoration: underline dotted ${color('outline')};
  text-underline-offset: 0.25em;
  &::after {
    position: absolute;
    top: 50%;
    height: max(100%, ${units(touchTarget)});
    inset-inline: ${units(-space.xs)};
    transform: translateY(-50%);
    content: '';
  }
`;
