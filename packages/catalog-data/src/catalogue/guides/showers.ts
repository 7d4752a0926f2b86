import { formatInches, formatInchRange } from '../../products/inches.ts';
import { showerMeasures } from './guide-measures.ts';
import type { Guide } from './guide.ts';

const { arm, seat, seatDepth, valve } = showerMeasures;

export const showerGuide: Guide = {
  title: 'What makes a shower',
  intro:
    'A head is what one sees. The valve behind the tile, the size of the pipe and the water heater decide what it can do.',
  parts: [
    {
      title: 'System types',
      terms: [
        {
          term: 'Pressure-balanced',
          text: 'One handle. A piston keeps the mix steady when somebody flushes, within about a degree and a half. It sets heat, and the flow is always full.',
        },
        {
          term: 'Thermostatic',
          text: 'One dial for heat, one for flow. Wax in the cartridge holds the degree that was set, whatever the house does.',
        },
        {
          term: 'With a diverter',
          text: 'One valve feeds two outlets by turns: a rain head, or a hand shower on a bar. Both at once want a volume control each and a larger pipe.',
        },
        {
          term: 'Body sprays',
          text: 'Each adds about as much water as a small head. Four of them want their own three-quarter-inch supply.',
        },
      ],
    },
    {
      title: 'Heights',
      drawings: [
        {
          name: 'shower-heights',
          alt: `A shower, its wall and floor cut: the arm of the head leaves the wall at ${formatInches(arm)}, the valve is at ${formatInchRange(valve)}, a seat at ${formatInchRange(seat)}, ${formatInches(seatDepth)} deep.`,
          caption:
            'From the finished floor of the shower, tile and all. A person of six foot two wants the arm at 84″: say so while the wall is open.',
        },
        {
          name: 'shower-outlets',
          alt: 'The pipes of two showers. One: a pressure-balanced valve between hot and cold pipes of ½″ feeds one head. The other: hot and cold pipes, of ½″ too, reach a thermostatic valve, and a diverter sends the water to a rain head or a hand shower.',
          caption:
            'Left, one valve and one head. Right, what is behind the tile for two outlets by turns: no more water runs at once, so the pipe stays as it is. For all at once it is ¾″.',
        },
      ],
      source:
        'Valve and seat: planning guidelines of the National Kitchen & Bath Association. The arm is where we set it. A fixed head is fed through a pressure-balanced or thermostatic valve, unless its water comes tempered already: Ontario Building Code, Division B, Article 7.6.5.2, read in reprints (codeindex.ca, buildingcode.online); the official text is on ontario.ca.',
    },
    {
      title: 'Basic, premium and luxury',
      columns: ['What it has', 'Basic', 'Premium', 'Luxury'],
      rows: [
        ['Heads', 'One, fixed', 'One fixed, one in the hand', 'Rain head, hand shower and body sprays'],
        ['Valve', 'Pressure-balanced', 'Thermostatic, one diverter', 'Thermostatic, a volume control for each outlet'],
        ['At most at once', '7.6 L/min', '7.6 L/min', '19 L/min and more'],
        ['Supply pipe', '½″', '½″', '¾″'],
        ['Hot water', '40-gallon tank', '50-gallon tank', '75-gallon tank, or tankless'],
        ['In the wall', 'A day', 'A day and a half', 'Three days, and a drain to match'],
      ],
      source:
        'A shower head may give 7.6 litres a minute and the water in a home may reach 49 °C at the tap: Ontario Building Code, Division B, Part 7. The rest is our own experience.',
    },
  ],
};
