import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = { component: VisuallyHidden, args: { children: 'Price, ' } } satisfies Meta<typeof VisuallyHidden>;

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
