import type { Meta, StoryObj } from '@storybook/react-vite';
import { describeAvailability } from '@showroom/catalog-data/catalogue/availability';
import { catalogue } from '@showroom/catalog-data/catalogue/families';
import { findPicture } from '@showroom/pictures/picture-records';
import { toPictureSource } from '@showroom/pictures/picture-source';
import { inSite } from '../testing/in-site.tsx';
import { buildComparison } from './build-comparison.ts';
import { ComparisonTable, type ComparisonTableProps } from './comparison-table.tsx';

const { family, noun, path, slugs, find } = catalogue.vanities;

/** The first vanities of the catalogue. */
function compareFirst(count: number): ComparisonTableProps['comparison'] {
  const products = slugs.slice(0, count).flatMap((slug) => find(slug) ?? []);
  return {
    family: { name: family, word: family, label: 'Vanities', path, noun },
    products: products.map(({ name, slug, path: href, availability, leadTime, pictureNames: [pictureName = ''] }) => {
      const picture = findPicture(pictureName);
      return {
        name,
        slug,
        path: href,
        availability,
        availabilityWords: describeAvailability({ availability, leadTime }, family),
        picture: picture && toPictureSource(picture, { alt: '' }),
        removeHref: '/compare?family=vanities',
      };
    }),
    rows: buildComparison(products),
    views: [],
  };
}

const meta = {
  title: 'Patterns/Lists/Comparison table',
  component: ComparisonTable,
  decorators: [inSite('/compare')],
  parameters: {
    usage: {
      when: 'To compare two to four products of one family, property by property. Rows that differ say so.',
      instead: 'The specification plate for one product.',
    },
  },
} satisfies Meta<typeof ComparisonTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { comparison: compareFirst(3) } };

/** A single one: nothing differs. */
export const One: Story = { args: { comparison: compareFirst(1) } };

/** It scrolls sideways, and the property names stay. */
export const OnAPhone: Story = {
  args: { comparison: compareFirst(4) },
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};
