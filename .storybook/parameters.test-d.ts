import type { Meta, StoryObj } from '@storybook/react-vite';
import { describe, expectTypeOf, it } from 'vitest';
import type { fault } from '../mocks/faults';
import type { AppParameters } from './parameters';

// Checked by `npm run types` only; never run.

type OfMeta = NonNullable<Meta['parameters']>['app'];
type OfStory = NonNullable<StoryObj['parameters']>['app'];
type FaultArguments = Parameters<typeof fault>;

describe('parameters.app', () => {
  it('has its type in a meta and in a story', () => {
    expectTypeOf<OfMeta>().toEqualTypeOf<AppParameters | undefined>();
    expectTypeOf<OfStory>().toEqualTypeOf<AppParameters | undefined>();
  });

  it('has these keys, so an object literal with another one is an error', () => {
    expectTypeOf<keyof AppParameters>().toEqualTypeOf<
      'path' | 'scenario' | 'faults' | 'unread' | 'wholeApp' | 'signedOut' | 'firstTexts'
    >();
  });

  it('takes a path of the product, with a query or without', () => {
    expectTypeOf<{ path: '/user/withdraw' }>().toExtend<AppParameters>();
    expectTypeOf<{ path: `/user/withdraw?tab=${string}` }>().toExtend<AppParameters>();
    expectTypeOf<{ path: '/user/withdrw' }>().not.toExtend<AppParameters>();
    expectTypeOf<{ path: '/user/withdrw?tab=records' }>().not.toExtend<AppParameters>();
    expectTypeOf<{ path: '/user/withdraw/records' }>().not.toExtend<AppParameters>();
    expectTypeOf<{ path: string }>().not.toExtend<AppParameters>();
  });

  it('takes a scenario by its name', () => {
    expectTypeOf<{ scenario: 'verified' }>().toExtend<AppParameters>();
    expectTypeOf<{ scenario: 'verifed' }>().not.toExtend<AppParameters>();
  });

  it('takes faults by name, with the path of a call or of an area of calls', () => {
    expectTypeOf<['offline']>().toExtend<FaultArguments>();
    expectTypeOf<['offline', '/user/Account']>().toExtend<FaultArguments>();
    expectTypeOf<['offline', '/stock/*']>().toExtend<FaultArguments>();
    expectTypeOf<['ofline']>().not.toExtend<FaultArguments>();
    expectTypeOf<['offline', '/user/Acount']>().not.toExtend<FaultArguments>();
    expectTypeOf<['offline', '/stocks/*']>().not.toExtend<FaultArguments>();
    expectTypeOf<{ faults: [{ kind: 'ofline' }] }>().not.toExtend<AppParameters>();
    expectTypeOf<{ faults: ['offline'] }>().not.toExtend<AppParameters>();
  });
});
