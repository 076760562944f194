import { describe, expect, test } from 'vitest';
import { at } from '../../scenarios/clock';
import { openExchange } from '../openExchange';
import { testExchange } from '../testExchange';
import { spellingReviewQueue, submitNameSpelling } from './nameSpelling';
import { saveDraft } from './realName';
import { realNameReviewQueue } from './realNameReview';
import { realNameView } from './realNameView';
import { rejectRealName, samplePerson, submitSampleRealName, verifyImmediately } from './seed';

describe('the real-name check', () => {
  test('passes automatically after two minutes, not before', () => {
    const setup = testExchange();
    submitSampleRealName(setup.open('11:00'), setup.member);
    expect(setup.member.verification).toBe('underReview');
    openExchange(setup.world, at('2026-11-20', '11:02') - 1);
    expect(setup.member.verification).toBe('underReview');
    const exchange = setup.open('11:30');
    expect(setup.member.verification).toBe('verified');
    expect(realNameView(exchange, setup.member)).toMatchObject({
      status: 'verified',
      reviewedAt: '2026-11-20T02:02:00.000Z',
      reviewDueAt: null,
      name: samplePerson.name,
      idNumber: '******917',
      problems: [],
    });
  });

  test('is under review until then, and shows its due time', () => {
    const setup = testExchange();
    submitSampleRealName(setup.open('11:00'), setup.member);
    expect(realNameView(setup.open('11:01'), setup.member)).toMatchObject({
      status: 'underReview',
      reviewMinutes: 2,
      reviewedAt: null,
      reviewDueAt: '2026-11-20T02:02:00.000Z',
    });
  });

  test('that is rejected leaves the member unverified, with a reason for each field, and can be corrected', () => {
    const setup = testExchange();
    rejectRealName(setup.open('11:00'), setup.member, ['name', 'back']);
    const view = realNameView(setup.open('11:10'), setup.member);
    expect(view).toMatchObject({ status: 'unverified', draft: samplePerson });
    expect(view.problems.map(({ field }) => field)).toEqual(['name', 'back']);
    for (const { reason } of view.problems) expect(Object.values(reason).every(Boolean)).toBe(true);
    verifyImmediately(setup.open('11:11'), setup.member);
    expect(realNameView(setup.open('11:11'), setup.member)).toMatchObject({
      status: 'verified',
      problems: [],
      draft: undefined,
    });
  });

  test('can be decided by the back office at once', () => {
    const setup = testExchange();
    const { id } = submitSampleRealName(setup.open('11:00'), setup.member);
    const exchange = setup.open('11:01');
    expect(realNameReviewQueue.waiting(exchange).map((review) => review.id)).toEqual([id]);
    realNameReviewQueue.decide(exchange, id, 'reject');
    expect(setup.member.verification).toBe('unverified');
    expect(realNameReviewQueue.waiting(exchange)).toEqual([]);
    realNameReviewQueue.decide(exchange, id, 'pass');
    setup.open('11:30');
    expect(setup.member.verification).toBe('unverified');
  });

  test('resumes with the stored draft', () => {
    const setup = testExchange();
    const draft = { name: '青木', katakanaName: 'アオキ', latinName: '', idNumber: '' };
    saveDraft(setup.open('11:00'), setup.member, draft);
    expect(realNameView(setup.open('12:00', '2026-12-01'), setup.member)).toMatchObject({
      status: 'unverified',
      draft,
    });
  });
});

describe('a spelling of a verified name', () => {
  const request = { script: 'katakana', spelling: 'アオキ ハルコ' } as const;

  function submitted() {
    const setup = testExchange();
    verifyImmediately(setup.open('11:00'), setup.member);
    return { ...setup, record: submitNameSpelling(setup.open('11:00'), setup.member, request) };
  }

  test('is under review for two minutes, while the member stays verified with the name of before', () => {
    const { open, member } = submitted();
    expect(realNameView(open('11:01'), member)).toMatchObject({
      status: 'verified',
      katakanaName: samplePerson.katakanaName,
      spellings: [{ ...request, status: 'underReview', reviewDueAt: '2026-11-20T02:02:00.000Z' }],
    });
    const passed = realNameView(open('11:02'), member);
    expect(passed).toMatchObject({ status: 'verified', katakanaName: request.spelling, spellings: [] });
  });

  test('can be refused by the back office, with what to do, and corrected', () => {
    const { open, member, record } = submitted();
    const exchange = open('11:01');
    expect(spellingReviewQueue.waiting(exchange).map(({ id }) => id)).toEqual([record.id]);
    spellingReviewQueue.decide(exchange, record.id, 'reject');
    const { katakanaName, spellings } = realNameView(exchange, member);
    expect(katakanaName).toBe(samplePerson.katakanaName);
    expect(spellings).toMatchObject([{ status: 'refused', reviewDueAt: null }]);
    expect(Object.values(spellings[0]?.reason ?? {}).filter(Boolean)).toHaveLength(3);
    submitNameSpelling(open('11:03'), member, request);
    expect(realNameView(open('11:03'), member).spellings).toMatchObject([{ status: 'underReview' }]);
  });
});
