export interface Member {
  /** Records by request id. */
  requests: Record<string, string>;
}

export function remember(member: Member, id: string, record: string): void {
  member.requests[id] = record;
}
