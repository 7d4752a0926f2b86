import { LinkButton } from '@showroom/ui/link-button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RequestReceived } from './request-received.tsx';
import { formProps } from '../testing/request-form-props.ts';

const meta = {
  title: 'Patterns/Forms/Request received',
  component: RequestReceived,
  parameters: {
    usage: {
      when: 'In place of a form that was sent and saved. It shows the reference number and what happens next.',
      instead: 'The form itself, with its answers and an error, if sending failed.',
    },
  },

  args: { reference: 'BS-1042', business: formProps.business },
} satisfies Meta<typeof RequestReceived>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithEmail: Story = {
  args: { mailto: 'mailto:hello@borealandstone.example?subject=Hello' },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Have something to add?' })).toBeVisible(),
};

export const WithNextSteps: Story = {
  args: { children: <LinkButton href="/quartz-countertops">See the quartz colours</LinkButton> },
};
