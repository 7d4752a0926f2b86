import { formatInchFractions } from '../../products/inches.ts';
import { flooringMeasures } from './guide-measures.ts';
import type { Guide } from './guide.ts';

const gap = formatInchFractions(flooringMeasures.gap);
const flatness = formatInchFractions(flooringMeasures.flatness);

export const flooringGuide: Guide = {
  title: 'Which floor for which room',
  intro: 'Water, heat and how level the old floor is settle more than the look does.',
  parts: [
    {
      title: 'Where it may lie',
      columns: ['Material', 'Bathroom', 'Basement', 'Over warm pipes', 'Can be sanded'],
      rows: [
        ['Vinyl plank', 'Yes', 'Yes', 'To 27 °C at its surface', 'No'],
        ['Porcelain and ceramic', 'Yes', 'Yes', 'Yes, the best', 'No'],
        ['Natural stone', 'Sealed', 'Yes', 'Yes', 'Polished anew'],
        [
          'Engineered wood',
          'Powder room only',
          'On a vapour barrier, with care',
          'To 27 °C at its surface',
          'Once or twice',
        ],
        ['Solid wood', 'No', 'No', 'No', 'Several times'],
        ['Carpet', 'No', 'On a raised subfloor', 'Thin only', 'No'],
      ],
      source:
        'After the makers’ instructions for the floors in the list above. A moisture test of the slab comes before anything in a basement.',
    },
    {
      title: 'At the edge',
      drawings: [
        {
          name: 'floor-edge',
          alt: `A floor of vinyl planks cut at the wall: plywood on joists, underlay, planks that end ${gap} before the wall, and a baseboard over the gap that is fixed to the wall alone.`,
          caption: `${gap} at walls, posts, pipes and hearths. A floor that clicks together moves as one piece: nailed through the baseboard, it parts at its joints in February.`,
        },
        {
          name: 'floor-doorway',
          alt: `Two floors that meet in a doorway, cut: a moulding fixed to the base covers ${gap} on either side. Below it a straightedge of 10′ on the base, with ${flatness} under it at the most.`,
          caption: `Lay a straightedge of ten feet on the base, several ways: where it shows more than ${flatness}, fill or grind before the first plank.`,
        },
      ],
      source:
        'For vinyl planks that click together, as most makers have it; some ask for more at long runs. Their sheet comes in the box.',
    },
    {
      title: 'Words on the box',
      terms: [
        {
          term: 'Wear layer',
          text: 'Of vinyl in mils, thousandths of an inch: 12 for a bedroom, 20 for a hall with boots. Of engineered wood in millimetres: two is one sanding.',
        },
        {
          term: 'PEI',
          text: 'How well a glaze stands up to foot traffic. 3 for a home, 4 for an entrance, 5 for a shop.',
        },
        { term: 'DCOF', text: 'Grip when wet. 0.42 or more for a floor that gets wet.' },
        {
          term: 'Janka',
          text: 'How hard it is to dent a wood: red oak, which most people know underfoot, is 1,290 pounds-force.',
        },
      ],
    },
  ],
};
