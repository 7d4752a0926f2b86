import type { Guide } from './guide.ts';

export const sinkGuide: Guide = {
  title: 'How a sink is fixed',
  intro: 'What holds the sink decides the cabinet, the counter and the order of the work.',
  parts: [
    {
      title: 'Mounting',
      terms: [
        {
          term: 'Undermount',
          text: 'Glued and clipped below the stone. Crumbs go straight in. Needs quartz or another solid top, with the edge polished.',
        },
        {
          term: 'Drop-in',
          text: 'The rim lies on the counter. For laminate, and where a new sink goes into an old opening.',
        },
        {
          term: 'Apron front',
          text: 'Its front replaces a piece of the cabinet and of the counter. The cabinet is made for it: order the two together.',
        },
        {
          term: 'Vessel',
          text: 'Stands on the counter. Set the counter at 30 to 32 inches, so that the rim comes to 36.',
        },
        {
          term: 'Pedestal and console',
          text: 'Stands on the floor or on legs, and hides the pipes or shows them: choose a trap worth looking at.',
        },
      ],
    },
    {
      title: 'Sink and cabinet',
      columns: ['Cabinet', 'Widest sink outside', 'Good for'],
      rows: [
        ['24″', '21″', 'A bar, a small kitchen'],
        ['30″', '27″', 'One bowl'],
        ['33″', '30″', 'One large bowl, or two small ones'],
        ['36″', '33″', 'Two bowls, or one for oven trays'],
        ['36″, cut out', '36″ apron front', 'A farmhouse sink'],
      ],
      source: 'Three inches less than the cabinet, for sides and clips. The maker’s drawing decides.',
    },
  ],
};
