import { DocsContext, type Story, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useContext, useRef } from 'react';
import { styled } from 'storybook/theming';
import { storyAddress } from '../storyAddress';
import { phone } from './phone';
import { useArgsInFrame } from './useArgsInFrame';
import { useFrameContent } from './useFrameContent';
import { useNearViewport } from './useNearViewport';

/**
 * A story in an iframe as wide as a phone. The height is that of the content, or `parameters.docs.story.height`. In the
 * iframe, viewport units (`rem`, `vw`, `dvh`) and fixed positions work as on a phone.
 */
export function StoryPreview({ of }: ComponentProps<typeof Story>) {
  const { story } = useOf(of ?? 'story', ['story']);
  const { globals } = useContext(DocsContext).getStoryContext(story);
  const frame = useRef<HTMLIFrameElement>(null);
  const isNear = useNearViewport(frame);
  const content = useFrameContent(frame);
  const ownHeight: string | undefined = story.parameters.docs?.story?.height;
  useArgsInFrame(frame, story.id);
  return (
    <Ground>
      {content?.isBlank && (
        <p>
          Nothing is drawn at first. <a href={`./?path=/story/${story.id}`}>Open the story</a> to see it
          played.
        </p>
      )}
      <Frame
        ref={frame}
        title={story.name}
        src={isNear ? storyAddress(story.id, globals, { embed: 'true' }) : undefined}
        style={{ height: content?.isBlank ? 0 : (ownHeight ?? content?.height) }}
        data-height={ownHeight ? 'own' : 'content'}
      />
    </Ground>
  );
}

const Ground = styled.div(({ theme }) => ({
  padding: 24,
  background: theme.background.app,
  fontSize: theme.typography.size.s2,
  textAlign: 'center',
}));

const Frame = styled.iframe(({ theme }) => ({
  display: 'block',
  width: phone.width,
  // Until the story is rendered.
  height: 96,
  margin: '0 auto',
  border: 0,
  boxShadow: `0 0 0 1px ${theme.appBorderColor}`,
}));
