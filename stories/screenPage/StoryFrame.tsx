import { useRef } from 'react';
import { styled } from 'storybook/theming';
import type { Size } from './sizes';
import { useIsNear } from './useIsNear';
import { usePlayedInTurn } from './usePlayedInTurn';

export interface StoryFrameProps {
  title: string;
  address: string;
  size: Size;
  /** How much smaller it is drawn: 0.5 is half. */
  scale: number;
  /** Called with the page of the played story. */
  onPlayed?: ((page: Document) => void) | undefined;
}

/**
 * A story played at its own size, then drawn smaller. It is loaded only near the visible part of the page, because a tab
 * gets slow after hundreds of frames.
 */
export function StoryFrame({ title, address, size, scale, onPlayed = () => {} }: StoryFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const phase = usePlayedInTurn(frame, useIsNear(place), onPlayed);
  return (
    <Place ref={place} data-phase={phase}>
      {phase === 'waiting' && 'Waits for its turn…'}
      {phase === 'playing' && 'Is played…'}
      {phase !== 'waiting' && (
        <Frame
          ref={frame}
          title={title}
          src={address}
          inert={phase === 'played'}
          style={{ ...size, transform: `scale(${scale})` }}
        />
      )}
    </Place>
  );
}

const Place = styled.div({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: '100%',
});

/**
 * While it is played, it is unseen at the start of the window: a story that scrolls to an element would otherwise scroll
 * this page to the frame.
 */
const Frame = styled.iframe({
  border: 0,
  background: 'white',
  pointerEvents: 'none',
  transformOrigin: '0 0',

  '[data-phase=playing] > &': {
    position: 'fixed',
    top: 0,
    left: 0,
    zIndex: -1,
    opacity: 0,
  },

  '[data-phase=played] > &': {
    position: 'absolute',
    top: 0,
    left: 0,
  },
});
