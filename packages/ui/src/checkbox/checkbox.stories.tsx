import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldGroup } from '../field-group/field-group.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  parameters: {
    usage: {
      when: 'For one choice that is sent with a form, or for several answers to one question in a field group.',
      instead: 'A radio group for one answer of several. A switch to turn a setting on or off.',
      content: 'Write what is true when the box is ticked: “Send me a copy”. Avoid negatives.',
      related: ['Components/Forms/Radio group', 'Components/Forms/Field group'],
    },
  },

  args: { label: 'Countertop' },
} satisfies Meta<typeof Checkbox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultChecked: true, description: 'Measured and fitted by us' } };

export const AllStates: Story = {
  render: () => (
    <div className="grid max-w-md">
      <Checkbox label="Not chosen" />
      <Checkbox label="Chosen" defaultChecked />
      <Checkbox label="Disabled" disabled />
      <Checkbox label="Chosen and disabled" disabled defaultChecked />
      <Checkbox label="Invalid" aria-invalid />
      <Checkbox
        label="I would like to receive news of new colours and open days by email from Boreal & Stone, and know that I can stop it at any time"
        description="Optional. We write four times a year."
      />
    </div>
  ),
};

export const Group: Story = {
  render: () => (
    <div className="grid max-w-md gap-8">
      <FieldGroup legend="What should it be made for?" hint="Choose all that apply">
        <Checkbox id="surfaces" name="countertop" label="Countertop" />
        <Checkbox name="island" label="Island" defaultChecked />
        <Checkbox name="backsplash" label="Backsplash" />
      </FieldGroup>
      <FieldGroup legend="What should it be made for?" isRequired error="Choose at least one">
        <Checkbox name="countertop" label="Countertop" />
        <Checkbox name="island" label="Island" />
      </FieldGroup>
    </div>
  ),
};
