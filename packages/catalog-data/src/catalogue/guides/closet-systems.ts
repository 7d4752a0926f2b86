import { formatInches } from '../../products/inches.ts';
import { closetMeasures } from './guide-measures.ts';
import type { Guide } from './guide.ts';

const { depth, long, lowerRod, shirts, shoeShelf, standing, suitcases, upperRod } = closetMeasures;

export const closetGuide: Guide = {
  title: 'Planning a closet',
  intro:
    'Count what has to go in before you choose how it looks. These measures have held in every house that we have fitted.',
  parts: [
    {
      title: 'What things take',
      columns: ['What', 'Height', 'Depth', 'Width'],
      rows: [
        [
          'Shirts, jackets, folded trousers',
          formatInches(shirts),
          formatInches(depth),
          'One inch a piece, two for jackets',
        ],
        [
          'Two rods, one above the other',
          `Rods at ${lowerRod} and ${formatInches(upperRod)}`,
          formatInches(depth),
          'Twice the shirts in the same wall',
        ],
        ['Long coats and dresses', formatInches(long), formatInches(depth), 'Two to three inches a piece'],
        ['Folded sweaters', '10 to 12″ a shelf', '14″', '12″ a stack'],
        ['Shoes', `${formatInches(shoeShelf)} a shelf`, '13″', '8″ a pair; 36″ hold four'],
        ['Winter boots', '18″', '14″', '12″ a pair, on a tray that drips'],
        [
          'Suitcases',
          `The top shelf, ${formatInches(suitcases)} clear`,
          formatInches(depth),
          'As they are, lying down',
        ],
      ],
      source:
        'Our own measures. Hangers are 17 to 19 inches wide: less than 22 inches of depth, and sleeves touch the door.',
    },
    {
      title: 'Drawn to scale',
      drawings: [
        {
          name: 'closet-rods',
          alt: `A closet of seven feet from the front, under a ceiling of eight: two rods at ${formatInches(lowerRod)} and ${formatInches(upperRod)}, one rod at ${formatInches(long)} for what is long, shelves for shoes of ${formatInches(shoeShelf)}, suitcases above all of it, in ${formatInches(suitcases)}.`,
          caption: 'Two rods hold twice the shirts; two feet of one rod are enough for most people’s coats.',
        },
        {
          name: 'closet-plan',
          alt: `Two walk-in closets from above. One side: ${formatInches(depth)} of clothes and ${formatInches(standing)} to stand, 5 feet. Both sides: ${formatInches(depth)}, ${formatInches(standing)} and ${formatInches(depth)}, 7 feet.`,
          caption: 'From finished wall to finished wall. The dashed line is where sleeves end.',
        },
      ],
      source: 'Our own measures, as in the table above.',
    },
    {
      title: 'Room to stand',
      terms: [
        {
          term: 'Walk-in, one side',
          text: 'At least five feet from wall to wall: two for the clothes, three to stand and turn.',
        },
        {
          term: 'Walk-in, both sides',
          text: 'At least seven feet. Below that, shelves of fourteen inches on the second side.',
        },
        {
          term: 'Reach-in',
          text: 'Two feet deep behind the door. Bifold doors show all of it; sliding ones always hide half.',
        },
        {
          term: 'Pantry',
          text: 'Shelves twelve to sixteen inches deep: deeper, and the back row is never seen again.',
        },
      ],
    },
    {
      title: 'Before we cut',
      terms: [
        {
          term: 'Measure three times',
          text: 'Width at the floor, at the waist and at the top. Old walls lean by half an inch; panels are cut to the smallest.',
        },
        {
          term: 'Look for what is in the way',
          text: 'A hatch, a switch, the radiator, the swing of the door, the slope of the roof.',
        },
        {
          term: 'Say who reaches what',
          text: 'A child’s rod at 36 inches rises with the child. The highest shelf a person of average height reaches is at 76 inches.',
        },
      ],
    },
  ],
};
