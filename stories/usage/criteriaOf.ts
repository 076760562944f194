import type { AnyUsage } from './usageRecords';
import { type WcagCriterion, wcagCriteria } from './wcag';

/** A criterion of WCAG that a component meets. */
export interface MetCriterion {
  criterion: WcagCriterion;
  name: string;
  how: string;
  /** Name of the export of the story that shows it. */
  story: string;
}

/** All criteria, in the order of WCAG. */
export const allCriteria = Object.keys(wcagCriteria) as WcagCriterion[];

/** The criteria that a component meets, in the order of WCAG. */
export const criteriaOf = ({ wcag }: AnyUsage): MetCriterion[] =>
  allCriteria.flatMap((criterion) => {
    const met = wcag[criterion];
    return met ? [{ criterion, name: wcagCriteria[criterion], ...met }] : [];
  });
