import type { Meta, StoryObj } from '@storybook/react-vite';
import { buttonSizes, buttonVariants } from '../button/button-look.ts';
import { LinkButton } from './link-button.tsx';

const meta = {
  title: 'Components/Actions/Link button',
  component: LinkButton,
  parameters: {
    usage: {
      when: 'To go to the next page on the main path: Get a Quote, Call.',
      instead: 'A button to do something on this page. A plain link inside text.',
      content: 'Say where it leads or what happens there. Never “Click here”.',
      related: ['Components/Actions/Button'],
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
