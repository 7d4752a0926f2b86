import type { Meta, StoryObj } from '@storybook/react-vite';
import { TabLink, TabLinks } from './tab-links.tsx';

const meta = {
  title: 'Components/Navigation/Tab links',
  component: TabLinks,
  subcomponents: { TabLink },
  parameters: {
    usage: {
      when: 'To switch between views of one list or page, such as comments by status. Each view has its own URL.',
      instead: 'Tabs for panels inside a dialog, which have no URL. The stepper for steps in a fixed order.',
      content: 'One or two words for each view, in sentence case. A count helps to decide.',
      related: ['Components/Navigation/Tabs', 'Components/Navigation/Stepper', 'Components/Navigation/Breadcrumbs'],
    },
  },
  args: {
    'aria-label': 'Comments by status',
    children: [
      <TabLink key="pending" href="#pending" count={3} aria-current="true">
        Pending
      </TabLink>,
      <TabLink key="approved" href="#approved" count={128}>
        Approved
      </TabLink>,
      <TabLink key="spam" href="#spam" count={0}>
        Spam
      </TabLink>,
    ],
  },
} satisfies Meta<typeof TabLinks>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InANarrowContainer: Story = { render: (args) => <div className="w-56">{<TabLinks {...args} />}</div> };
