import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Components/Forms/Switch',
  component: Switch,
  parameters: {
    usage: {
      when: 'To turn a setting on or off.',
      instead: 'A checkbox to agree to something, or to choose several answers. A button for an action.',
      content: 'Name what is on: “Allow comments”. Don’t write “on” or “off” next to it.',
      related: ['Components/Forms/Checkbox', 'Components/Forms/Radio group'],
    },
  },
  args: { label: 'Allow comments' },
} satisfies Meta<typeof Switch>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  render: () => (
    <div className="grid max-w-md">
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
      <Switch label="Disabled" disabled />
      <Switch label="On and disabled" disabled defaultChecked />
      <Switch
        label="Send me a daily digest of new leads at the hour that is chosen below, on every day that has any"
        description="Nothing is sent on other days."
      />
    </div>
  ),
};
