import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBackOffice } from '../testing/in-back-office.tsx';
import { KeptFormPage } from './kept-form-page.tsx';

const meta = {
  title: 'Admin/Kept form',
  component: KeptFormPage,
  decorators: [inBackOffice('/admin/dashboard/settings')],
  args: { form: { action: '/admin/dashboard/settings', fields: [['brand', 'Boreal']], isMultipart: false } },
  parameters: {
    layout: 'fullscreen',
    usage: {
      when: 'For a form that arrived without scripts after its session had ended.',
      whenNot: 'For a page with scripts: it asks before it sends anything, and says so beside the button.',
    },
  },
} satisfies Meta<typeof KeptFormPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithFiles: Story = { args: { form: { ...meta.args.form, isMultipart: true } } };
