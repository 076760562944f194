import type { ImageLimits } from '../../../domain/uploads/imageReasons';
import type { Formats } from '../../../i18n/formats';
import { joinNames } from '../../../i18n/joinNames';
import type { Language } from '../../../i18n/language';
import { serverMessageText } from '../../../i18n/serverMessageText';
import type { Text } from '../../../i18n/text';
import type { Failure } from '../../../lib/loadable';
import type { ServerRefusal } from '../../Refusal/Refusal';
import { waitText } from '../../waitText';

/** Why an image was not uploaded: a rule, the server's refusal, or a lost connection at `percent`. */
export type ImageFieldProblem =
  | { kind: 'otherType' | 'heic' | 'unreadable' | 'notPrepared' | 'tooLarge' }
  /** Of the chosen image, in px. */
  | { kind: 'tooSmall'; width: number; height: number }
  | { kind: 'refused'; message: ServerRefusal }
  /** `waitSeconds`: the wait that the server asked for, if it did. */
  | {
      kind: 'interrupted';
      percent: number;
      why: Exclude<Failure['kind'], 'refused'>;
      waitSeconds?: number | undefined;
    };

/** The limits as text: "JPEG, PNG, WebP", "5 MB" and "600". */
export const imageLimitTexts = ({ contentTypes, maxSize, minSide = 0 }: ImageLimits, language: Language) => ({
  types: joinNames(contentTypes.map(typeName), language),
  size: sizeText(maxSize),
  pixels: String(minSide),
});

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** Rounded down, so that a file of the stated size is always accepted. */
const sizeText = (bytes: number): string =>
  bytes >= megabyte ? `${Math.floor(bytes / megabyte)} MB` : `${Math.floor(bytes / kilobyte)} KB`;

/** Members know `image/jpeg` as JPEG. */
const typeName = (type: string): string => (type === 'image/webp' ? 'WebP' : type.slice(6).toUpperCase());

const failureTexts = {
  offline: 'problems.interrupted.offline',
  timeout: 'problems.interrupted.timeout',
  unauthorized: 'problems.interrupted.sessionEnded',
  tooManyRequests: 'problems.interrupted.tooManyRequests',
  tooLarge: 'problems.interrupted.tooLarge',
  notAccepted: 'problems.interrupted.notAccepted',
  server: 'problems.interrupted.server',
  malformed: 'problems.interrupted.server',
} as const;

/** Returns the message for an image that was not uploaded. */
export function imageProblemText(
  t: Text<'uploads'>,
  problem: ImageFieldProblem,
  allowed: ReturnType<typeof imageLimitTexts>,
  formats: Formats,
): string {
  switch (problem.kind) {
    case 'refused':
      return serverMessageText(t, problem.message, formats);
    case 'tooSmall':
      return t('problems.tooSmall', {
        ...allowed,
        width: String(problem.width),
        height: String(problem.height),
      });
    case 'interrupted':
      return t(failureTexts[problem.why], {
        percent: problem.percent,
        wait: waitText(t, problem.waitSeconds),
      });
    default:
      return t(`problems.${problem.kind}`, allowed);
  }
}
