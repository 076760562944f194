import { type Story, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { styled } from 'storybook/theming';
import { phone } from './phone';
import { StoryFrame } from './StoryFrame';

/** The first story of a documentation page, as large as on a phone. */
export function StoryPreview({ of }: ComponentProps<typeof Story>) {
  const { story } = useOf(of ?? 'story', ['story']);
  return (
    <Surface>
      <StoryFrame story={story} limit={phone.height} heightBefore={96} />
    </Surface>
  );
}

const Surface = styled.div(({ theme }) => ({
  display: 'grid',
  justifyContent: 'center',
  padding: 24,
  background: theme.background.app,
  fontSize: theme.typography.size.s2,
  textAlign: 'center',
}));
