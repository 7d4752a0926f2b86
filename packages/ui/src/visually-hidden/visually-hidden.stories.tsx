import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Content/Visually hidden',
  component: VisuallyHidden,
  parameters: {
    usage: {
      when: 'For words that the eye gets from the place or the picture, and the ear would miss.',
      whenNot: 'To hide what no one needs, or to tell search engines what visitors cannot see.',
    },
  },
  args: { children: 'Price, ' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <p className="figures">
      <VisuallyHidden {...args} />
      $1,240
    </p>
  ),
};
