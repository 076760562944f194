import { describe, expect, it } from 'vitest';
import { serverText } from '../../mocks/handlers/serverTexts';
import { isNumbered, messageKeys } from '../../src/api/contract/messageKeys';
import { recogniseMessage } from '../../src/api/serverMessages';

/** In `tests`, because neither the simulated server nor the app may import the other. */
describe('serverText', () => {
  it.each(messageKeys)('%s is recognised by the app', (key) => {
    expect(recogniseMessage(serverText(key))).toEqual({ key, params: {} });
  });

  it.each(messageKeys)('%s contains its number, if it has one', (key) => {
    const params = { n: '1234.5' };
    expect(recogniseMessage(serverText(key, params))).toEqual({ key, params: isNumbered(key) ? params : {} });
  });
});
