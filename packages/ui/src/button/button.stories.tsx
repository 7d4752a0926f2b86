import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ArrowRightIcon } from '../icons/icons.tsx';
import { buttonSizes, buttonVariants } from './button-look.ts';
import { Button } from './button.tsx';

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  parameters: {
    usage: {
      when: 'To do something on this page: send, save, open. Use one primary button in a view, and danger for what can’t be undone.',
      instead: 'A link button to go to another page. A plain link in the middle of a sentence.',
      content: 'A verb and its object: “Save changes”, “Delete post”. While it works, say so: “Saving…”.',
      related: ['Components/Actions/Link button', 'Components/Actions/Dropdown menu'],
    },
  },

  args: { children: 'Get a Quote', onClick: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: buttonVariants },
    size: { control: 'inline-radio', options: buttonSizes },
  },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { variant: 'secondary', size: 'large' } };

export const AllVariantsAndStates: Story = {
  render: () => (
    <div className="grid gap-6">
      {buttonVariants.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          {buttonSizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {variant} {size}
            </Button>
          ))}
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} isPending>
            Send request
          </Button>
          <Button variant={variant} isPending pendingLabel="Sending…">
            Send request
          </Button>
          <Button variant={variant}>
            With an icon <ArrowRightIcon />
          </Button>
          <Button variant={variant} aria-label="Go on">
            <ArrowRightIcon />
          </Button>
        </div>
      ))}
    </div>
  ),
};

export const OnADarkBackground: Story = {
  render: () => (
    <div className="surface-dark flex flex-wrap gap-3 p-8">
      <Button>Primary</Button>
      <Button variant="secondary">Secondary</Button>
      <Button variant="quiet">Quiet</Button>
    </div>
  ),
};

export const LongWordsInANarrowContainer: Story = {
  render: (args) => (
    <div className="w-56">
      <Button {...args} className="w-full">
        Get a Quote for Calacatta Oro Classic in 3 cm
      </Button>
    </div>
  ),
};

export const PendingIgnoresClicks: Story = {
  args: { isPending: true, pendingLabel: 'Sending…' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Sending…' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};
