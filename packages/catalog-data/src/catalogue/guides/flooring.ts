import { formatInchFractions } from '../../products/inches.ts';
import { flooringMeasures } from './guide-measures.ts';
import type { Guide } from './guide.ts';

const gap = formatInchFractions(flooringMeasures.gap);
const flatness = formatInchFractions(flooringMeasures.flatness);

export const flooringGuide: Guide = {
  title: 'Which floor for which room',
  intro: 'Water, heat and how level your subfloor is matter more than looks.',
  parts: [
    {
      title: 'Where it can go',
      columns: ['Material', 'Bathroom', 'Basement', 'Over radiant heat', 'Can be sanded'],
      rows: [
        ['Vinyl plank', 'Yes', 'Yes', 'Up to 27 °C at the surface', 'No'],
        ['Porcelain and ceramic', 'Yes', 'Yes', 'Yes, best choice', 'No'],
        ['Natural stone', 'Sealed', 'Yes', 'Yes', 'Can be repolished'],
        [
          'Engineered wood',
          'Powder room only',
          'Over a vapour barrier, with care',
          'Up to 27 °C at the surface',
          'Once or twice',
        ],
        ['Solid wood', 'No', 'No', 'No', 'Several times'],
        ['Carpet', 'No', 'On a raised subfloor', 'Thin only', 'No'],
      ],
      source:
        'From the manufacturers’ instructions for the floors above. In a basement, test the slab for moisture first.',
    },
    {
      title: 'At the edge',
      drawings: [
        {
          name: 'floor-edge',
          alt: `A vinyl plank floor at the wall, in section: plywood on joists, underlay, planks that end ${gap} before the wall, and a baseboard over the gap, fixed to the wall only.`,
          caption: `${gap} at walls, posts, pipes and hearths. A click floor moves as one piece: nail the baseboard through it and the joints open in February.`,
        },
        {
          name: 'floor-doorway',
          alt: `Two floors meeting in a doorway, in section: a transition moulding fixed to the subfloor covers ${gap} on both sides. Below it, a 10′ straightedge on the subfloor with at most ${flatness} under it.`,
          caption: `Lay a 10′ straightedge on the subfloor in several directions. Where the gap is more than ${flatness}, fill or grind before you lay a plank.`,
        },
      ],
      source:
        'Typical for click vinyl planks; some manufacturers ask for more on long runs. Follow the instructions in the box.',
    },
    {
      title: 'Terms on the box',
      terms: [
        {
          term: 'Wear layer',
          text: 'For vinyl, in mils (thousandths of an inch): 12 for a bedroom, 20 for a hall with boots. For engineered wood, in millimetres: 2 mm allows one sanding.',
        },
        {
          term: 'PEI',
          text: 'How well a glaze stands up to foot traffic. 3 for a home, 4 for an entrance, 5 for a store.',
        },
        { term: 'DCOF', text: 'Slip resistance when wet. Choose 0.42 or higher for a floor that gets wet.' },
        {
          term: 'Janka',
          text: 'How well a wood resists dents. Red oak, the most familiar floor, is 1,290 lbf.',
        },
      ],
    },
  ],
};
