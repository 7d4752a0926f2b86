import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './select.tsx';

const meta = {
  title: 'Forms/Select',
  component: Select,
  parameters: {
    usage: {
      when: "For one of many known answers, such as a status or a material; on a phone it is the phone's own list.",
      whenNot: 'For up to about seven answers that are worth seeing (a radio group), and for several at once.',
    },
  },

  args: {
    'aria-label': 'Collection',
    options: [
      { value: 'beyond', label: 'Beyond' },
      { value: 'red', label: 'Red' },
      { value: 'discovery', label: 'Discovery' },
    ],
  },
  decorators: [(Story) => <div className="max-w-xs">{Story()}</div>],
} satisfies Meta<typeof Select>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { placeholder: 'Any collection' } };

export const LongOptionInANarrowPlace: Story = {
  args: { options: [{ value: 'long', label: 'Countertops, backsplash and every windowsill of the house' }] },
  decorators: [(Story) => <div className="w-48">{Story()}</div>],
};
