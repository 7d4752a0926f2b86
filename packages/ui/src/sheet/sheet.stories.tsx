import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { FieldGroup } from '../field-group/field-group.tsx';
import { Sheet, SheetClose, sheetSides } from './sheet.tsx';

const meta = {
  title: 'Components/Overlays/Sheet (drawer)',
  component: Sheet,
  parameters: {
    // An open sheet covers its page, so each has its own frame on the docs page.
    docs: { story: { inline: false, height: '36rem' } },
    usage: {
      when: 'For filters and menus on a phone. It slides in from the edge where it was opened.',
      instead: 'A dialog for a question that must be answered. The page itself where there is room.',
      content: 'The title says what is inside: “Filters”. A button at the end says the result: “Show 12 colours”.',
      related: ['Components/Overlays/Dialog (modal)'],
    },
  },

  args: {
    title: 'Filters',
    trigger: <Button variant="secondary">Filters</Button>,
    children: (
      <FieldGroup legend="Collection">
        <Checkbox name="beyond" label="Beyond" />
        <Checkbox name="red" label="Red" defaultChecked />
        <Checkbox name="discovery" label="Discovery" />
      </FieldGroup>
    ),
    footer: (
      <SheetClose>
        <Button className="w-full">Show 12 colours</Button>
      </SheetClose>
    ),
  },
  argTypes: { side: { control: 'inline-radio', options: sheetSides } },
} satisfies Meta<typeof Sheet>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultOpen: true } };

export const Playground: Story = {};

export const FromTheBottomOfAPhone: Story = {
  args: { side: 'bottom', defaultOpen: true },
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};

export const FromTheLeft: Story = { args: { side: 'left', defaultOpen: true } };

export const FullScreen: Story = {
  args: { side: 'full', defaultOpen: true, title: 'Menu', footer: undefined },
};
