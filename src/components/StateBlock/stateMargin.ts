/** Custom property: the side margins of an empty, error, offline or blocked state. */
export const stateMargin = '--state-margin';
