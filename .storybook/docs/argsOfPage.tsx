import type { Decorator, StoryContext } from '@storybook/react-vite';
import { type ComponentType, useEffect, useState } from 'react';

type Args = StoryContext['args'];

/** Event of a framed window: the controls of the documentation page around it have changed. */
const argsChanged = 'argsOfPage';

/** Tells the story in a frame the args that the controls of the page have set. */
export function sendArgs(frame: HTMLIFrameElement, args: Args): void {
  frame.contentWindow?.dispatchEvent(new CustomEvent(argsChanged, { detail: args }));
}

interface ArgsOfPageProps {
  story: ComponentType<{ args: Args }>;
  context: Pick<StoryContext, 'args' | 'argTypes'>;
}

function ArgsOfPage({ story: Story, context: { args, argTypes } }: ArgsOfPageProps) {
  const [changed, setChanged] = useState<Args>({});
  useEffect(() => {
    const update = (event: Event) => setChanged((event as CustomEvent<Args>).detail);
    window.addEventListener(argsChanged, update);
    return () => window.removeEventListener(argsChanged, update);
  }, []);
  // A control of choices sends the name of the choice.
  const chosen = Object.entries(changed).map(([name, value]) => {
    const { mapping } = argTypes[name] ?? {};
    return [name, mapping?.[String(value)] ?? value];
  });
  return <Story args={{ ...args, ...Object.fromEntries(chosen) }} />;
}

/** Merges the args that the controls of the documentation page have set into those of the framed story. */
export const withArgsOfPage: Decorator = (Story, context) => (
  <ArgsOfPage story={Story as ComponentType<{ args: Args }>} context={context} />
);
