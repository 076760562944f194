import React, { useEffect, useRef, useState } from 'react';
import { useGlobals } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { whenPlayed } from '../../stories/screenPage/framedStory';
import { storyAddress } from '../../stories/support/storyAddress';
import { useStoryId } from './settings';

const languages = ['jp', 'tw', 'en'] as const;

/** The story in all languages, side by side. Each frame plays it on a device of its own. */
export function AllLanguages() {
  const storyId = useStoryId();
  const [globals] = useGlobals();
  const addresses = languages.map((locale) =>
    storyAddress(storyId, { ...globals, locale }, { ownDevice: 'yes' }),
  );
  return <Frames key={addresses.join()} storyId={storyId} addresses={addresses} />;
}

/** One after the other: a window has one focus, so stories that type at the same time disturb each other. */
function Frames({ storyId, addresses }: { storyId: string; addresses: readonly string[] }) {
  const [playing, setPlaying] = useState(0);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = row.current?.querySelectorAll('iframe')[playing];
    return frame && whenPlayed(frame, () => setPlaying(playing + 1));
  }, [playing]);
  return (
    <Row ref={row}>
      {languages.map((locale, place) => (
        <figure key={locale} style={{ margin: 0 }}>
          <figcaption>{locale}</figcaption>
          <Frame title={`${storyId} in ${locale}`} src={place <= playing ? addresses[place] : undefined} />
        </figure>
      ))}
    </Row>
  );
}

const Row = styled.div(({ theme }) => ({
  display: 'flex',
  gap: 16,
  height: '100%',
  padding: 16,
  overflow: 'auto',
  background: theme.background.app,
}));

/** A phone, a little smaller so that three fit beside the sidebar of a 1440 px window. */
const Frame = styled.iframe(({ theme }) => ({
  width: 390,
  height: 844,
  border: 0,
  background: 'white',
  boxShadow: `0 0 0 1px ${theme.appBorderColor}`,
  zoom: 0.92,
}));
