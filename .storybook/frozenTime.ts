/** The instant at which every story plays: Friday 2026-11-20, 10:30 in Tokyo, in the morning session. */
export const frozenTime = new Date('2026-11-20T01:30:00Z');
