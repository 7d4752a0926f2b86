import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogue } from '@showroom/catalog-data/catalogue/families';
import { useLocation } from 'react-router-dom';
import { expect, userEvent } from 'storybook/test';
import { loadList } from './load-list.server.ts';
import { useListAddress } from './use-list-address.ts';
import { inSite } from '../../testing/in-site.tsx';
import { FilterPanel } from './filter-panel.tsx';

const family = catalogue.vanities;

/** The list of the router’s URL. */
function useVanities() {
  const { pathname, search } = useLocation();
  const address = useListAddress();
  const list = loadList(family, new Request(`https://showroom.example${pathname}${search}`));
  return {
    list,
    address,
    panel: { address, action: family.path, groups: list.groups, types: list.types, noun: list.noun },
  };
}

const meta = {
  title: 'Patterns/Lists/Filter panel',
  component: FilterPanel,
  parameters: {
    usage: {
      when: 'Next to a list on a wide screen. Each choice updates the list right away; without scripts, a button does.',
      instead: 'The filter sheet on a phone. Nothing for a list of fewer than a dozen products.',
    },
  },
} satisfies Meta;

export default meta;

type Story = StoryObj;

function Panel() {
  return (
    <div className="max-w-60">
      <FilterPanel {...useVanities().panel} />
    </div>
  );
}

const panel: Story = { render: () => <Panel /> };

export const Default: Story = { ...panel, decorators: [inSite(family.path)] };

/** The choices are in the URL; the counts are those of the filtered list. */
export const WithSelectedFilters: Story = {
  ...panel,
  decorators: [inSite(`${family.path}?size=36`)],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Clear All' })).toBeVisible();
    const [unchosen] = canvas.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => !checked);
    if (!unchosen) throw new Error('Everything is chosen');
    await userEvent.click(unchosen);
    await expect(unchosen).toBeChecked();
  },
};
