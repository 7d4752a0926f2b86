import { formatInches, formatInchFractions, formatInchRange } from '../../products/inches.ts';
import { bowlParts, faucetMeasures } from './guide-measures.ts';
import type { Guide } from './guide.ts';

const { behindBowl, behindLever, belowCabinets, hole, widespread } = faucetMeasures;

/** How far water has to come out to fall into a bowl of this depth, and onto a drain set to its rear; to a quarter of an inch. */
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
  intro:
    'Three choices decide how a faucet works and how it looks in ten years: what the water does, what the hand does, and what the metal is covered with.',
  parts: [
    {
      title: 'Spray options',
      terms: [
        {
          term: 'Stream',
          text: 'Air is mixed in, so that a glass fills without splashing. Every faucet here starts with it.',
        },
        {
          term: 'Spray',
          text: 'A ring of fine jets rinses a pan or a head of lettuce. On a pull-down it comes back to the stream by itself when the water is turned off.',
        },
        {
          term: 'Pull-down or pull-out',
          text: 'A pull-down comes straight down into a deep bowl, on a hose of about twenty inches. A pull-out comes towards you and reaches a pot beside the sink; it stands lower, under a window that opens.',
        },
        {
          term: 'Pause',
          text: 'A button that stops the water while the head is moved. Worth having where the sink is far from the stove.',
        },
      ],
    },
    {
      title: 'Handle styles',
      terms: [
        { term: 'Single handle', text: 'One hand, or an elbow, sets heat and flow together. One hole in the counter.' },
        {
          term: 'Double handle',
          text: 'Each hand wheel or lever has its own valve, and each valve its own washer. Three holes, eight inches from the first to the last.',
        },
        {
          term: 'At the side',
          text: `Most levers swing back past the post and want ${formatInchFractions(behindLever)} from the middle of the hole to the backsplash. Where there is less, under a window or on a ledge, choose one that turns forward.`,
        },
      ],
    },
    {
      title: 'Where it stands',
      drawings: [
        {
          name: 'kitchen-reach',
          alt: `A pull-down faucet in a counter, cut from the wall to the room: ${formatInchFractions(behindLever)} from the backsplash to the middle of its hole, ${formatInchFractions(behindBowl)} from there to a bowl of ${formatInches(drawnBowl)}, a reach of ${drawnReach}, ${formatInches(belowCabinets)} from the counter to the wall cabinet.`,
          caption: `A bowl ${formatInches(drawnBowl)} from back to front, in a counter ${formatInchFractions(25.5)} deep: nothing here has room to spare, so all of it is measured before the stone is drilled.`,
        },
        {
          name: 'kitchen-holes',
          alt: `Three ways to drill a counter, from above: one hole of ${formatInchFractions(hole)} with its lever at the side; one hole with a sprayer beside it, 4″ away; three holes, ${formatInches(widespread.usual)} from the first to the last. Hot is on the left.`,
          caption: 'A plate covers the outer holes of an old sink. What was drilled in stone stays drilled.',
        },
      ],
      source:
        'As we drill, after the makers’ sheets. Hot on the left, and a single lever turned to the left for hot: Ontario Building Code, Division B, Article 7.6.1.1, read in reprints (buildcodes.ca, buildingcode.online); the official text is on ontario.ca.',
    },
    {
      title: 'Bowl and reach',
      columns: ['Bowl, back to front', 'Reach of the spout', 'To a drain at the rear'],
      rows: [reachRow(14), reachRow(drawnBowl), reachRow(18)],
      source: `Water should fall between a quarter and the half of the bowl. Our own rule, with the hole ${formatInchFractions(behindBowl)} behind the bowl; the lists of faucets on our sinks’ pages follow it.`,
    },
    {
      title: 'Height',
      columns: ['Above the counter', 'Room', 'What fits'],
      rows: [
        ['Wall cabinets', formatInches(belowCabinets), 'A pull-down of 14 to 16½″'],
        ['A window sill, or a shelf', '12 to 14″', 'A pull-out or a single handle of 10½ to 13″'],
        ['Nothing up to 30″', '30″ and more', 'A commercial one of 20 to 23″, with room to lift its hose'],
      ],
      source:
        'Heights of the faucets in the list above. Eighteen inches below the wall cabinets is how kitchens are hung; measure yours.',
    },
    {
      title: 'Finishes',
      terms: [
        {
          term: 'Polished chrome',
          text: 'The hardest and the easiest to match. Shows water spots and forgives everything else.',
        },
        {
          term: 'Brushed nickel and stainless',
          text: 'Hides fingerprints. The two are not the same colour: nickel is warmer. Hold one to the other.',
        },
        {
          term: 'Matte black',
          text: 'A coat of powder or lacquer over brass. Wipe it with water; scouring paste makes it shine in patches.',
        },
        {
          term: 'Brushed brass',
          text: 'Here a coat laid on in a vacuum (PVD), which keeps its colour. Bare brass would darken.',
        },
        {
          term: 'Oil-rubbed bronze',
          text: 'A finish that lives: it wears to copper where hands touch it, and is meant to.',
        },
      ],
    },
  ],
};
