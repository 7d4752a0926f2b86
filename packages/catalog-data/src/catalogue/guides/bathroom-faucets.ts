import { formatInches, formatInchFractions, formatInchRange } from '../../products/inches.ts';
import { faucetMeasures } from './guide-measures.ts';
import type { Guide } from './guide.ts';

const { aboveVessel, basinHeight, basinReach, behindBasin, centerset, hole, widespread } = faucetMeasures;
const hoses = formatInchRange(widespread.range);

export const bathroomFaucetGuide: Guide = {
  title: 'Which faucet fits the basin',
  intro: 'The basin or the counter has holes already, or will have: that settles the type before anything else.',
  parts: [
    {
      title: 'Installation types',
      terms: [
        {
          term: 'Widespread',
          text: `Three holes, ${formatInches(widespread.usual)} from the first to the last. Spout and handles are three pieces joined by hoses below: most makers' reach ${hoses}, ours ${formatInchRange(widespread.ours)}.`,
        },
        {
          term: 'Centerset',
          text: `Three holes, ${formatInches(centerset)} from the first to the last, under one plate. The type most old basins have.`,
        },
        {
          term: 'Single hole',
          text: `One hole of ${formatInchFractions(hole)}. A plate covers three holes where the old faucet had them.`,
        },
        {
          term: 'Wall-mounted',
          text: 'Pipes come out of the wall. The spout stands four to six inches above the rim, and the valve goes in before the tile: choose it first.',
        },
      ],
    },
    {
      title: 'Holes and reach',
      drawings: [
        {
          name: 'basin-holes',
          alt: `Three patterns of holes from above, at one scale: a single hole of ${formatInchFractions(hole)} (35 mm), a centerset with ${formatInches(centerset)} between its outer holes, a widespread with ${formatInches(widespread.usual)}, for which most makers' hoses reach ${hoses}.`,
          caption:
            'Measure from the middle of the first hole to the middle of the last; the one between does not count.',
        },
        {
          name: 'basin-reach',
          alt: `A faucet over a basin below the counter, cut: the middle of its hole ${formatInches(behindBasin)} behind the basin, a reach of ${formatInchRange(basinReach)}, the spout ${formatInchRange(basinHeight)} above the counter, the water falling just before the drain.`,
          caption: 'Reach runs from the middle of the hole to the water, and not to the end of the metal.',
        },
      ],
      source:
        'Holes and hoses as their makers state them. The distance behind the basin is how we drill; the drawing of the basin decides.',
    },
    {
      title: 'Measures that go together',
      columns: ['Basin', 'Reach of the spout', 'Height above the rim'],
      rows: [
        ['Set into the counter', formatInchRange(basinReach), formatInchRange(basinHeight)],
        ['Vessel on the counter', '5 to 7″', `${formatInchRange(aboveVessel)} above the vessel`],
        ['Console or pedestal', '4½ to 5½″', formatInchRange(basinHeight)],
      ],
      source:
        'Water should fall on the drain or just before it. From our own fittings; the drawing of the basin decides.',
    },
  ],
};
