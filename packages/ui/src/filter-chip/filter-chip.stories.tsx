import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilterChip } from './filter-chip.tsx';

const meta = {
  title: 'Forms/Filter chip',
  component: FilterChip,
  parameters: {
    usage: {
      when: 'For one choice of a filter that takes effect at once, and for a chosen one that can be taken back.',
      whenNot:
        'For a word that marks a thing (a badge), for an action (a button), and inside a form that is sent (a checkbox).',
    },
  },
  args: { children: 'Calacatta', count: 5 },
} satisfies Meta<typeof FilterChip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { isSelected: true } };

export const AllStates: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <FilterChip>Plain</FilterChip>
      <FilterChip count={12}>With a count</FilterChip>
      <FilterChip isSelected count={12}>
        Chosen
      </FilterChip>
      <FilterChip disabled count={0}>
        Nothing left
      </FilterChip>
      <FilterChip isRemovable isSelected aria-label="Remove Calacatta">
        Calacatta
      </FilterChip>
      <FilterChip as="a" href="#red" isSelected count={36}>
        A link, chosen
      </FilterChip>
      <FilterChip as="a" href="#beyond" count={9}>
        A link
      </FilterChip>
    </div>
  ),
};
