import { DocsContext, type Story, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useContext, useRef } from 'react';
import { styled } from 'storybook/theming';
import { phone } from './phone';
import { previewAddress } from './previewAddress';
import { useArgsInFrame } from './useArgsInFrame';
import { useContent } from './useContent';
import { useSeen } from './useSeen';

/**
 * A story in a frame as wide as a phone and as high as its content, or as `parameters.docs.story.height` says. Units of
 * the screen (`rem`, `vw`, `dvh`) and fixed positions refer to the frame, as they do to the screen of a phone.
 */
export function StoryPreview({ of }: ComponentProps<typeof Story>) {
  const { story } = useOf(of ?? 'story', ['story']);
  const { globals } = useContext(DocsContext).getStoryContext(story);
  const frame = useRef<HTMLIFrameElement>(null);
  const seen = useSeen(frame);
  const content = useContent(frame);
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
        src={seen ? previewAddress(story.id, globals) : undefined}
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
  // Until the story is drawn.
  height: 96,
  margin: '0 auto',
  border: 0,
  boxShadow: `0 0 0 1px ${theme.appBorderColor}`,
}));
