import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Components/Content/Visually hidden',
  component: VisuallyHidden,
  parameters: {
    usage: {
      when: 'For words that the layout says to the eye and that screen readers need too.',
      instead: 'Nothing for what no one needs. Visible text for what search engines should read.',
      content: 'Complete the visible words: “Edit”, then “ Aurora” hidden.',
      related: ['Components/Navigation/Skip link'],
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
