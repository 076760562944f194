import { Chapter } from '../Chapter';
import { Prose } from '../Prose';
import { ReferencePage } from '../ReferencePage';
import { SpeedTable } from '../speed/SpeedTable';
import { costs, measuredOn, notes } from './measured';

/** The durations of the tests, and what was done about each. */
export function TestSpeedPage() {
  return (
    <ReferencePage
      title="Test speed"
      lead={
        <Prose
          text={`How \`npm test\` spends its time. Figures without a date were measured ${measuredOn}.`}
        />
      }
      contents={[
        ...costs.map(({ id, title }) => ({ id, title })),
        { id: 'what-is-played', title: 'What is played' },
      ]}
    >
      {costs.map(({ id, title, text, heads, rows }) => (
        <Chapter key={id} id={id} title={title}>
          <p>
            <Prose text={text} />
          </p>
          <SpeedTable name={title} heads={heads} rows={rows} />
        </Chapter>
      ))}
      <Chapter id="what-is-played" title="What is played">
        {notes.map((text) => (
          <p key={text}>
            <Prose text={text} />
          </p>
        ))}
      </Chapter>
    </ReferencePage>
  );
}
