import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpecificationPlate } from './specification-plate.tsx';

const meta = {
  title: 'Content/Specification plate',
  component: SpecificationPlate,
  parameters: {
    usage: {
      when: 'For the facts of one thing: sizes, finishes, price, each with its label.',
      whenNot: 'To compare several things, which is a table, and for running text.',
    },
  },

  args: {
    specifications: [
      { label: 'Material', value: 'Premium Quartz' },
      { label: 'Slab size', value: '126″ × 64″' },
      { label: 'Thickness', value: '2 cm, 3 cm' },
      { label: 'Finish', value: 'Polished' },
    ],
  },
} satisfies Meta<typeof SpecificationPlate>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { decorators: [(Story) => <div className="max-w-md">{Story()}</div>] };

export const Playground: Story = { args: { isWide: true } };

export const LongValuesInANarrowPlace: Story = {
  args: {
    specifications: [
      { label: 'Suitable for', value: 'Kitchen countertops, islands, vanities, shower walls and fireplace surrounds' },
      { label: 'Recommended maintenance', value: 'Warm water and a soft cloth' },
    ],
  },
  decorators: [(Story) => <div className="w-72">{Story()}</div>],
};
