import { formatInches, formatInchFractions, formatInchRange } from '../../products/inches.ts';
import { faucetMeasures } from './guide-measures.ts';
import type { Guide } from './guide.ts';

const { aboveVessel, basinHeight, basinReach, behindBasin, centerset, hole, widespread } = faucetMeasures;
const hoses = formatInchRange(widespread.range);

export const bathroomFaucetGuide: Guide = {
  title: 'Which faucet fits your sink',
  intro: 'The holes in your sink or counter decide the type of faucet.',
  parts: [
    {
      title: 'Installation types',
      terms: [
        {
          term: 'Widespread',
          text: `Three holes, ${formatInches(widespread.usual)} from the first to the last. The spout and handles are separate, joined by hoses under the counter: most manufacturers allow ${hoses}, ours ${formatInchRange(widespread.ours)}.`,
        },
        {
          term: 'Centerset',
          text: `Three holes, ${formatInches(centerset)} from the first to the last, under one plate. Most older sinks have this drilling.`,
        },
        {
          term: 'Single hole',
          text: `One hole of ${formatInchFractions(hole)}. A deck plate covers the extra holes if your old faucet had three.`,
        },
        {
          term: 'Wall-mounted',
          text: 'The pipes come out of the wall, with the spout four to six inches above the rim. The valve goes in before the tile, so choose it first.',
        },
      ],
    },
    {
      title: 'Holes and reach',
      drawings: [
        {
          name: 'basin-holes',
          alt: `Three hole patterns from above, to the same scale: a single hole of ${formatInchFractions(hole)} (35 mm), a centerset with ${formatInches(centerset)} between its outer holes, a widespread with ${formatInches(widespread.usual)}; most manufacturers’ hoses reach ${hoses}.`,
          caption: 'Measure from the centre of the first hole to the centre of the last, ignoring the one between.',
        },
        {
          name: 'basin-reach',
          alt: `A faucet over an undermount sink, in section: the centre of its hole ${formatInches(behindBasin)} behind the bowl, a reach of ${formatInchRange(basinReach)}, the spout ${formatInchRange(basinHeight)} above the counter, the water falling just before the drain.`,
          caption: 'Reach is measured from the centre of the hole to the water, not to the tip of the spout.',
        },
      ],
      source:
        'Holes and hoses per manufacturers’ specs. The distance behind the bowl is our standard drilling; check the spec sheet for your sink.',
    },
    {
      title: 'Matching the faucet to the sink',
      columns: ['Sink', 'Spout reach', 'Height above the rim'],
      rows: [
        ['Undermount or drop-in', formatInchRange(basinReach), formatInchRange(basinHeight)],
        ['Vessel', '5 to 7″', `${formatInchRange(aboveVessel)} above the vessel`],
        ['Console or pedestal', '4½ to 5½″', formatInchRange(basinHeight)],
      ],
      source:
        'Water should land on the drain or just in front of it. From our own installations; check the spec sheet for your sink.',
    },
  ],
};
