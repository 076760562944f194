import { Chapter } from '../Chapter';
import { Prose } from '../Prose';
import { ReferencePage } from '../ReferencePage';
import { bounds, bytes, firstPaint, interactions, measuredOn } from './measured';
import { SpeedTable } from './SpeedTable';

const contents = [
  { id: 'bytes', title: 'Bytes' },
  { id: 'first-paint', title: 'First paint' },
  { id: 'interactions', title: 'Taps and keystrokes' },
  { id: 'bounds', title: 'What bounds it' },
];

/** Where the bytes and the milliseconds go. */
export function SpeedPage() {
  return (
    <ReferencePage
      title="Speed"
      lead={
        <Prose
          text={`Measured by \`npm run bench\` ${measuredOn}. A time alone says little on a shared machine: compare it with the floor of the same run.`}
        />
      }
      contents={contents}
    >
      <Chapter id="bytes" title="Bytes">
        <p>
          <Prose text="What is fetched before a screen is first shown, in KiB after brotli, with the texts of one language. Budgets of every screen stand in `tests/build`." />
        </p>
        <SpeedTable name="Bytes" heads={['Of', 'Start', 'Home', 'Stock']} rows={bytes} />
      </Chapter>
      <Chapter id="first-paint" title="First paint">
        <p>
          <Prose text="A cold cache, 390×844, the CPU slowed 4 times, 1.6 Mbps with 150 ms a round trip. First and largest paint, blocked time, in ms; what moved by itself." />
        </p>
        <SpeedTable name="First paint" heads={['Page', 'FCP', 'LCP', 'TBT', 'CLS']} rows={firstPaint} />
      </Chapter>
      <Chapter id="interactions" title="Taps and keystrokes">
        <p>
          <Prose text="From the event until its answer is painted, in ms, the CPU slowed 4 times." />
        </p>
        <SpeedTable
          name="Taps and keystrokes"
          heads={['What', 'Median', 'Longest', 'Wanted']}
          rows={interactions}
        />
      </Chapter>
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
