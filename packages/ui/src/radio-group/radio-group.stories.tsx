import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup, radioLayouts } from './radio-group.tsx';

const meta = {
  title: 'Components/Forms/Radio group',
  component: RadioGroup,
  parameters: {
    usage: {
      when: 'For one answer of two to about seven that should all be visible.',
      instead: 'Checkboxes for several answers. A select for a long list.',
      content: 'The legend is the question. Answers are short, start alike and don’t overlap.',
      related: ['Components/Forms/Checkbox', 'Components/Forms/Select'],
    },
  },

  args: {
    legend: 'When would you like to start?',
    name: 'timeline',
    options: [
      { value: 'soon', label: 'Within a month' },
      { value: 'quarter', label: 'In one to three months' },
      { value: 'later', label: 'Later', description: 'We keep your colours in mind' },
    ],
  },
  argTypes: { layout: { control: 'inline-radio', options: radioLayouts } },
  decorators: [(Story) => <div className="max-w-xl">{Story()}</div>],
} satisfies Meta<typeof RadioGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { layout: 'tiles', defaultValue: 'quarter', isRequired: true } };

export const AllLayouts: Story = {
  render: (args) => (
    <div className="grid gap-8">
      {radioLayouts.map((layout) => (
        <RadioGroup key={layout} {...args} name={layout} layout={layout} defaultValue="soon" legend={layout} />
      ))}
    </div>
  ),
};

export const Invalid: Story = { args: { isRequired: true, error: 'Choose when you would like to start' } };

export const OneDisabled: Story = {
  args: {
    options: [
      { value: '2cm', label: '2 cm' },
      { value: '3cm', label: '3 cm', isDisabled: true, description: 'Not made in this colour' },
    ],
  },
};
