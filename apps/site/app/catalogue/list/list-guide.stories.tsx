import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogueFamilies } from '@showroom/catalog-data/catalogue/families';
import type { Guide } from '@showroom/catalog-data/catalogue/guide';
import { expect, waitFor } from 'storybook/test';
import { inSite } from '../../testing/in-site.tsx';
import { ListGuide } from './list-guide.tsx';

const guides: readonly Guide[] = catalogueFamilies.flatMap(({ guide }) => guide ?? []);
const [firstGuide = { title: '', intro: '', parts: [] }] = guides;

const meta = {
  title: 'Patterns/Lists/Guide',
  component: ListGuide,
  decorators: [inSite('/products/toilets')],
  parameters: {
    layout: 'fullscreen',
    usage: {
      when: 'Below a list: the terms, sizes and drawings that buyers need before choosing, with their source.',
      instead: 'The specification plate for the facts of one product. An article for a longer text.',
    },
  },
} satisfies Meta<typeof ListGuide>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OneFamily: Story = { args: { guide: firstGuide } };

const drawings = guides.flatMap(({ parts }) => parts.filter((part) => 'drawings' in part));

/** Every drawing of every guide. */
export const AllDrawings: Story = {
  tags: ['!autodocs'],
  args: { guide: { title: 'All drawings', intro: 'By the guides that they stand in.', parts: drawings } },
  play: async ({ canvasElement }) => {
    const pictures = [...canvasElement.querySelectorAll('img')];
    await expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) {
      picture.loading = 'eager';
      await waitFor(() => expect(picture.naturalWidth, picture.src).toBe(360));
    }
  },
};
