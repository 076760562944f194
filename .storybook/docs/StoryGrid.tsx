import { Anchor, Description, DocsContext, Heading } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { styled } from 'storybook/theming';
import { sentenceCase } from '../../stories/map/storyName';
import { storyId } from '../../stories/usage/storyId';
import { phone } from './phone';
import { StoryFrame } from './StoryFrame';

/** Three frames fit next to each other beside the sidebar in a window of 1440 px, and two in one of 1024 px. */
const scale = 0.75;

/** In css px of the phone. Longer stories are cut, so that the page stays short. */
const limitFor = (stories: number) => (stories > 8 ? 360 : 500);

interface StoryGridProps {
  /** Names of the exports of stories that the page shows elsewhere. */
  examples: readonly string[];
}

/** All stories but the first and the examples: phone-wide frames, drawn smaller, each with what its story shows. */
export function StoryGrid({ examples }: StoryGridProps) {
  const { componentStories } = useContext(DocsContext);
  const [, ...others] = componentStories().filter(({ tags }) => tags.includes('autodocs'));
  const stories = others.filter(({ id, title }) => !examples.some((name) => id === storyId(title, name)));
  if (stories.length === 0) return null;
  const limit = limitFor(stories.length);
  return (
    <>
      <Heading>Stories</Heading>
      <Grid>
        {stories.map((story) => (
          <Tile key={story.id}>
            <Anchor storyId={story.id}>
              <Head>
                <h3>{sentenceCase(story.name)}</h3>
                <a href={`./?path=/story/${story.id}`} aria-label={`Open ${sentenceCase(story.name)}`}>
                  Open
                </a>
              </Head>
            </Anchor>
            <div>
              <Description of={story.moduleExport} />
            </div>
            <StoryFrame story={story} limit={limit} heightBefore={limit} scale={scale} cut />
          </Tile>
        ))}
      </Grid>
    </>
  );
}

const Grid = styled.div({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, ${phone.width * scale}px)`,
  justifyContent: 'space-between',
  columnGap: 16,
});

/** Names, descriptions and frames of a row begin at the same height. */
const Tile = styled.div({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 3',
  gap: 8,
  marginBottom: 32,
  '& p': { margin: 0 },
});

const Head = styled.div(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 8,
  fontSize: theme.typography.size.s2,
  '&& h3': { margin: 0, fontSize: theme.typography.size.s2 },
}));
