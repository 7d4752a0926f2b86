import type { Guide } from './guide.ts';

export const bathroomFaucetGuide: Guide = {
  title: 'Which faucet fits the basin',
  intro: 'The basin or the counter has holes already, or will have: that settles the type before anything else.',
  parts: [
    {
      title: 'Installation types',
      terms: [
        {
          term: 'Widespread',
          text: 'Three holes, eight inches from the first to the last. Spout and handles are three pieces joined by hoses below, so that six to sixteen inches will do as well.',
        },
        {
          term: 'Centerset',
          text: 'Three holes, four inches from the first to the last, under one plate. The type most old basins have.',
        },
        {
          term: 'Single hole',
          text: 'One hole of 1⅜ inches. A plate covers three holes where the old faucet had them.',
        },
        {
          term: 'Wall-mounted',
          text: 'Pipes come out of the wall. The spout stands four to six inches above the rim, and the valve goes in before the tile: choose it first.',
        },
      ],
    },
    {
      title: 'Measures that go together',
      columns: ['Basin', 'Reach of the spout', 'Height above the rim'],
      rows: [
        ['Set into the counter', '4½ to 6″', '2 to 5″'],
        ['Vessel on the counter', '5 to 7″', '4 to 6″ above the vessel'],
        ['Console or pedestal', '4½ to 5½″', '2 to 5″'],
      ],
      source:
        'Water should fall on the drain or just before it. From our own fittings; the drawing of the basin decides.',
    },
  ],
};
