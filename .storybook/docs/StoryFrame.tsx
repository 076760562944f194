import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useRef } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { styled } from 'storybook/theming';
import { storyAddress } from '../../stories/support/storyAddress';
import type { Content } from './framedPage';
import { phone } from './phone';
import { useArgsInFrame } from './useArgsInFrame';
import { useFrameContent } from './useFrameContent';
import { useNearViewport } from './useNearViewport';

interface StoryFrameProps {
  story: PreparedStory;
  /** The largest height, in css px of the phone. */
  limit: number;
  /** Height until the story is rendered, in css px of the phone. */
  heightBefore: number;
  /** Size on the page: 1 is that of a phone. */
  scale?: number;
  /** Longer stories end with a fade. By default they scroll. */
  cut?: boolean;
}

/**
 * A story in an iframe as wide as a phone. The height is that of the content, or `parameters.docs.story.height`. In the
 * iframe, viewport units (`rem`, `vw`, `dvh`) and fixed positions work as on a phone.
 */
export function StoryFrame({ story, limit, heightBefore, scale = 1, cut = false }: StoryFrameProps) {
  const { globals } = useContext(DocsContext).getStoryContext(story);
  const frame = useRef<HTMLIFrameElement>(null);
  const isNear = useNearViewport(frame);
  const content = useFrameContent(frame);
  const ownHeight: string | undefined = story.parameters.docs?.story?.height;
  useArgsInFrame(frame, story.id);
  const contentHeight = `${content ? heightOf(content) : heightBefore}px`;
  const height = content?.isBlank ? '0px' : `min(${limit}px, ${ownHeight ?? contentHeight})`;
  return (
    <div>
      {content?.isBlank && (
        <p>
          Nothing is drawn at first. <a href={`./?path=/story/${story.id}`}>Open the story</a> to see it
          played.
        </p>
      )}
      <Window
        style={{ width: phone.width * scale, height: `calc(${scale} * ${height})` }}
        data-blank={content?.isBlank}
        data-cut={cut && content && !content.hasDialog && content.height > limit}
      >
        <iframe
          ref={frame}
          title={story.name}
          src={isNear ? storyAddress(story.id, globals, { embed: 'true' }) : undefined}
          scrolling={cut ? 'no' : undefined}
          style={{ width: phone.width, height, scale }}
          data-story={story.id}
          data-height={ownHeight ? 'own' : 'content'}
        />
      </Window>
    </div>
  );
}

/** An open dialog needs the height of a screen. */
const heightOf = ({ height, hasDialog }: Content) => (hasDialog ? phone.height : height);

const Window = styled.div(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  boxShadow: `0 0 0 1px ${theme.appBorderColor}`,
  iframe: { display: 'block', border: 0, transformOrigin: 'top left' },
  '&[data-blank=true]': { boxShadow: 'none' },
  '&[data-cut=true]::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0',
    height: 48,
    background: `linear-gradient(transparent, ${theme.background.content})`,
    pointerEvents: 'none',
  },
}));
