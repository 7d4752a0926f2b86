import type { Meta, StoryObj } from '@storybook/react-vite';
import { Input } from '../input/input.tsx';
import { Select } from '../select/select.tsx';
import { Textarea } from '../textarea/textarea.tsx';
import { Field } from './field.tsx';

const meta = {
  title: 'Components/Forms/Field',
  component: Field,
  parameters: {
    usage: {
      when: 'Around every single control. It connects the label, the hint and the error with the control.',
      instead: 'A field group around several controls that answer one question. A checkbox has its own label.',
      content:
        'The label is a noun: “Email”. Add a hint only if the label is not enough. The error says how to fix it.',
      related: [
        'Components/Forms/Input (text field)',
        'Components/Forms/Field group',
        'Components/Forms/Error summary (alert)',
      ],
    },
  },

  args: { label: 'Email', children: <Input type="email" autoComplete="email" /> },
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
} satisfies Meta<typeof Field>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { hint: 'We answer within one working day', isRequired: true },
};

export const Invalid: Story = {
  args: {
    isRequired: true,
    hint: 'We answer within one working day',
    error: 'Enter an email address such as name@example.com',
    children: <Input type="email" autoComplete="email" defaultValue="maelle@" />,
  },
};

export const EveryControlInEveryState: Story = {
  render: () => (
    <div className="grid gap-6">
      <Field label="Name">
        <Input defaultValue="Maëlle" />
      </Field>
      <Field label="Name, invalid" error="Enter your name">
        <Input />
      </Field>
      <Field label="Name, disabled">
        <Input disabled defaultValue="Maëlle" />
      </Field>
      <Field label="Reference, read only">
        <Input readOnly defaultValue="Q-2041" />
      </Field>
      <Field label="Thickness">
        <Select placeholder="Choose a thickness" options={[{ value: '2cm', label: '2 cm' }]} />
      </Field>
      <Field label="Thickness, invalid" error="Choose a thickness">
        <Select placeholder="Choose a thickness" options={[{ value: '2cm', label: '2 cm' }]} />
      </Field>
      <Field label="Thickness, disabled">
        <Select disabled options={[{ value: '2cm', label: '2 cm' }]} />
      </Field>
      <Field label="Message">
        <Textarea maxLength={500} showCount />
      </Field>
      <Field label="Message, invalid" error="Say in a few words what you plan">
        <Textarea />
      </Field>
    </div>
  ),
};

export const LongWords: Story = {
  args: {
    label: 'What would you like the countertop, the backsplash and the windowsill to look like, in your own words?',
    hint: 'Colours, veins, a room you saw, a link to a picture: anything that helps us lay out the right slabs before you come.',
    error: 'Tell us a little about the look you want, or choose “I don’t know yet” further down',
  },
  decorators: [(Story) => <div className="w-72">{Story()}</div>],
};
