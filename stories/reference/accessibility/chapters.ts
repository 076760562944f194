import { allCriteria, criteriaOf } from '../../usage/criteriaOf';
import { usageRecords } from '../../usage/usageRecords';
import { wcagCriteria } from '../../usage/wcag';

/** A component or widget that meets a criterion. */
export interface MetBy {
  component: string;
  how: string;
  /** Name of the export of the story that shows it. */
  story: string;
}

const metBy = (criterion: string): MetBy[] =>
  [...usageRecords].flatMap(([component, usage]) =>
    criteriaOf(usage)
      .filter((met) => met.criterion === criterion)
      .map(({ how, story }) => ({ component, how, story })),
  );

/** The criteria that any component or widget meets, in the order of WCAG, each with those that meet it. */
export const chapters = allCriteria
  .map((criterion) => ({
    id: `criterion-${criterion}`,
    criterion,
    title: `${criterion} ${wcagCriteria[criterion]}`,
    rows: metBy(criterion),
  }))
  .filter(({ rows }) => rows.length > 0);
