import { LinkButton } from '@showroom/ui/link-button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { MAIL_OPENED, RequestReceived } from './request-received.tsx';
import { formProps } from './testing/request-form-props.ts';

const meta = {
  title: 'Forms/Request received',
  component: RequestReceived,
  args: { reference: 'BS-1042', business: formProps.business },
} satisfies Meta<typeof RequestReceived>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithTheEmail: Story = { args: { mailto: 'mailto:hello@borealandstone.example?subject=Hello' } };

export const EmailOpened: Story = {
  args: WithTheEmail.args ?? {},
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Open the pre-filled email' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(canvas.getByText(MAIL_OPENED)).toBeVisible();
  },
};

export const WithWaysOn: Story = {
  args: { children: <LinkButton href="/quartz-countertops">See the quartz colours</LinkButton> },
};
