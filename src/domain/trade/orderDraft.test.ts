import { describe, expect, it } from 'vitest';
import { emptyDraft, orderDraft } from './orderDraft';

const draft = emptyDraft('long', 1);

describe('orderDraft', () => {
  it('starts a limit order at the last price, and keeps a typed price', () => {
    const market = { marketSide: 'buy', latestPrice: '1234', limits: undefined } as const;
    const toLimit = { type: 'conditions', action: { type: 'kind', kind: 'limit', market } } as const;
    expect(orderDraft(draft, toLimit).limitPrice).toBe('1234');
    expect(orderDraft({ ...draft, limitPrice: '99' }, toLimit).limitPrice).toBe('99');
  });

  it('drops stops and the exit with the other side, which is on the other side of the market', () => {
    const typed = { ...draft, kind: 'oco', limitPrice: '99', stopPrice: '101', exit: draft } as const;
    const turned = orderDraft(typed, { type: 'side', side: 'short' });
    expect(turned).toMatchObject({ limitPrice: '99', stopPrice: '', exit: null });
    expect(orderDraft(typed, { type: 'side', side: 'long' })).toBe(typed);
  });

  it('steps lots one by one, never below one', () => {
    const at = (lots: string, by: 1 | -1) => orderDraft({ ...draft, lots }, { type: 'stepLots', by }).lots;
    expect(at('', 1)).toBe('1');
    expect(at('1', 1)).toBe('2');
    expect(at('1', -1)).toBe('1');
    expect(at('１，０００', 1)).toBe('1001');
    expect(at('1.5', 1)).toBe('1');
  });
});
