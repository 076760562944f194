import { Controls, Description, Primary, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { examplesIn, usageOf } from '../../stories/usage/usageRecords';
import { FactSheet } from './library/FactSheet';
import { StoryGrid } from './StoryGrid';
import { UsageSection } from './usage/UsageSection';
import { useChosenNames } from './useChosenNames';

/**
 * Documentation page: description, what a team needs to know before it takes the component, first story with its props, how
 * the component is used if a record says so, then the other stories side by side.
 */
export function DocumentationPage() {
  useChosenNames();
  const { preparedMeta } = useOf('meta', ['meta']);
  const usage = usageOf(preparedMeta.title);
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <FactSheet title={preparedMeta.title} />
      <Primary />
      {/* A value without spaces may be wider than the page. */}
      <div style={{ overflowX: 'auto' }}>
        <Controls />
      </div>
      {usage && <UsageSection usage={usage} />}
      <StoryGrid examples={usage ? examplesIn(usage) : []} />
    </>
  );
}
