/** Marks of the directions of a sorted list. */
export const sortMarks = { ascending: '▲', descending: '▼' } as const;
