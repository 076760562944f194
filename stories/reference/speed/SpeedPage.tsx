import { Chapter } from '../Chapter';
import { Prose } from '../Prose';
import { ReferencePage } from '../ReferencePage';
import { bounds, bytes, measuredOn, parts } from './measured';
import { SpeedTable } from './SpeedTable';

const heads = ['What', 'This build', 'Wanted', 'Floor', '× floor', 'Holds'];

/** Where bytes and milliseconds are spent. */
export function SpeedPage() {
  return (
    <ReferencePage
      title="Speed"
      lead={
        <Prose
          text={`Measured by \`npm run bench\` ${measuredOn}. A time alone says little on a shared machine: compare it with the floor of the same run.`}
        />
      }
      contents={[
        { id: 'bytes', title: 'Bytes' },
        ...parts.map(({ id, title }) => ({ id, title })),
        { id: 'bounds', title: 'What bounds it' },
      ]}
    >
      <Chapter id="bytes" title="Bytes">
        <p>
          <Prose text="What is fetched before a screen is first shown, in KiB after brotli, with the texts of one language. Budgets of every screen stand in `tests/build`." />
        </p>
        <SpeedTable name="Bytes" heads={['Of', 'Start', 'Home', 'Stock']} rows={bytes} />
      </Chapter>
      {parts.map(({ id, title, text, rows }) => (
        <Chapter key={id} id={id} title={title}>
          <p>
            <Prose text={text} />
          </p>
          <SpeedTable name={title} heads={heads} rows={rows} />
        </Chapter>
      ))}
      <Chapter id="bounds" title="What bounds it">
        {bounds.map((text) => (
          <p key={text}>
            <Prose text={text} />
          </p>
        ))}
      </Chapter>
    </ReferencePage>
  );
}
