import type { StudioPicture } from './studio-picture.ts';
import { bathroomFaucetPictures } from './bathroom-faucets.ts';
import { blogPictures } from './blog.ts';
import { cabinetPictures } from './cabinets.ts';
import { closetSystemPictures } from './closet-systems.ts';
import { flooringPictures } from './flooring.ts';
import { kitchenFaucetPictures } from './kitchen-faucets.ts';
import { lightingPictures } from './lighting.ts';
import { mirrorPictures } from './mirrors.ts';
import { roomFloorPictures } from './room-floors.ts';
import { samplePictures } from './samples.ts';
import { scenePictures } from './scenes.ts';
import { servicePictures } from './services.ts';
import { showerPictures } from './showers.ts';
import { sinkPictures } from './sinks.ts';
import { toiletPictures } from './toilets.ts';
import { vanityPictures } from './vanities.ts';
import { worksPictures } from './works.ts';

/**
 * Every rendered picture, in the order of rendering. Slabs and close-ups of quartz are drawn (`../quartz`) and
 * composed into rooms (`../rooms`).
 */
export function studioPictures(): readonly StudioPicture[] {
  return [
    ...scenePictures(),
    ...servicePictures(),
    ...samplePictures(),
    ...vanityPictures(),
    ...cabinetPictures(),
    ...toiletPictures(),
    ...mirrorPictures(),
    ...lightingPictures(),
    ...sinkPictures(),
    ...kitchenFaucetPictures(),
    ...bathroomFaucetPictures(),
    ...showerPictures(),
    ...flooringPictures(),
    ...roomFloorPictures(),
    ...closetSystemPictures(),
    ...worksPictures(),
    ...blogPictures(),
  ];
}
