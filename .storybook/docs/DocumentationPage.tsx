import { Controls, Description, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks';

/** Documentation page: description, first story with its props, then the other stories. */
export function DocumentationPage() {
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
      <Stories includePrimary={false} />
    </>
  );
}
