/** Navigation options for an address that follows the input of a form: the page stays where it is scrolled. */
export const inPlace = { replace: true, state: { inPlace: true } } as const;

/** Whether a visit has only changed the address of the page shown. */
export const isInPlace = (state: unknown): boolean => Reflect.has(Object(state), 'inPlace');
