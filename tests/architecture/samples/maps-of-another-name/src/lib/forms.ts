type Values = Record<string, unknown>;

export const valueOf = (kept: unknown, name: string) => (kept as Values)[name];
