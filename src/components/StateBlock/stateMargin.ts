/** Custom property: the side margins of what is narrower than a section: a state that is empty or failed, a note on a list. */
export const stateMargin = '--state-margin';
