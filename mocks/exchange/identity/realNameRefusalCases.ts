import type { RequestOf } from '../../../src/api/contract/call';
import type { submitRealName as submitCall } from '../../../src/api/contract/identity';
import type { RefusalCase } from '../refusalCase';
import type { TestExchange } from '../testExchange';
import { beginUpload } from '../uploads/uploads';
import { reviewSpelling, submitNameSpelling } from './nameSpelling';
import { saveDraft, submitRealName } from './realName';
import { sampleImage, samplePerson, uploadSample, verifyImmediately } from './seed';

const noon = (setup: TestExchange) => setup.open('12:00');

const submit = (request: Partial<RequestOf<typeof submitCall>>) => (setup: TestExchange) => {
  const exchange = noon(setup);
  const frontUpload = uploadSample(exchange, setup.member, 'idFront').id;
  const backUpload = uploadSample(exchange, setup.member, 'idBack').id;
  return submitRealName(exchange, setup.member, { ...samplePerson, frontUpload, backUpload, ...request });
};

type SpellingRequest = Parameters<typeof submitNameSpelling>[2];

const spell = (request: Partial<SpellingRequest>) => (setup: TestExchange) => {
  verifyImmediately(noon(setup), setup.member);
  return spellAgain(request)(setup);
};

const spellAgain = (request: Partial<SpellingRequest>) => (setup: TestExchange) =>
  submitNameSpelling(noon(setup), setup.member, {
    script: 'katakana',
    spelling: 'アオキ ハルカ',
    ...request,
  });

/** Refusals of the real-name check and of spellings of a verified name. */
export const realNameRefusalCases: RefusalCase[] = [
  ['a real-name check without a name', 'parameterError', submit({ name: ' ' })],
  ['a real-name check with a reading in kanji', 'parameterError', submit({ katakanaName: '青木 遥' })],
  ['a real-name check without a number', 'parameterError', submit({ idNumber: '' })],
  ['a real-name check without a front', 'parameterError', submit({ frontUpload: '' })],
  ['a real-name check without a back', 'parameterError', submit({ backUpload: '' })],
  ['a real-name check with a made-up image', 'keyMismatch', submit({ frontUpload: 'U0' })],
  [
    'the front as back',
    'keyMismatch',
    (setup) => submit({ backUpload: uploadSample(noon(setup), setup.member, 'idFront').id })(setup),
  ],
  [
    'half an image of the front',
    'uploadFailed',
    (setup) =>
      submit({ frontUpload: beginUpload(noon(setup), setup.member, { ...sampleImage, kind: 'idFront' }).id })(
        setup,
      ),
  ],
  [
    'a real-name check while one is under review',
    'submittedTooFrequently',
    (setup) => {
      submit({})(setup);
      submit({})(setup);
    },
  ],
  [
    'a real-name check when verified',
    'parameterError',
    (setup) => {
      verifyImmediately(noon(setup), setup.member);
      submit({})(setup);
    },
  ],
  ['a spelling before the real-name check', 'realNameMissing', spellAgain({})],
  [
    'a spelling during the review of the real-name check',
    'realNameNotPassed',
    (setup) => {
      submit({})(setup);
      spellAgain({})(setup);
    },
  ],
  ['an empty spelling', 'parameterError', spell({ spelling: ' ' })],
  ['a reading in Latin letters', 'parameterError', spell({ spelling: 'AOKI HARUKA' })],
  ['a name in Latin letters that is katakana', 'parameterError', spell({ script: 'latin' })],
  [
    'a spelling while one is under review',
    'submittedTooFrequently',
    (setup) => {
      reviewSpelling(noon(setup), spell({})(setup), false);
      spellAgain({})(setup);
      spellAgain({})(setup);
    },
  ],
  [
    'a draft that is too long',
    'parameterError',
    (setup) => saveDraft(noon(setup), setup.member, { ...samplePerson, name: 'x'.repeat(101) }),
  ],
];
