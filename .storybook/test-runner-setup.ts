import { testedModes } from './modes';
import config from './test-runner';

/** Does for each file of stories what the test runner's own set-up does, without its second to load. */
Object.assign(globalThis, { testedModes, __sbPreVisit: config.preVisit, __sbPostVisit: config.postVisit });
