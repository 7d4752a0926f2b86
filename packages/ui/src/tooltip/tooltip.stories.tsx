import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  parameters: {
    usage: {
      when: 'For a hint about a link or button that is useful but not needed, such as its keyboard shortcut.',
      instead: 'A field’s hint for what is needed to fill it in. A visible label for a button that is hard to guess.',
      content: 'A few words without a full stop. Never a link, and nothing that the label says already.',
      related: ['Components/Forms/Field', 'Components/Actions/Button'],
    },
  },
  args: { text: 'Alt + ↓', children: <Button variant="secondary">Next lead</Button> },
} satisfies Meta<typeof Tooltip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Alt + ↓');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Alt + ↓');
  },
};
