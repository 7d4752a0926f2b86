import type { Layout, Plan } from '../plan/plan.ts';

/** A kitchen: a run with sink and dishwasher, a corner with a cooktop, an island and a backsplash. */
export const samplePlan: Plan = {
  stone: 'calacatta-oro-classic',
  thickness: '3cm',
  slabSize: 0,
  mayTurn: true,
  places: [],
  pieces: [
    {
      id: 'a',
      name: 'Sink run',
      role: 'counter',
      shape: { kind: 'straight', lengthIn: 96, depthIn: 25.5 },
      edges: [null, 'eased', 'eased', null],
      radiiIn: [0, 0.25, 1.5, 0],
      cutOuts: [
        { id: 's', kind: 'undermount-sink', centre: [40, 12.25], widthIn: 30, depthIn: 18, radiusIn: 0.75 },
        {
          id: 'f',
          kind: 'faucet',
          centre: [0, -11.0625],
          widthIn: 1.375,
          depthIn: 1.375,
          radiusIn: 0.6875,
          linkedTo: 's',
        },
      ],
      appliances: [{ kind: 'dishwasher', fromIn: 60, widthIn: 24 }],
      overhangIn: 1.5,
      isOverhangSupported: false,
      isWhole: false,
    },
    {
      id: 'b',
      name: 'Corner & range',
      role: 'counter',
      shape: { kind: 'corner', hand: 'left', lengthIn: 84, depthIn: 25.5, returnLengthIn: 60, returnDepthIn: 25.5 },
      edges: [null, null, 'eased', 'eased', 'eased', null],
      radiiIn: [0, 0, 0, 0.5, 0, 0],
      cutOuts: [{ id: 'c', kind: 'cooktop', centre: [55, 12.75], widthIn: 28.5, depthIn: 19.5, radiusIn: 0.5 }],
      appliances: [],
      overhangIn: 1.5,
      isOverhangSupported: false,
      isWhole: false,
    },
    {
      id: 'c',
      name: 'Island',
      role: 'island',
      shape: { kind: 'free', points: [[0, 0], [72, 0], [84, 12], [84, 38], [0, 38]] }, // prettier-ignore
      edges: ['full-bullnose', 'full-bullnose', 'full-bullnose', 'full-bullnose', 'mitre'],
      radiiIn: [3, 3, 3, 3, 0],
      cutOuts: [],
      appliances: [],
      overhangIn: 12,
      isOverhangSupported: true,
      isWhole: true,
    },
    {
      id: 'd',
      name: 'Backsplash behind the sink',
      role: 'backsplash',
      shape: { kind: 'straight', lengthIn: 96, depthIn: 4 },
      edges: ['eased', null, null, null],
      radiiIn: [0, 0, 0, 0],
      cutOuts: [],
      appliances: [],
      overhangIn: 0,
      isOverhangSupported: false,
      isWhole: false,
    },
  ],
};

/** Written by hand: the corner in two parts, one of them turned. */
export const sampleLayout: Layout = {
  slab: { widthIn: 126, heightIn: 64 },
  kerfIn: 0.1875,
  trimIn: 0.5,
  seams: [{ pieceId: 'b', from: [25.5, 25.5], to: [0, 25.5], reason: 'corner' }],
  slabs: [
    [
      {
        part: {
          id: 'a',
          pieceId: 'a',
          name: 'Sink run',
          offset: [0, 0],
          outline: [[0, 0], [96, 0], [96, 25.5], [0, 25.5]], // prettier-ignore
          widthIn: 96,
          heightIn: 25.5,
        },
        xIn: 0.5,
        yIn: 0.5,
        quarterTurns: 2,
      },
      {
        part: {
          id: 'b.2',
          pieceId: 'b',
          name: 'Corner & range, part 2 of 2',
          offset: [0, 25.5],
          outline: [[0, 0], [25.5, 0], [25.5, 34.5], [0, 34.5]], // prettier-ignore
          widthIn: 25.5,
          heightIn: 34.5,
        },
        xIn: 85,
        yIn: 26.5,
        quarterTurns: 1,
      },
      {
        part: {
          id: 'b.1',
          pieceId: 'b',
          name: 'Corner & range, part 1 of 2',
          offset: [0, 0],
          outline: [[0, 0], [84, 0], [84, 25.5], [0, 25.5]], // prettier-ignore
          widthIn: 84,
          heightIn: 25.5,
        },
        xIn: 0.5,
        yIn: 26.25,
        quarterTurns: 0,
      },
      {
        part: {
          id: 'd',
          pieceId: 'd',
          name: 'Backsplash behind the sink',
          offset: [0, 0],
          outline: [[0, 0], [96, 0], [96, 4], [0, 4]], // prettier-ignore
          widthIn: 96,
          heightIn: 4,
        },
        xIn: 0.5,
        yIn: 58,
        quarterTurns: 0,
      },
    ],
    [
      {
        part: {
          id: 'c',
          pieceId: 'c',
          name: 'Island',
          offset: [0, 0],
          outline: [[0, 0], [72, 0], [84, 12], [84, 38], [0, 38]], // prettier-ignore
          widthIn: 84,
          heightIn: 38,
        },
        xIn: 0.5,
        yIn: 0.5,
        quarterTurns: 0,
      },
    ],
  ],
};
