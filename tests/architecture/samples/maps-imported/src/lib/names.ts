export const names: Readonly<Record<string, string>> = { east: 'East' };
