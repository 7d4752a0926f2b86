import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilterChip } from './filter-chip.tsx';

const meta = {
  title: 'Components/Forms/Filter chip',
  component: FilterChip,
  parameters: {
    usage: {
      when: 'For one choice of a filter that takes effect right away, or for a chosen filter that can be removed.',
      instead: 'A badge for a word that only labels. A checkbox in a form that is sent.',
      content: 'A word or two. A removable chip has a name for screen readers: “Remove Calacatta”.',
      related: ['Components/Content/Badge', 'Components/Forms/Checkbox'],
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
