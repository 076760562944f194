import React from 'react';
import { useGlobals } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { storyAddress } from '../storyAddress';
import { useStoryId } from './settings';

const languages = ['jp', 'tw', 'en'] as const;
const size = { width: 390, height: 844 };

/** The story in all languages, side by side. Each frame plays it on a device of its own. */
export function AllLanguages() {
  const storyId = useStoryId();
  const [globals] = useGlobals();
  return (
    <Row>
      {languages.map((locale) => (
        <figure key={locale} style={{ margin: 0 }}>
          <figcaption>{locale}</figcaption>
          <Frame
            key={storyId}
            title={`${storyId} in ${locale}`}
            src={storyAddress(storyId, { ...globals, locale }, { ownDevice: 'yes' })}
          />
        </figure>
      ))}
    </Row>
  );
}

const Row = styled.div(({ theme }) => ({
  display: 'flex',
  gap: 24,
  height: '100%',
  padding: 24,
  overflow: 'auto',
  background: theme.background.app,
}));

const Frame = styled.iframe(({ theme }) => ({
  ...size,
  border: 0,
  background: 'white',
  boxShadow: `0 0 0 1px ${theme.appBorderColor}`,
}));
