import { findPicture } from '@showroom/pictures/picture-records';
import { toPictureSource } from '@showroom/pictures/picture-source';
import { layOut } from '@showroom/slab-planner/lay-out';
import { startPlan } from '@showroom/slab-planner/start-plan';
import { piecesFromTemplate, type TemplateId } from '@showroom/slab-planner/templates';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { findHolesOfPart } from './find-holes.ts';
import { markParts } from './part-marks.ts';
import { SlabView } from './slab-view.tsx';

/** The first slab of a plan with these templates. */
function slabOf(stone: 'aurora' | 'sahara-noir', ...templates: readonly TemplateId[]) {
  const pieces = templates.flatMap((template, at) =>
    piecesFromTemplate(template).map((piece) => ({ ...piece, id: `${piece.id}-${at}` })),
  );
  const plan = { ...startPlan(stone), pieces };
  const { layout } = layOut(plan, { isOver: () => false, seed: 1 });
  const record = findPicture(`quartz/${stone}/slab`);
  return {
    slab: layout.slab,
    parts: layout.slabs[0] ?? [],
    picture: record && toPictureSource(record),
    markOf: markParts(plan),
    holesOf: (part: Parameters<typeof findHolesOfPart>[1]) => findHolesOfPart(plan, part),
    caption: 'Slab 1 of 1',
  };
}

const meta = {
  title: 'Site/Slab planner/Slab',
  component: SlabView,
  parameters: {
    usage: {
      when: 'For a slab with the parts that are cut from it. A table next to it says the same.',
      instead: 'The gallery for a slab without parts.',
    },
  },
} satisfies Meta<typeof SlabView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: slabOf('aurora', 'straight', 'vanity') };

export const DarkStone: Story = { args: slabOf('sahara-noir', 'straight', 'vanity') };

export const CornerAndNarrowParts: Story = { args: slabOf('aurora', 'free', 'backsplash', 'backsplash', 'vanity') };

export const WithoutPicture: Story = { args: { ...slabOf('aurora', 'island'), picture: null } };

export const OnAPhone: Story = { ...Default, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
