import { Chapter } from '../Chapter';
import { Prose } from '../Prose';
import { ReferencePage } from '../ReferencePage';
import { SpeedTable } from './SpeedTable';

/** What `npm run bench -- --record` has written. */
export interface BenchRecord {
  /** Day of the measurement, as in `2026-11-28`. */
  date: string;
  /** Cores of the machine. */
  cores: number;
  parts: {
    name: string;
    title: string;
    /** Measure, this build, target, floor, ratio to the floor, and whether it holds. */
    rows: string[][];
  }[];
}

export interface SpeedPageProps {
  record: BenchRecord;
}

/** The bench's measurements of bytes and times. */
export function SpeedPage({ record: { date, cores, parts } }: SpeedPageProps) {
  return (
    <ReferencePage
      title="Speed"
      lead={
        <Prose
          text={`Measured by \`npm run bench\` on ${date}, with ${cores} cores. Absolute times depend on the machine: compare each with the floor of the same run, the time of a bare page, list or chart.`}
        />
      }
      contents={parts.map(({ name, title }) => ({ id: name, title }))}
    >
      {parts.map(({ name, title, rows }) => (
        <Chapter key={name} id={name} title={title}>
          <SpeedTable name={title} rows={rows} />
        </Chapter>
      ))}
    </ReferencePage>
  );
}
