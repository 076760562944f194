import { answerInPage } from '../mocks/answerInPage';

/** Answers the calls of every story. A module of its own, because hot reloads must not start it again. */
export const msw = answerInPage();
