import { describe, expect, test } from 'vitest';
import { at } from '../../scenarios/clock';
import { openExchange } from '../openExchange';
import { stage } from '../stage';
import { refuseRealName, samplePerson, submitSampleRealName, verifyAtOnce } from './byDoing';
import { saveDraft } from './realName';
import { realNameDesk } from './realNameReview';
import { realNameView } from './realNameView';

describe('the real-name check', () => {
  test('passes by itself after two minutes, not before', () => {
    const set = stage();
    submitSampleRealName(set.open('11:00'), set.member);
    expect(set.member.verification).toBe('underReview');
    openExchange(set.world, at('2026-11-20', '11:02') - 1);
    expect(set.member.verification).toBe('underReview');
    const exchange = set.open('11:30');
    expect(set.member.verification).toBe('verified');
    expect(realNameView(exchange, set.member)).toMatchObject({
      ...{ status: 'verified', reviewedAt: '2026-11-20T02:02:00.000Z', reviewDueAt: null },
      ...{ name: samplePerson.name, idNumber: '******917', problems: [] },
    });
  });

  test('is under review until then, and tells when it is due', () => {
    const set = stage();
    submitSampleRealName(set.open('11:00'), set.member);
    expect(realNameView(set.open('11:01'), set.member)).toMatchObject({
      ...{ status: 'underReview', reviewMinutes: 2, reviewedAt: null },
      reviewDueAt: '2026-11-20T02:02:00.000Z',
    });
  });

  test('that is refused leaves the member unverified, with a reason for each field, and may be corrected', () => {
    const set = stage();
    refuseRealName(set.open('11:00'), set.member, ['name', 'back']);
    const view = realNameView(set.open('11:10'), set.member);
    expect(view).toMatchObject({ status: 'unverified', draft: samplePerson });
    expect(view.problems.map(({ field }) => field)).toEqual(['name', 'back']);
    for (const { reason } of view.problems) expect(Object.values(reason).every(Boolean)).toBe(true);
    verifyAtOnce(set.open('11:11'), set.member);
    expect(realNameView(set.open('11:11'), set.member)).toMatchObject({
      ...{ status: 'verified', problems: [], draft: undefined },
    });
  });

  test('can be decided by the back office at once', () => {
    const set = stage();
    const { id } = submitSampleRealName(set.open('11:00'), set.member);
    const exchange = set.open('11:01');
    expect(realNameDesk.waiting(exchange).map((review) => review.id)).toEqual([id]);
    realNameDesk.decide(exchange, id, 'reject');
    expect(set.member.verification).toBe('unverified');
    expect(realNameDesk.waiting(exchange)).toEqual([]);
    realNameDesk.decide(exchange, id, 'pass');
    set.open('11:30');
    expect(set.member.verification).toBe('unverified');
  });

  test('is resumed with what was typed', () => {
    const set = stage();
    const draft = { name: '青木', idNumber: '' };
    saveDraft(set.open('11:00'), set.member, draft);
    expect(realNameView(set.open('12:00', '2026-12-01'), set.member)).toMatchObject({
      status: 'unverified',
      draft,
    });
  });
});
