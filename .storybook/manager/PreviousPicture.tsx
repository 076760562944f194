import React, { useEffect, useState } from 'react';
import { useGlobals } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { height } from '../../stories/support/everyMode';
import { storyAddress } from '../../stories/support/storyAddress';
import { type PreviousPicture as Picture, previousName } from '../../tests/visual/previousPictures';
import { useStoryId, widthOf } from './settings';

type Pictures = Record<string, Picture>;

/** Pictures of the last `npm run visual`; undefined while they load. */
function usePictures(): Pictures | undefined {
  const [pictures, setPictures] = useState<Pictures>();
  useEffect(() => {
    fetch('visual/previous.json')
      .then((response) => response.json())
      .then(setPictures, () => setPictures({}));
  }, []);
  return pictures;
}

/** The story with its picture from before the change on top, up to a slider. */
export function PreviousPicture() {
  const storyId = useStoryId();
  const [globals] = useGlobals();
  const width = widthOf(globals.viewport);
  const pictures = usePictures();
  const picture = pictures?.[previousName(storyId, globals.locale, width, globals.theme)];
  const address = storyAddress(storyId, globals, { ownDevice: 'yes' });
  // Settings come with the first story.
  if (!pictures || !globals.locale) return <Page />;
  if (!picture)
    return (
      <Page>
        <p style={{ maxWidth: 640 }}>
          There is no earlier picture of this story in {globals.locale} at {width} px in this theme. Run{' '}
          <code>npm run visual</code>, which takes pictures of the stories that a change can affect. Then
          restart the development server: a built catalogue has none.
        </p>
      </Page>
    );
  return <Overlay key={address} storyId={storyId} address={address} width={width} picture={picture} />;
}

interface OverlayProps {
  storyId: string;
  address: string;
  width: number;
  picture: Picture;
}

function Overlay({ storyId, address, width, picture: { file, box } }: OverlayProps) {
  const [percent, setPercent] = useState(50);
  const [pageHeight, setPageHeight] = useState(height);
  return (
    <Page>
      <label style={{ display: 'block', width }}>
        Before (left) and now (right)
        <input
          type="range"
          value={percent}
          onChange={(event) => setPercent(event.target.valueAsNumber)}
          style={{ display: 'block', width: '100%' }}
        />
      </label>
      <Layers style={{ width, height: pageHeight }}>
        <iframe title={`${storyId} now`} src={address} style={{ width, height: pageHeight, border: 0 }} />
        <div style={{ clipPath: `inset(0 ${100 - percent}% 0 0)` }}>
          <img
            alt={`${storyId} before`}
            src={`visual/${file}`}
            // A picture of a whole page is as high as the page.
            onLoad={({ currentTarget }) => !box && setPageHeight(currentTarget.naturalHeight)}
            style={{ position: 'absolute', left: box?.x ?? 0, top: box?.y ?? 0 }}
          />
        </div>
        <hr style={{ left: `${percent}%` }} />
      </Layers>
    </Page>
  );
}

const Page = styled.div(({ theme }) => ({
  height: '100%',
  padding: 16,
  overflow: 'auto',
  background: theme.background.app,
}));

const Layers = styled.div(({ theme }) => ({
  position: 'relative',
  background: 'white',
  boxShadow: `0 0 0 1px ${theme.appBorderColor}`,
  '> div': { position: 'absolute', inset: 0, pointerEvents: 'none' },
  '> hr': {
    position: 'absolute',
    top: 0,
    bottom: 0,
    width: 2,
    margin: 0,
    border: 0,
    background: theme.color.secondary,
    pointerEvents: 'none',
  },
}));
