import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpecificationPlate } from './specification-plate.tsx';

const meta = {
  title: 'Components/Content/Specification plate',
  component: SpecificationPlate,
  parameters: {
    usage: {
      when: 'For the facts of one product: sizes, finishes, price.',
      instead: 'A table to compare several products. A paragraph for text.',
      content: 'Labels are nouns without a colon. Values have units.',
      related: ['Components/Content/Badge'],
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

export const LongValuesInANarrowContainer: Story = {
  args: {
    specifications: [
      { label: 'Suitable for', value: 'Kitchen countertops, islands, vanities, shower walls and fireplace surrounds' },
      { label: 'Recommended maintenance', value: 'Warm water and a soft cloth' },
    ],
  },
  decorators: [(Story) => <div className="w-72">{Story()}</div>],
};
