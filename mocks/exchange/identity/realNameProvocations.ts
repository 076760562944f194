import type { RequestOf } from '../../../src/api/contract/call';
import type { submitRealName as submitCall } from '../../../src/api/contract/identity';
import type { Provocation } from '../provocation';
import type { Stage } from '../stage';
import { sampleImage, samplePerson, uploadSample, verifyAtOnce } from './byDoing';
import { saveDraft, submitRealName } from './realName';
import { beginUpload } from './uploads';

const noon = (set: Stage) => set.open('12:00');

const handIn = (wish: Partial<RequestOf<typeof submitCall>>) => (set: Stage) => {
  const exchange = noon(set);
  const frontUpload = uploadSample(exchange, set.member, 'idFront').id;
  const backUpload = uploadSample(exchange, set.member, 'idBack').id;
  return submitRealName(exchange, set.member, { ...samplePerson, frontUpload, backUpload, ...wish });
};

/** Refusals of the real-name check. */
export const realNameProvocations: Provocation[] = [
  ['a real-name check without a name', 'parameterError', handIn({ name: ' ' })],
  ['a real-name check without a number', 'parameterError', handIn({ idNumber: '' })],
  ['a real-name check without a front', 'parameterError', handIn({ frontUpload: '' })],
  ['a real-name check without a back', 'parameterError', handIn({ backUpload: '' })],
  ['a real-name check with a made-up image', 'keyMismatch', handIn({ frontUpload: 'U0' })],
  [
    'the front as back',
    'keyMismatch',
    (set) => handIn({ backUpload: uploadSample(noon(set), set.member, 'idFront').id })(set),
  ],
  [
    'half an image of the front',
    'uploadFailed',
    (set) =>
      handIn({ frontUpload: beginUpload(noon(set), set.member, { ...sampleImage, kind: 'idFront' }).id })(
        set,
      ),
  ],
  [
    'a real-name check while one is under review',
    'submittedTooFrequently',
    (set) => {
      handIn({})(set);
      handIn({})(set);
    },
  ],
  [
    'a real-name check when verified',
    'parameterError',
    (set) => {
      verifyAtOnce(noon(set), set.member);
      handIn({})(set);
    },
  ],
  [
    'a draft without end',
    'parameterError',
    (set) => saveDraft(noon(set), set.member, { name: 'x'.repeat(101), idNumber: '' }),
  ],
];
