import { LinkButton } from '@showroom/ui/link-button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MAIL_OFFERED, RequestReceived } from './request-received.tsx';
import { formProps } from '../testing/request-form-props.ts';

const meta = {
  title: 'Forms/Request received',
  component: RequestReceived,
  args: { reference: 'BS-1042', business: formProps.business },
} satisfies Meta<typeof RequestReceived>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithTheEmail: Story = {
  args: { mailto: 'mailto:hello@borealandstone.example?subject=Hello' },
  play: async ({ canvas }) => expect(canvas.getByText(MAIL_OFFERED)).toBeVisible(),
};

export const WithWaysOn: Story = {
  args: { children: <LinkButton href="/quartz-countertops">See the quartz colours</LinkButton> },
};
