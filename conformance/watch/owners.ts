import type { Watch } from '../client';
import { isDone } from '../outcome';
import type { Report } from '../report';

/** All texts in fields of a name. */
function fieldsIn(value: unknown, name: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === name && typeof inner === 'string' ? [inner] : fieldsIn(inner, name),
  );
}

/** Checks that no member sees a record of another: an order number belongs to one member. */
export function watchOwners({ expect }: Report): Watch {
  const owners = new Map<string, string>();
  return (answer) => {
    const { call, member, body, sent } = answer;
    if (!member || !isDone(answer)) return;
    for (const number of fieldsIn(body?.data, 'orderNumber')) {
      const owner = owners.get(number) ?? member.account;
      owners.set(number, owner);
      expect(
        owner === member.account,
        call.path,
        `Its answer to the member ${member.account} has the record ${number} of the member ${owner}.`,
        sent,
      );
    }
  };
}
