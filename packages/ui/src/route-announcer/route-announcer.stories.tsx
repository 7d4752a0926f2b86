import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';

const meta = {
  title: 'Navigation/Route announcer',
  component: RouteAnnouncer,
  parameters: {
    usage: {
      when: 'Once in the frame of an application: it tells a screen reader that the page has changed.',
      whenNot: 'For messages about what was done, which are toasts or stand in the page.',
    },
  },
  args: { pathname: '/' },
} satisfies Meta<typeof RouteAnnouncer>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The button stands for a link: the page behind it takes the focus, and its title is said. */
export const MovingOn: Story = {
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
