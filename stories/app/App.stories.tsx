import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { expect, waitFor } from 'storybook/test';
import { App, type AppProps } from '../../src/app/App';
import { storyText } from '../support/storyText';

let root: Root | undefined;

/** Mounts the app as `main` does: its own root and router. */
function MountedApp({ i18n, queries }: AppProps) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!host.current) return;
    root = createRoot(host.current);
    root.render(<App i18n={i18n} queries={queries} />);
  }, [i18n, queries]);
  return <div ref={host} />;
}

const meta = {
  title: 'App/App',
  render: (_, { loaded }) => <MountedApp i18n={loaded.i18n} queries={loaded.queries} />,
  tags: ['!autodocs'],
  parameters: { app: { path: '/home/index' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const transientKeys = ['tklm', 'zjkm', 'hklm'];
const storedValues = () => transientKeys.map((key) => window.localStorage.getItem(key));

/** Transient keys (specification 3) are removed when the root view unmounts. */
export const ForgetsTransientKeys: Story = {
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await canvas.findByText(t('home:assets.total'));
    for (const key of [...transientKeys, 'another']) window.localStorage.setItem(key, 'x');
    expect(storedValues()).toEqual(['x', 'x', 'x']);
    root?.unmount();
    await waitFor(() => expect(storedValues()).toEqual([null, null, null]));
    expect(window.localStorage.getItem('another')).toBe('x');
  },
};
