import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogue } from '@showroom/catalog-data/catalogue/families';
import { useLocation } from 'react-router-dom';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { loadList } from './load-list.server.ts';
import { useListAddress } from './use-list-address.ts';
import { inSite } from '../../testing/in-site.tsx';
import { FilterSheet } from './filter-sheet.tsx';

const family = catalogue.vanities;

/** The list of the router’s URL. */
function useVanities() {
  const { pathname, search } = useLocation();
  const address = useListAddress();
  const list = loadList(family, new Request(`https://showroom.example${pathname}${search}`));
  return {
    list,
    panel: { address, action: family.path, groups: list.groups, types: list.types, noun: list.noun },
  };
}

const meta = {
  title: 'Patterns/Lists/Filter sheet',
  component: FilterSheet,
  decorators: [inSite(catalogue.vanities.path)],
  parameters: {
    // In a frame of its own it is narrow, and the sheet stays inside.
    docs: { story: { inline: false, height: '36rem' } },
    usage: {
      when: 'Above a list on a phone: a button that opens the filters in a sheet.',
      instead: 'The filter panel on a wide screen.',
    },
  },
} satisfies Meta;

export default meta;

type Story = StoryObj;

function Sheet() {
  const { list, panel } = useVanities();
  return <FilterSheet {...panel} found={list.found} chosen={0} />;
}

export const Closed: Story = {
  render: () => <Sheet />,
  globals: { viewport: { value: 'phone' } },
};

export const Open: Story = {
  ...Closed,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const show = await screen.findByRole('button', { name: /^Show \d+ vanities$/ });
    await waitFor(() => expect(show).toBeVisible());
  },
};
