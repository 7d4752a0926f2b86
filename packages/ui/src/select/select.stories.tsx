import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './select.tsx';

const meta = {
  title: 'Components/Forms/Select',
  component: Select,
  parameters: {
    usage: {
      when: 'For one of many known answers, such as a material. Phones show their own list.',
      instead: 'A radio group for up to about seven answers. Checkboxes for several at once.',
      content: 'The first line says what to choose: “Choose a material”. Sort answers in an order that people expect.',
      related: ['Components/Forms/Radio group', 'Components/Actions/Dropdown menu'],
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

export const LongOptionInANarrowContainer: Story = {
  args: { options: [{ value: 'long', label: 'Countertops, backsplash and every windowsill of the house' }] },
  decorators: [(Story) => <div className="w-48">{Story()}</div>],
};
