import homeAfter from './pictures/home-after.jpg';
import homeBefore from './pictures/home-before.jpg';

/** What a reader who did not build a screen says about it, from 0 to 10. */
interface Scores {
  before: number;
  after: number;
}

/** A screen before and after its redesign, in Japanese. */
export interface RedesignedScreen {
  name: string;
  /** Address of the screen's stories in the catalogue. */
  stories: string;
  before: string;
  after: string;
  /** Two sentences. */
  why: readonly [string, string];
  scores: Scores;
}

export const redesignedScreens: readonly RedesignedScreen[] = [
  {
    name: 'Home',
    stories: '?path=/story/screens-home-index--several-next-steps',
    before: homeBefore,
    after: homeAfter,
    why: [
      'The member’s own money has a course, with the result of the day, week, month or year.',
      'A position near its liquidation stands out by colour and by a bar of the way that is left.',
    ],
    scores: { before: 5, after: 6.5 },
  },
];

/** What each screen is read for. A reader notes the seconds until the answer is found. */
export const questions = [
  'What is my money doing?',
  'What must I do, and until when?',
  'What can I lose?',
  'Where do I act?',
] as const;
