const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

export const stepOf = (key: string) => steps[key];
