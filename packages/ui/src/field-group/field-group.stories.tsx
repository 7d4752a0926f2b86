import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { FieldGroup } from './field-group.tsx';

const meta = {
  title: 'Components/Forms/Field group',
  component: FieldGroup,
  parameters: {
    usage: {
      when: 'Around several controls that answer one question together, such as a set of checkboxes.',
      instead: 'A field around a single control. A radio group brings its own.',
      content: 'The legend is the question. The hint says how many answers are allowed.',
      related: ['Components/Forms/Field', 'Components/Forms/Checkbox', 'Components/Forms/Radio group'],
    },
  },

  args: {
    legend: 'What should it be made for?',
    hint: 'Choose all that apply',
    children: (
      <>
        <Checkbox name="countertop" label="Countertop" />
        <Checkbox name="island" label="Island" />
        <Checkbox name="backsplash" label="Backsplash" />
      </>
    ),
  },
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
} satisfies Meta<typeof FieldGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Required: Story = { args: { isRequired: true } };

export const Invalid: Story = { args: { isRequired: true, error: 'Choose at least one' } };
