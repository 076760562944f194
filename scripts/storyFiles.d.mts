export function storyFiles(root?: string): string[];
export function titleOf(path: string, root?: string): string;
