import type { Fault } from './change';
import { appFaults } from './faults/app';
import { componentFaults } from './faults/components';
import { contractFaults } from './faults/contract';
import { domainFaults } from './faults/domain';
import { exchangeFaults } from './faults/exchange';
import { formatFaults } from './faults/formats';
import { screenFaults } from './faults/screens';
import { storyFaults } from './faults/stories';
import { textFaults } from './faults/texts';
import { themeFaults } from './faults/theme';
import { widgetFaults } from './faults/widgets';

/** Mistakes that the checks must find. */
export const faults: readonly Fault[] = [
  ...domainFaults,
  ...formatFaults,
  ...textFaults,
  ...contractFaults,
  ...exchangeFaults,
  ...themeFaults,
  ...componentFaults,
  ...widgetFaults,
  ...screenFaults,
  ...appFaults,
  ...storyFaults,
];
