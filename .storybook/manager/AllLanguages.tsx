import React, { useRef } from 'react';
import { useGlobals } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { Turns } from '../../stories/screenPage/turns';
import { useIsNear } from '../../stories/screenPage/useIsNear';
import { usePlayedInTurn } from '../../stories/screenPage/usePlayedInTurn';
import { height } from '../../stories/support/everyMode';
import { storyAddress } from '../../stories/support/storyAddress';
import { useStoryId, widthOf } from './settings';

const languages = ['jp', 'tw', 'en'] as const;
const themes = ['light', 'dark'] as const;

const turns = new Turns(3);

/** The story in all languages and in both themes, with the other settings of the toolbar. Each frame has its own device. */
export function AllLanguages() {
  const storyId = useStoryId();
  const [globals] = useGlobals();
  const width = widthOf(globals.viewport);
  return (
    <Grid>
      {themes.flatMap((theme) =>
        languages.map((locale) => {
          const address = storyAddress(storyId, { ...globals, locale, theme }, { ownDevice: 'yes' });
          return <Play key={address} name={`${locale}, ${theme}`} address={address} width={width} />;
        }),
      )}
    </Grid>
  );
}

/** Loaded near the visible part of the page. */
function Play({ name, address, width }: { name: string; address: string; width: number }) {
  const place = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const phase = usePlayedInTurn(frame, useIsNear(place), () => {}, turns);
  return (
    <figure ref={place} style={{ margin: 0 }}>
      <figcaption>{name}</figcaption>
      <Frame
        ref={frame}
        title={name}
        src={phase === 'waiting' ? undefined : address}
        style={{ width, height }}
      />
    </figure>
  );
}

/** A row for each theme. */
const Grid = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${languages.length}, max-content)`,
  gap: 16,
  height: '100%',
  padding: 16,
  overflow: 'auto',
  background: theme.background.app,
}));

/** A phone, a little smaller so that three fit beside the sidebar of a 1440 px window. */
const Frame = styled.iframe(({ theme }) => ({
  border: 0,
  background: 'white',
  boxShadow: `0 0 0 1px ${theme.appBorderColor}`,
  zoom: 0.92,
}));
