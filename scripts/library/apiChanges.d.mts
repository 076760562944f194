export function modulesOf(report: string): Map<string, { status: string; names: string[] }>;
