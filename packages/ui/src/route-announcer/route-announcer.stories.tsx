import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';

const meta = {
  title: 'Components/Navigation/Route announcer',
  component: RouteAnnouncer,
  parameters: {
    usage: {
      when: 'Once in the frame of an app. It tells screen readers that the page has changed.',
      instead: 'A toast for messages about what was done.',
      content: 'It reads the page’s title, so every page needs its own.',
      related: ['Components/Navigation/Skip link', 'Components/Feedback/Toast (alert)'],
    },
  },
  args: { pathname: '/' },
} satisfies Meta<typeof RouteAnnouncer>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The button acts like a link: the page takes the focus, and its title is announced. */
export const Navigation: Story = {
  render: function Application(args) {
    const [pathname, setPathname] = useState(args.pathname);
    return (
      <>
        <Button onClick={() => setPathname('/millwork')}>Millwork</Button>
        <main tabIndex={-1} className="mt-6">
          The page at {pathname}
        </main>
        <RouteAnnouncer pathname={pathname} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Millwork' }));
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
  },
};
