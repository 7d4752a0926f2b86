import type { CabinetSample } from './cabinet-samples.ts';

export type MillworkService = CabinetSample;

/** Millwork for houses, from the smallest part to the largest, and for businesses. */
export const millworkServices: readonly MillworkService[] = [
  {
    title: 'Mouldings and trim',
    picture: 'scenes/millwork-mouldings',
    text: 'Baseboard, casing and crown, run to match your existing trim or to a new design. We keep your profile on file in case you add a room.',
  },
  {
    title: 'Panelling and wainscot',
    picture: 'scenes/millwork-panelling',
    text: 'Shaker, raised or tongue and groove, in painted maple or clear-finished oak, laid out so no panel ends at a switch.',
  },
  {
    title: 'Stairs and railings',
    picture: 'scenes/millwork-stairs',
    text: 'Treads, newels and handrails that feel good in the hand, built to the Ontario Building Code.',
  },
  {
    title: 'Doors and built-ins',
    picture: 'scenes/millwork-doors',
    text: 'Solid doors, pocket doors, window seats and libraries, scribed to the wall and hung to stay shut.',
  },
  {
    title: 'Reception and retail',
    picture: 'scenes/millwork-reception',
    text: 'Desks, display walls and counters for stores, clinics and offices, delivered around your opening hours.',
  },
];
