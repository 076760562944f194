import { Markdown } from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';
import { styled } from 'storybook/theming';
import { storyId } from '../../../stories/usage/storyId';
import { storyWords } from '../../../stories/usage/storyWords';
import type { AnyUsage } from '../../../stories/usage/usageRecords';
import { phone } from '../phone';
import { StoryFrame } from '../StoryFrame';

/** As wide as the frames of the other stories. */
const scale = 0.75;

/** In css px of the phone. */
const limit = 360;

interface ExampleGridProps {
  usage: AnyUsage;
  stories: readonly PreparedStory[];
  /** Title of the stories. */
  title: string;
}

/** Stories that show right and wrong use, each with its reason. */
export function ExampleGrid({ usage, stories, title }: ExampleGridProps) {
  const examples = [
    ...usage.do.map((example) => ({ ...example, verdict: 'do' as const })),
    ...usage.dont.map((example) => ({ ...example, verdict: 'dont' as const })),
  ];
  return (
    <Grid>
      {examples.map(({ story: name, why, verdict }) => {
        const story = stories.find(({ id }) => id === storyId(title, name));
        return (
          story && (
            <Tile key={name}>
              <Verdict data-verdict={verdict}>
                <strong>{verdict === 'do' ? '✓ Do' : '✗ Don’t'}</strong>
                <a href={`./?path=/story/${story.id}`} aria-label={`Open ${storyWords(name)}`}>
                  Open
                </a>
              </Verdict>
              <div>
                <Markdown>{why}</Markdown>
              </div>
              <StoryFrame story={story} limit={limit} heightBefore={limit} scale={scale} cut />
            </Tile>
          )
        );
      })}
    </Grid>
  );
}

const Grid = styled.div({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, ${phone.width * scale}px)`,
  justifyContent: 'space-between',
  columnGap: 16,
});

/** Verdicts, reasons and frames of a row begin at the same height. */
const Tile = styled.div({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 3',
  gap: 8,
  marginBottom: 32,
  '& p': { margin: 0 },
});

const Verdict = styled.div(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  paddingTop: 8,
  borderTop: '4px solid',
  fontSize: theme.typography.size.s2,
  '&[data-verdict=do]': { borderColor: theme.color.positive },
  '&[data-verdict=do] strong': { color: theme.color.positiveText },
  '&[data-verdict=dont]': { borderColor: theme.color.negative },
  '&[data-verdict=dont] strong': { color: theme.color.negativeText },
}));
