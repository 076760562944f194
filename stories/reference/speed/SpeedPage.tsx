import { Chapter } from '../Chapter';
import { Prose } from '../Prose';
import { ReferencePage } from '../ReferencePage';
import { bounds, bytes, measuredOn, parts } from './measured';
import { SpeedTable } from './SpeedTable';

const heads = ['Measure', 'This build', 'Target', 'Floor', '× floor', 'Passes'];

/** The bench's measurements of bytes and times, and their explanation. */
export function SpeedPage() {
  return (
    <ReferencePage
      title="Speed"
      lead={
        <Prose
          text={`Measured by \`npm run bench\` ${measuredOn}. Absolute times depend on the machine: compare each with the floor of the same run, the time of a bare page, list or chart.`}
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
          <Prose text="What is fetched before a screen is first shown, in KiB after brotli, with the texts of one language. `tests/build` has the budget of every screen." />
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
