import { type RefObject, useEffect, useRef, useState } from 'react';
import { whenPlayed } from './framedStory';
import { Turns } from './turns';

export type Phase = 'waiting' | 'playing' | 'played';

/** One after the other: a window has one focus, so stories that type at the same time disturb each other. */
const oneByOne = new Turns(1);

/**
 * How far the story in a frame is. Unless others share other turns, only one is playing at a time.
 *
 * @param frame present while the phase is not `waiting`
 * @param isWanted whether it is played at all
 * @param onPlayed called with the page of the played story
 */
export function usePlayedInTurn(
  frame: RefObject<HTMLIFrameElement | null>,
  isWanted: boolean,
  onPlayed: (page: Document) => void,
  turns = oneByOne,
): Phase {
  const [phase, setPhase] = useState<Phase>('waiting');
  const endTurn = useRef(() => {});
  // Not `useEffectEvent`: the panels of Storybook have an older React.
  const tell = useRef(onPlayed);
  useEffect(() => {
    tell.current = onPlayed;
  });

  useEffect(() => {
    if (!isWanted) return;
    endTurn.current = turns.take(() => setPhase('playing'));
    return () => {
      endTurn.current();
      setPhase('waiting');
    };
  }, [isWanted, turns]);

  useEffect(() => {
    const element = frame.current;
    if (phase !== 'playing' || !element) return;
    const focused = document.activeElement;
    return whenPlayed(element, () => {
      // Stories move the focus into their frames.
      if (document.activeElement === element) {
        element.blur();
        if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
      }
      endTurn.current();
      setPhase('played');
      if (element.contentDocument) tell.current(element.contentDocument);
    });
  }, [phase, frame]);

  return phase;
}
