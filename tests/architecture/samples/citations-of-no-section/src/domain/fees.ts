/** The four fees of the specification (section 10). */
export const fees = [];
