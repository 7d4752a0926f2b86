import { quartzEdgeMeasures } from './guide-measures.ts';
import type { Guide } from './guide.ts';

const { mitred, thicknesses } = quartzEdgeMeasures;
const [thick, thin] = thicknesses;
const either = `${thin} or ${thick} cm`;

export const quartzGuide: Guide = {
  title: 'The edge of the stone',
  intro:
    'The edge is what you touch, lean on and see, and it’s the part of a counter that chips. Choose it along with the colour.',
  parts: [
    {
      title: 'Eight edge profiles in section',
      drawings: [
        {
          name: 'quartz-edges',
          alt: `Eight quartz edges in section. At ${thick} cm and at ${thin} cm: eased, bevel, quarter round, half round, ogee, pencil. From mitred ${mitred.of} cm slabs: an apron, and a waterfall down to the floor.`,
          caption: `${thin} cm is a little over ¾″, ${thick} cm just under 1¼″. A mitre makes ${mitred.of} cm look anywhere from ${mitred.looks[0]} to ${mitred.looks[1]} cm thick.`,
        },
      ],
      source: 'To scale, as our shop makes them. Profiles vary slightly; ask for a sample.',
    },
    {
      title: 'Choosing an edge',
      columns: ['Edge', 'Thickness', 'Good for', 'Watch for'],
      rows: [
        ['Eased', either, 'Modern rooms', 'The first to chip; choose a bevel beside the dishwasher'],
        ['Bevel', either, 'Busy kitchens', 'Nothing; it’s the easiest to clean'],
        ['Quarter round, or half bullnose', either, 'Homes with children', 'Sharp lower edge'],
        ['Half round, or bullnose', `${thick} cm looks right`, 'Resisting knocks', 'Drips run around to the underside'],
        ['Ogee', `${thick} cm; shallow in ${thin} cm`, 'Raised-panel doors, turned legs', 'Traps crumbs'],
        ['Pencil', either, 'Tables and bar tops, where hands rest', 'Makes the slab look thinner'],
        [
          'Mitred apron',
          `${mitred.of} cm`,
          'Vanities and statement islands',
          'Outer corner can chip; four times the labour',
        ],
        ['Waterfall', either, 'The end of an island', 'Needs extra slab to match the veins'],
      ],
      source:
        'From our own shop and the repairs we’ve done. Ask us to ease the underside too: that’s where dishes hit it.',
    },
    {
      title: 'Living with quartz',
      terms: [
        { term: 'Cleaning', text: 'A soft cloth, warm water and a drop of dish soap. It never needs sealing.' },
        { term: 'Stains', text: 'It resists stains, but wipe up coffee, beets and turmeric right away.' },
        { term: 'Heat', text: 'Heat can mark the resin. Use a trivet, even under a slow cooker.' },
        { term: 'Scratches', text: 'Knives won’t mark it, but a scouring pad dulls the polish.' },
      ],
    },
  ],
};
