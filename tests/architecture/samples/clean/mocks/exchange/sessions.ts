import { lookup } from './lookup';

interface World {
  sessions: Record<string, string>;
}

export const accountOf = ({ sessions }: World, token: string) => lookup(sessions, token);

export function close({ sessions }: World, token: string): void {
  delete sessions[token];
}
