import type { Meta, StoryObj } from '@storybook/react-vite';
import { buttonSizes, buttonVariants } from '../button/button-look.ts';
import { LinkButton } from './link-button.tsx';

const meta = {
  title: 'Actions/Link button',
  component: LinkButton,
  parameters: {
    usage: {
      when: 'To go somewhere, where that is the main way on: Get a Quote, See it in a room, Call.',
      whenNot: 'To do something on this page (a button), and for ways on inside a text, which are plain links.',
    },
  },

  args: { href: '#quote', children: 'Get a Quote' },
  argTypes: {
    variant: { control: 'inline-radio', options: buttonVariants },
    size: { control: 'inline-radio', options: buttonSizes },
  },
} satisfies Meta<typeof LinkButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { variant: 'secondary' } };

export const AllVariants: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      {buttonVariants.map((variant) => (
        <LinkButton key={variant} href="#quote" variant={variant}>
          {variant}
        </LinkButton>
      ))}
    </div>
  ),
};
