import { formatInches } from '../../products/inches.ts';
import { closetMeasures } from './guide-measures.ts';
import type { Guide } from './guide.ts';

const { depth, long, lowerRod, shirts, shoeShelf, standing, suitcases, upperRod } = closetMeasures;

export const closetGuide: Guide = {
  title: 'Planning a closet',
  intro:
    'Count what has to go in before you choose how it looks. We’ve used these dimensions in every closet we’ve built.',
  parts: [
    {
      title: 'How much room things need',
      columns: ['What', 'Height', 'Depth', 'Width'],
      rows: [
        ['Shirts, jackets, folded pants', formatInches(shirts), formatInches(depth), '1″ each, 2″ for jackets'],
        [
          'Double hanging',
          `Rods at ${lowerRod} and ${formatInches(upperRod)}`,
          formatInches(depth),
          'Twice the shirts on the same wall',
        ],
        ['Long coats and dresses', formatInches(long), formatInches(depth), '2 to 3″ each'],
        ['Folded sweaters', '10 to 12″ a shelf', '14″', '12″ a stack'],
        ['Shoes', `${formatInches(shoeShelf)} a shelf`, '13″', '8″ a pair; a 36″ shelf holds four'],
        ['Winter boots', '18″', '14″', '12″ a pair, on a boot tray'],
        ['Suitcases', `The top shelf, ${formatInches(suitcases)} clear`, formatInches(depth), 'Laid flat'],
      ],
      source:
        'From our own closets. Hangers are 17 to 19″ wide: with less than 22″ from the wall to the door, sleeves touch it. Our panels are shallower because clothes hang past their front edge.',
    },
    {
      title: 'Drawn to scale',
      drawings: [
        {
          name: 'closet-rods',
          alt: `A 7-foot closet from the front, under an 8-foot ceiling: two rods at ${formatInches(lowerRod)} and ${formatInches(upperRod)}, one rod at ${formatInches(long)} for long coats, shoe shelves ${formatInches(shoeShelf)} apart, and ${formatInches(suitcases)} for suitcases on top.`,
          caption: 'Double hanging holds twice the shirts; two feet of single rod is enough for most people’s coats.',
        },
        {
          name: 'closet-plan',
          alt: `Two walk-in closets from above. One side: ${formatInches(depth)} for clothes and ${formatInches(standing)} to stand, 5 feet in all. Both sides: ${formatInches(depth)}, ${formatInches(standing)} and ${formatInches(depth)}, 7 feet.`,
          caption: 'Measured between finished walls. The dashed line shows where sleeves reach.',
        },
      ],
      source: 'From our own closets, as in the table above.',
    },
    {
      title: 'Room to stand',
      terms: [
        {
          term: 'Walk-in, one side',
          text: 'At least five feet from wall to wall: two for clothes, three to stand and turn.',
        },
        {
          term: 'Walk-in, both sides',
          text: 'At least seven feet. With less, use 14″ shelves on the second side.',
        },
        {
          term: 'Reach-in',
          text: 'Two feet deep behind the door. Bifold doors show everything; sliding doors always hide half.',
        },
        {
          term: 'Pantry',
          text: 'Shelves 12 to 16″ deep. Any deeper and you lose sight of the back row.',
        },
      ],
    },
    {
      title: 'Before we cut',
      terms: [
        {
          term: 'Measure three times',
          text: 'Width at the floor, at the waist and at the top. Old walls can lean by half an inch; we cut panels to the smallest measurement.',
        },
        {
          term: 'Look for what is in the way',
          text: 'An attic hatch, a switch, a radiator, a door swing or a sloped ceiling.',
        },
        {
          term: 'Tell us who needs to reach what',
          text: 'Start a child’s rod at 36″ and raise it as they grow. A person of average height can reach a shelf at 76″.',
        },
      ],
    },
  ],
};
