import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { Input } from '../input/input.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { ErrorSummary } from './error-summary.tsx';

const meta = {
  title: 'Components/Forms/Error summary (alert)',
  component: ErrorSummary,
  parameters: {
    usage: {
      when: 'Above a form that could not be sent. Each line leads to its field.',
      instead: 'The field’s own error for a single problem. A toast for what the visitor can’t fix.',
      content: 'Say what to do: “Enter your email”. Use the same words as at the field.',
      related: ['Components/Forms/Field', 'Components/Feedback/Toast (alert)'],
    },
  },

  args: {
    issues: [
      { field: 'email', message: 'Enter an email address such as name@example.com' },
      { field: 'timeline', message: 'Choose when you would like to start' },
    ],
  },
  decorators: [(Story) => <div className="max-w-xl">{Story()}</div>],
} satisfies Meta<typeof ErrorSummary>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { title: 'Two answers are missing' } };

export const LinksToFields: Story = {
  render: (args) => (
    <form className="grid gap-6" noValidate>
      <ErrorSummary {...args} />
      <Field id="email" label="Email" error="Enter an email address such as name@example.com">
        <Input type="email" />
      </Field>
      <RadioGroup
        id="timeline"
        name="timeline"
        legend="When would you like to start?"
        error="Choose when you would like to start"
        options={[
          { value: 'soon', label: 'Within a month' },
          { value: 'later', label: 'Later' },
        ]}
      />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: /Choose when/ }));
    await expect(canvas.getByRole('radio', { name: 'Within a month' })).toHaveFocus();
  },
};
