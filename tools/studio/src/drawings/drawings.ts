import { drawBasinHoles } from './basin-holes.ts';
import { drawBasinReach } from './basin-reach.ts';
import { drawClosetPlan } from './closet-plan.ts';
import { drawClosetRods } from './closet-rods.ts';
import { drawFloorDoorway } from './floor-doorway.ts';
import { drawFloorEdge } from './floor-edge.ts';
import { drawKitchenHoles } from './kitchen-holes.ts';
import { drawKitchenReach } from './kitchen-reach.ts';
import { drawLightColours } from './light-colours.ts';
import { drawIslandLight } from './light-island.ts';
import { drawMirrorLight } from './light-mirror.ts';
import { drawMirrorWidth } from './mirror-width.ts';
import { drawQuartzEdges } from './quartz-edges.ts';
import { drawShowerHeights } from './shower-heights.ts';
import { drawShowerOutlets } from './shower-outlets.ts';
import { drawSinkCabinet } from './sink-cabinet.ts';
import { drawSinkReveal } from './sink-reveal.ts';
import { drawToiletPlan } from './toilet-plan.ts';
import { drawToiletSide } from './toilet-side.ts';
import { drawVanityPlan } from './vanity-plan.ts';

/** The drawings of the buying guides by name. */
export const drawings = {
  'basin-holes': drawBasinHoles,
  'basin-reach': drawBasinReach,
  'closet-plan': drawClosetPlan,
  'closet-rods': drawClosetRods,
  'floor-doorway': drawFloorDoorway,
  'floor-edge': drawFloorEdge,
  'kitchen-holes': drawKitchenHoles,
  'kitchen-reach': drawKitchenReach,
  'light-colours': drawLightColours,
  'light-island': drawIslandLight,
  'light-mirror': drawMirrorLight,
  'mirror-width': drawMirrorWidth,
  'quartz-edges': drawQuartzEdges,
  'shower-heights': drawShowerHeights,
  'shower-outlets': drawShowerOutlets,
  'sink-cabinet': drawSinkCabinet,
  'sink-reveal': drawSinkReveal,
  'toilet-plan': drawToiletPlan,
  'toilet-side': drawToiletSide,
  'vanity-plan': drawVanityPlan,
};
