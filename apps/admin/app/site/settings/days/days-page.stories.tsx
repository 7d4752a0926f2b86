import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../../testing/in-admin.tsx';
import { DaysPage } from './days-page.tsx';
import { DAYS_PATH } from './days-path.ts';

const meta = {
  title: 'Admin/Site/Holidays and special hours',
  component: DaysPage,
  decorators: [inAdmin(DAYS_PATH)],
  parameters: {
    usage: {
      when: 'For days with other hours than usual, or closed.',
      instead: 'The weekly hours in the settings.',
    },
  },
} satisfies Meta;

export default meta;

type Story = StoryObj;

const entries = [
  { id: '0', from: '2026-07-02', to: '2026-07-02', period: null, reason: '' },
  { id: '1', from: '2026-12-23', to: '2026-12-23', period: { opens: '09:00', closes: '12:00' }, reason: 'Stocktaking' },
  { id: '2', from: '2026-12-24', to: '2027-01-01', period: null, reason: 'Christmas break' },
];

export const Default: Story = { args: { entries, today: '2026-11-23' } };

export const None: Story = { args: { entries: [], today: '2026-11-23' } };

export const Rejected: Story = {
  args: {
    entries,
    today: '2026-11-23',
    outcome: {
      ok: false,
      code: 'invalid',
      id: '',
      typed: { from: '2026-12-30', to: '', opens: '10:00', closes: '', reason: '' },
      issues: [
        { field: 'from', message: 'These dates overlap another entry: December 24 to January 1' },
        { field: 'closes', message: 'Enter both times as HH:MM, or leave both empty' },
      ],
    },
  },
};

export const OnAPhone: Story = { ...Default, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
