import type { Guide } from './guide.ts';

export const closetGuide: Guide = {
  title: 'Planning a closet',
  intro:
    'Count what has to go in before you choose how it looks. These measures have held in every house that we have fitted.',
  parts: [
    {
      title: 'What things take',
      columns: ['What', 'Height', 'Depth', 'Width'],
      rows: [
        ['Shirts, jackets, folded trousers', '42″', '24″', 'One inch a piece, two for jackets'],
        ['Two rods, one above the other', 'Rods at 40 and 80″', '24″', 'Twice the shirts in the same wall'],
        ['Long coats and dresses', '66″', '24″', 'Two to three inches a piece'],
        ['Folded sweaters', '10 to 12″ a shelf', '14″', '12″ a stack'],
        ['Shoes', '7″ a shelf', '13″', '8″ a pair; 36″ hold four'],
        ['Winter boots', '18″', '14″', '12″ a pair, on a tray that drips'],
        ['Suitcases', 'The top shelf, 16″ clear', '24″', 'As they are'],
      ],
      source:
        'Our own measures. Hangers are 17 to 19 inches wide: less than 22 inches of depth, and sleeves touch the door.',
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
