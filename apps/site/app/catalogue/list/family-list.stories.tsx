import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogue } from '@showroom/catalog-data/catalogue/families';
import { useLocation } from 'react-router-dom';
import { inSitePage } from '../../testing/in-site.tsx';
import { FamilyList } from './family-list.tsx';
import { loadList } from './load-list.server.ts';

const { vanities } = catalogue;

const meta = {
  title: 'Site/Product list',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

type Story = StoryObj;

function Vanities() {
  const { pathname, search } = useLocation();
  return <FamilyList list={loadList(vanities, new Request(`https://showroom.example${pathname}${search}`))} />;
}

export const Default: Story = { render: () => <Vanities />, decorators: [inSitePage(vanities.path)] };

export const Filtered: Story = { ...Default, decorators: [inSitePage(`${vanities.path}?size=36`)] };

export const OnAPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
