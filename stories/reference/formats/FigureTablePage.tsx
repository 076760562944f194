import { FoundationPage } from '../../foundations/page/FoundationPage';
import { Part } from '../../foundations/page/Part';
import { Table } from '../../foundations/page/Table';
import { figureTable } from './figureTable';

/** The formatter of each figure, and every exception to two decimals of money. */
export function FigureTablePage() {
  return (
    <FoundationPage
      title="Formatter of each figure"
      lead="Each figure has one formatter, as section 9 of the specification requires. The pages beside this one show the output of each formatter in all three languages."
    >
      {figureTable.map(({ title, rule, formats }) => (
        <Part key={title} title={title}>
          <p>{rule}</p>
          <Table>
            <thead>
              <tr>
                <th scope="col">Figure</th>
                <th scope="col">Formatter</th>
                <th scope="col">Sample</th>
              </tr>
            </thead>
            <tbody>
              {formats.map(({ figure, formatter, sample, note }) => (
                <tr key={figure}>
                  <th scope="row">
                    {figure}
                    {note && <small>{note}</small>}
                  </th>
                  <td>
                    <code>{formatter}</code>
                  </td>
                  <td>{sample}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Part>
      ))}
    </FoundationPage>
  );
}
