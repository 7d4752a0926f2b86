import { formatInches, formatInchRange } from '../../products/inches.ts';
import { showerMeasures } from './guide-measures.ts';
import type { Guide } from './guide.ts';

const { arm, seat, seatDepth, valve } = showerMeasures;

export const showerGuide: Guide = {
  title: 'Planning a shower',
  intro:
    'The shower head is what you see. The valve behind the tile, the size of the pipe and the water heater decide what it can do.',
  parts: [
    {
      title: 'System types',
      terms: [
        {
          term: 'Pressure-balanced',
          text: 'One handle. It keeps the temperature within about 1.5 °C when someone flushes. You set the temperature; the flow is always full.',
        },
        {
          term: 'Thermostatic',
          text: 'One dial for temperature, one for flow. A wax cartridge holds the temperature you set, whatever else is running.',
        },
        {
          term: 'With a diverter',
          text: 'One valve feeds two outlets, one at a time: a rain head or a hand shower. To run both at once, you need a volume control for each and a larger pipe.',
        },
        {
          term: 'Body sprays',
          text: 'Each uses about as much water as a small shower head. Four of them need their own ¾″ supply.',
        },
      ],
    },
    {
      title: 'Heights',
      drawings: [
        {
          name: 'shower-heights',
          alt: `A shower in section: the shower arm leaves the wall at ${formatInches(arm)}, the valve is at ${formatInchRange(valve)}, a seat at ${formatInchRange(seat)}, ${formatInches(seatDepth)} deep.`,
          caption:
            'Measured from the finished shower floor, tile included. Someone 6′2″ needs the arm at 84″, so tell us while the wall is open.',
        },
        {
          name: 'shower-outlets',
          alt: 'The piping of two showers. Left: a pressure-balanced valve between ½″ hot and cold pipes feeds one head. Right: ½″ hot and cold pipes feed a thermostatic valve, and a diverter sends the water to a rain head or a hand shower.',
          caption:
            'Left, one valve and one head. Right, two outlets used one at a time: the flow is the same, so the pipe stays ½″. To run both at once, use ¾″.',
        },
      ],
      source:
        'Valve and seat: planning guidelines of the National Kitchen & Bath Association. The arm height is our own. A fixed head must be fed by a pressure-balanced or thermostatic valve unless its water is already tempered: Ontario Building Code, Division B, Article 7.6.5.2.',
    },
    {
      title: 'Basic, premium and luxury',
      columns: ['Feature', 'Basic', 'Premium', 'Luxury'],
      rows: [
        ['Heads', 'One, fixed', 'One fixed, one hand-held', 'Rain head, hand shower and body sprays'],
        ['Valve', 'Pressure-balanced', 'Thermostatic, one diverter', 'Thermostatic, a volume control for each outlet'],
        ['Maximum flow', '7.6 L/min', '7.6 L/min', '19 L/min or more'],
        ['Supply pipe', '½″', '½″', '¾″'],
        ['Hot water', '40-gallon tank', '50-gallon tank', '75-gallon tank, or tankless'],
        ['Rough-in time', '1 day', '1½ days', '3 days, plus a larger drain'],
      ],
      source:
        'The Ontario limits are 7.6 litres a minute for a shower head and 49 °C at the faucet: Ontario Building Code, Division B, Part 7. The rest is our own experience.',
    },
  ],
};
