import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TabPanel, Tabs } from './tabs.tsx';

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  subcomponents: { TabPanel },
  parameters: {
    usage: {
      when: 'To switch between a few panels where a URL makes no sense, such as inside a dialog.',
      instead: 'Tab links for views of a page, which work without scripts. A radio group for an answer of a form.',
      content: 'One or two words for each tab, in sentence case. Tabs of one set are the same part of speech.',
      related: ['Components/Overlays/Dialog (modal)', 'Components/Forms/Radio group'],
    },
  },
  args: {
    label: 'Choose from',
    tabs: [
      { value: 'library', label: 'Your library' },
      { value: 'site', label: 'Site images' },
    ],
    children: [
      <TabPanel key="library" value="library">
        Images that you uploaded.
      </TabPanel>,
      <TabPanel key="site" value="site">
        Images that came with the site.
      </TabPanel>,
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Site images', selected: true })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Images that came with the site.');
  },
};
