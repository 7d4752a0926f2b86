import type { Guide } from './guide.ts';

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
          text: 'Each hand wheel or lever has its own valve, and each valve its own washer. Three holes, four to eight inches apart.',
        },
        {
          term: 'At the side',
          text: 'A lever on the side needs room behind it: with a backsplash two inches away, choose one that turns forward.',
        },
      ],
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
