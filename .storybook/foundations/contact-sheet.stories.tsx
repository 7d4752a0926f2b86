import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import records from '../../packages/pictures/src/picture-records.generated.json';

interface ContactSheetProps {
  /** The folder: `vanities`, `quartz`, `scenes` … */
  readonly family: string;
  /** Shows only pictures whose name contains this: a product, or a view such as `front`. */
  readonly find?: string | undefined;
}

const pictures = Object.entries(records).map(([name, record]) => ({ name, family: familyOf(name), ...record }));
const families = [...new Set(pictures.map(({ family }) => family))].sort();

function familyOf(name: string): string {
  return name.slice(0, name.indexOf('/'));
}

/** Every picture of a family, side by side, to check that they look alike. */
function ContactSheet({ family, find = '' }: ContactSheetProps) {
  const shown = pictures.filter((picture) => picture.family === family && picture.name.includes(find));
  return (
    <section aria-labelledby="family">
      <h1 id="family" className="font-serif text-title">
        {family}, {shown.length} {shown.length === 1 ? 'picture' : 'pictures'}
      </h1>
      <ul className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-5">
        {shown.map(({ name, alt, dominantColour, height, width }) => (
          <li key={name}>
            <figure>
              <a href={`/masters/${name}.webp`}>
                <img
                  src={`/masters/${name}.webp`}
                  alt={alt}
                  loading="lazy"
                  decoding="async"
                  width={width}
                  height={height}
                  style={{ backgroundColor: dominantColour }}
                  className="h-auto w-full"
                />
              </a>
              <figcaption className="mt-2 text-caption text-ink-muted">
                <span className="block font-medium text-ink">{name.slice(family.length + 1)}</span>
                {width} × {height}. {alt}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

const meta = {
  title: 'Foundations/Contact sheet',
  tags: ['!autodocs'],
  component: ContactSheet,
  args: { family: 'quartz' },
  argTypes: { family: { control: 'select', options: families }, find: { control: 'text' } },
} satisfies Meta<typeof ContactSheet>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Each family with its number of pictures; a new family has no sheet below yet. */
export const Families: Story = {
  render: () => (
    <table className="w-full max-w-md">
      <caption className="mb-3 text-left font-serif text-title">{pictures.length} pictures</caption>
      <thead>
        <tr className="border-b border-hairline text-left">
          <th scope="col" className="py-2">
            Family
          </th>
          <th scope="col" className="py-2 text-right">
            Pictures
          </th>
        </tr>
      </thead>
      <tbody>
        {families.map((family) => (
          <tr key={family} className="border-b border-hairline">
            <th scope="row" className="py-2 text-left font-normal">
              {family}
            </th>
            <td className="py-2 text-right tabular-nums">
              {pictures.filter((picture) => picture.family === family).length}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(families.length + 1);
  },
};

export const Scenes: Story = { args: { family: 'scenes' } };

// The others differ only in their pictures, so they aren’t tested again.
export const QuartzSlabs: Story = { tags: ['!test'], args: { family: 'quartz', find: '/slab' } };
export const QuartzCloseUps: Story = { tags: ['!test'], args: { family: 'quartz', find: '/close-up' } };
export const QuartzRooms: Story = { tags: ['!test'], args: { family: 'quartz', find: '/room' } };
export const Vanities: Story = { tags: ['!test'], args: { family: 'vanities' } };
export const Cabinets: Story = { tags: ['!test'], args: { family: 'cabinets' } };
export const Mirrors: Story = { tags: ['!test'], args: { family: 'mirrors' } };
export const Sinks: Story = { tags: ['!test'], args: { family: 'sinks' } };
export const KitchenFaucets: Story = { tags: ['!test'], args: { family: 'kitchen-faucets' } };
export const BathroomFaucets: Story = { tags: ['!test'], args: { family: 'bathroom-faucets' } };
export const Showers: Story = { tags: ['!test'], args: { family: 'showers' } };
export const Toilets: Story = { tags: ['!test'], args: { family: 'toilets' } };
export const Lighting: Story = { tags: ['!test'], args: { family: 'lighting' } };
export const Flooring: Story = { tags: ['!test'], args: { family: 'flooring' } };
export const ClosetSystems: Story = { tags: ['!test'], args: { family: 'closet-systems' } };
export const Works: Story = { tags: ['!test'], args: { family: 'works' } };
export const Blog: Story = { tags: ['!test'], args: { family: 'blog' } };
