import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as icons from './icons.tsx';

const meta = {
  title: 'Foundations/Icons',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** All icons. Size and colour come from the text, and an icon is never the only sign. */
export const Icons: Story = {
  render: () => (
    <ul className="grid grid-cols-2 gap-6 sm:grid-cols-4 lg:grid-cols-6">
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className="grid justify-items-start gap-2 text-caption text-ink-muted">
          <Icon className="size-8 text-ink" />
          {name.replace(/Icon$/, '')}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(Object.keys(icons).length);
  },
};
