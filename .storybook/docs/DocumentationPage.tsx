import { Controls, Description, Primary, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { StoryGrid } from './StoryGrid';
import { useChosenNames } from './useChosenNames';

/** Documentation page: description, first story with its props, then the other stories side by side. */
export function DocumentationPage() {
  useChosenNames();
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      {/* A value without spaces may be wider than the page. */}
      <div style={{ overflowX: 'auto' }}>
        <Controls />
      </div>
      <StoryGrid />
    </>
  );
}
