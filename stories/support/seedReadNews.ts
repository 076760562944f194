import MockDate from 'mockdate';
import { newsArticle, newsPage } from '../../mocks/exchange/content/news';
import { storyNow } from '../../mocks/scenarios/clock';
import { articleName } from '../../src/api/offlineAnswers';
import type { Language } from '../../src/i18n/language';
import { newestHeadlines, readArticles } from '../../src/session/newsCache';
import type { Context } from './context';

/** Prepares the device: an hour ago the member saw the newest headlines and read these articles. */
export const seedReadNews =
  (...ids: string[]) =>
  ({ globals }: Pick<Context, 'globals'>): void => {
    const language = globals.locale as Language;
    const hourAgo = storyNow - 3_600_000;
    MockDate.set(hourAgo);
    newestHeadlines.put(language, newsPage(language, 1, hourAgo));
    for (const id of ids) readArticles.put(articleName(language, id), newsArticle(language, id, hourAgo));
    MockDate.set(storyNow);
  };
