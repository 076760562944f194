import type { Fault } from '../change';

/** Mistakes in the catalogue, and in typed tables. */
export const storyFaults: readonly Fault[] = [
  {
    title: 'a screen has stories under a path that does not exist',
    kind: 'wrong story title',
    foundBy: 'Unit tests',
    file: 'stories/screens/user/changeLang.stories.tsx',
    text: "title: 'Screens/user/changeLang'",
    becomes: "title: 'Screens/user/changeLanguage'",
  },
  {
    title: 'a status of a loan has no colour',
    kind: 'missing case of a table',
    foundBy: 'Types',
    file: 'src/widgets/LoanCard/loanState.ts',
    text: "  overdue: 'warning',\n",
    becomes: '',
  },
  {
    title: 'a debugger statement is left in a widget',
    kind: 'left-over of debugging',
    foundBy: 'Lint',
    file: 'src/widgets/LoanCard/loanState.ts',
    text: "  if (status !== 'passed') return status;\n",
    becomes: "  debugger;\n  if (status !== 'passed') return status;\n",
  },
];
