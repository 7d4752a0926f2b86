import type { Guide } from './guide.ts';

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
        ['Carpet', 'No', 'On a raised subfloor', 'Thin only', 'No'],
      ],
      source:
        'After the makers’ instructions for the floors in the list above. A moisture test of the slab comes before anything in a basement.',
    },
    {
      title: 'Words on the box',
      terms: [
        {
          term: 'Wear layer',
          text: 'Of vinyl in mils, thousandths of an inch: 12 for a bedroom, 20 for a hall with boots. Of engineered wood in millimetres: two is one sanding.',
        },
        { term: 'PEI', text: 'How hard a glaze is to scratch. 3 for a home, 4 for an entrance, 5 for a shop.' },
        { term: 'DCOF', text: 'Grip when wet. 0.42 or more for a floor that gets wet.' },
        {
          term: 'Janka',
          text: 'How hard it is to dent a wood: red oak, which most people know underfoot, is 1,290 pounds-force.',
        },
      ],
    },
  ],
};
