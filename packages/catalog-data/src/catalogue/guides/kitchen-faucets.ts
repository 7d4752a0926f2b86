import { formatInches, formatInchFractions, formatInchRange } from '../../products/inches.ts';
import { bowlParts, faucetMeasures } from './guide-measures.ts';
import type { Guide } from './guide.ts';

const { behindBowl, behindLever, belowCabinets, hole, widespread } = faucetMeasures;

/** The reach that a bowl of this depth needs, and one with its drain at the rear, to a quarter of an inch. */
function reachRow(bowlIn: number): readonly [string, string, string] {
  const [least, most] = bowlParts.water;
  const drain = behindBowl + bowlIn * bowlParts.drain.rear;
  return [
    formatInches(bowlIn),
    formatInchRange([behindBowl + bowlIn * least, behindBowl + bowlIn * most]),
    formatInchFractions(Math.round(drain * 4) / 4),
  ];
}

const drawnBowl = 16;
const drawnReach = reachRow(drawnBowl)[1];

export const kitchenFaucetGuide: Guide = {
  title: 'Choosing a kitchen faucet',
  intro: 'Three choices decide how a faucet works and how it looks in ten years: the spray, the handle and the finish.',
  parts: [
    {
      title: 'Spray options',
      terms: [
        {
          term: 'Stream',
          text: 'Air is mixed in, so a glass fills without splashing. Every faucet here has it.',
        },
        {
          term: 'Spray',
          text: 'A ring of fine jets rinses a pan or a head of lettuce. A pull-down goes back to the stream when you turn the water off.',
        },
        {
          term: 'Pull-down or pull-out',
          text: 'A pull-down comes straight down into a deep bowl, on a hose of about twenty inches. A pull-out comes toward you and reaches a pot beside the sink; it’s lower, so it fits under a window that opens.',
        },
        {
          term: 'Pause',
          text: 'A button that stops the water while you move the head. Handy where the sink is far from the stove.',
        },
      ],
    },
    {
      title: 'Handle styles',
      terms: [
        { term: 'Single handle', text: 'One hand, or an elbow, sets temperature and flow. One hole in the counter.' },
        {
          term: 'Double handle',
          text: 'Each handle has its own valve. Three holes, 8″ from the first to the last.',
        },
        {
          term: 'Side lever',
          text: `Most levers swing back past the post and need ${formatInchFractions(behindLever)} from the centre of the hole to the backsplash. With less room, under a window or on a ledge, choose one that turns forward.`,
        },
      ],
    },
    {
      title: 'Placement',
      drawings: [
        {
          name: 'kitchen-reach',
          alt: `A pull-down faucet in a counter, in section: ${formatInchFractions(behindLever)} from the backsplash to the centre of its hole, ${formatInchFractions(behindBowl)} from there to a ${formatInches(drawnBowl)} bowl, a reach of ${drawnReach}, ${formatInches(belowCabinets)} from the counter to the wall cabinet.`,
          caption: `A bowl ${formatInches(drawnBowl)} from back to front, in a counter ${formatInchFractions(25.5)} deep: there’s no room to spare, so we measure everything before we drill the stone.`,
        },
        {
          name: 'kitchen-holes',
          alt: `Three drilling patterns from above: one hole of ${formatInchFractions(hole)} with its lever at the side; one hole with a sprayer beside it, 4″ away; three holes, ${formatInches(widespread.usual)} from the first to the last. Hot is on the left.`,
          caption: 'A deck plate covers the outer holes of an old sink. A hole drilled in stone is there for good.',
        },
      ],
      source:
        'Our standard drilling, per manufacturer’s specs. Hot on the left, and a single lever turned to the left for hot: Ontario Building Code, Division B, Article 7.6.1.1.',
    },
    {
      title: 'Bowl and reach',
      columns: ['Bowl, back to front', 'Spout reach', 'For a rear drain'],
      rows: [reachRow(14), reachRow(drawnBowl), reachRow(18)],
      source: `Water should land between a quarter and halfway across the bowl. This is our own rule, with the hole ${formatInchFractions(behindBowl)} behind the bowl; we use it for the faucets suggested on each sink page.`,
    },
    {
      title: 'Height',
      columns: ['Above the counter', 'Room', 'What fits'],
      rows: [
        ['Wall cabinets', formatInches(belowCabinets), 'A pull-down of 14 to 16½″'],
        ['A window sill or shelf', '12 to 14″', 'A pull-out or a single handle of 10½ to 13″'],
        ['Nothing within 30″', '30″ and more', 'A commercial faucet of 20 to 23″, with room to lift the hose'],
      ],
      source: 'Heights of the faucets listed above. Wall cabinets usually hang 18″ above the counter; measure yours.',
    },
    {
      title: 'Finishes',
      terms: [
        {
          term: 'Polished chrome',
          text: 'The hardest finish and the easiest to match. It shows water spots and forgives everything else.',
        },
        {
          term: 'Brushed nickel and stainless',
          text: 'Both hide fingerprints. Nickel is the warmer colour, so compare samples side by side.',
        },
        {
          term: 'Matte black',
          text: 'Powder coat or lacquer over brass. Wipe with water; abrasive cleaners leave shiny patches.',
        },
        {
          term: 'Brushed brass',
          text: 'Ours has a PVD (vacuum-applied) coating that keeps its colour. Bare brass darkens.',
        },
        {
          term: 'Oil-rubbed bronze',
          text: 'A living finish: it’s meant to wear to copper where hands touch it.',
        },
      ],
    },
  ],
};
