import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { FieldGroup } from './field-group.tsx';

const meta = {
  title: 'Forms/Field group',
  component: FieldGroup,
  parameters: {
    usage: {
      when: 'Round several controls that answer one question together, such as a set of checkboxes.',
      whenNot: 'Round a single control (a field); a radio group brings its own.',
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
